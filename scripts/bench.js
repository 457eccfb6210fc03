import './require_node.js'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const options = process.argv.slice(2)

/** Runs every benchmark of `docs/performance.md` in sequence; the short form omits Lighthouse, as it has none. */
run('build')
run('bench', '-w', 'api', '--', ...options)
if (!options.includes('--small')) run('lighthouse')

function run(script, ...rest) {
  const { status } = spawnSync('npm', ['run', script, ...rest], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
