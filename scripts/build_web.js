import './require_node.js'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const stamp = `${root}web/dist/.built_from`

if (import.meta.main) buildWeb()

/** Builds the web app on the first start and after changes of its sources. */
export function buildWebWhereChanged() {
  if (read(stamp) === fingerprint()) return
  console.log('Building the web app...')
  buildWeb()
}

function buildWeb() {
  const sources = fingerprint()
  const build = spawnSync('npm', ['run', 'build', '-w', 'web', '--silent'], {
    cwd: root,
    // With the NODE_ENV of a server for development or tests, Vite would leave out the service worker.
    env: { ...process.env, NODE_ENV: 'production' },
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
