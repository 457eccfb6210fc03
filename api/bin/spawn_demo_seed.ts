import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { hasMembers } from '#bin/has_members'

/** The console of the sources or of the build. */
const CONSOLE = import.meta.url.endsWith('.ts') ? '../ace.js' : './console.js'

/**
 * Seeds an empty marketplace by the command `demo:seed` in a child process: drawing the images would leave this process
 * with three times its memory. The child ends with this process, by their channel if this process is killed.
 * Throws if it fails.
 */
export async function spawnDemoSeed(): Promise<void> {
  if (await hasMembers()) return
  console.log('Preparing demo listings...')
  const file = fileURLToPath(new URL(CONSOLE, import.meta.url))
  const child = spawn(process.execPath, [file, 'demo:seed'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const end = () => void child.kill()
  process.once('exit', end)
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  process.off('exit', end)
  if (await hasMembers()) return
  throw new Error(`The demo listings were not created: their process ended with ${signal ?? code}`)
}
