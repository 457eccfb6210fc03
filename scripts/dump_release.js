import './require_node.js'
import { fileURLToPath } from 'node:url'

/** Makes the dump that the next upgrade test migrates; run it when a release is made: `npx node scripts/dump_release.js [commit]`. */
process.chdir(fileURLToPath(new URL('../api/', import.meta.url)))
await import('@poppinss/ts-exec')
const { dumpRelease } = await import('../api/tests/releases/dump_release.ts')
await dumpRelease(process.argv[2] ?? 'HEAD')
process.exit()
