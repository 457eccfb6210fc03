import '../scripts/require_node.js'
import '@poppinss/ts-exec'
await import('./bin/console.ts')
