import './require_node.js'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stopWithNpm } from './stop_with_npm.js'

const root = fileURLToPath(new URL('../', import.meta.url))
const stamp = `${root}web/dist/.built_from`

void stopWithNpm()
buildWebWhereChanged()
process.chdir(`${root}api`)
await import('@poppinss/ts-exec')
await import('../api/bin/server.ts')

/** Builds the web app on the first start and after changes of its sources. */
function buildWebWhereChanged() {
  const sources = fingerprint()
  if (read(stamp) === sources) return
  console.log('Building the web app...')
  const build = spawnSync('npm', ['run', 'build', '-w', 'web', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (build.status !== 0) {
    console.error('The web app could not be built: run `npm run build -w web` to see why.')
    process.exit(1)
  }
  writeFileSync(stamp, sources)
}

function fingerprint() {
  const hash = createHash('sha256')
  const files = globSync(
    ['web/{src,public,service_worker}/**/*', 'web/*.*', 'contract/src/**/*', 'package-lock.json'],
    { cwd: root }
  )
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(root + file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
