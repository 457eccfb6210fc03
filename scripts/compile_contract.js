import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Compiles the contract to JavaScript in the build output, where Node resolves it before the sources: a process without
 * type stripping starts faster and loads no compiler.
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
