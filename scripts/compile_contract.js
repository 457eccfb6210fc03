import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Puts the contract into the build as JavaScript, where the build finds it before its sources: a process that need not
 * strip types starts sooner and leaves out the compiler that does it.
 */
const root = fileURLToPath(new URL('../', import.meta.url))
const target = `${root}build/node_modules/@saajha/contract/`

rmSync(target, { recursive: true, force: true })
execFileSync(process.execPath, [
  `${root}node_modules/typescript/bin/tsc`,
  '-p',
  `${root}contract/tsconfig.build.json`,
])
const description = JSON.parse(readFileSync(`${root}contract/package.json`, 'utf8'))
const compiled = { ...description, exports: { './*': './src/*.js' } }
writeFileSync(`${target}package.json`, JSON.stringify(compiled))
