import './require_node.js'
import { fileURLToPath } from 'node:url'
import { buildWebWhereChanged } from './build_web.js'
import { stopWithNpm } from './stop_with_npm.js'

const root = fileURLToPath(new URL('../', import.meta.url))

void stopWithNpm()
buildWebWhereChanged()
process.chdir(`${root}api`)
await import('@poppinss/ts-exec')
await import('../api/bin/server.ts')
