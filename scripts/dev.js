import './require_node.js'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

/** API and web with hot reload: the API restarts on file changes, Vite replaces modules in the open page. */
const sides = [
  spawn(
    process.execPath,
    [
      '--import=@poppinss/ts-exec',
      '--watch',
      ...['app', 'bin', 'config', 'providers', 'start', '../contract/src'].map(
        (path) => `--watch-path=${path}`
      ),
      'bin/server.ts',
    ],
    { cwd: `${root}api`, stdio: 'inherit' }
  ),
  spawn(process.execPath, [`${root}node_modules/vite/bin/vite.js`], {
    cwd: `${root}web`,
    stdio: 'inherit',
  }),
]

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
for (const side of sides) side.on('exit', () => stop('SIGTERM'))

function stop(signal) {
  for (const side of sides) if (side.exitCode === null) side.kill(signal)
}
