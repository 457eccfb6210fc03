import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Puts the contract into the build as JavaScript, where the build finds it before its sources: a process that need not
 * strip types starts sooner and leaves out the compiler that does it.
 */
const root = fileURLToPath(new URL('../', import.meta.url))
const tsc = spawnSync('tsc', ['-p', 'contract/tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
})
if (tsc.status !== 0) process.exit(1)
const description = readFileSync(`${root}contract/package.json`, 'utf8')
writeFileSync(
  `${root}build/node_modules/@saajha/contract/package.json`,
  description.replace('./src/*.ts', './src/*.js')
)
