import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { hasMembers } from '#bin/has_members'

const ACE = fileURLToPath(new URL('../ace.js', import.meta.url))

/**
 * Seeds an empty marketplace by the command `demo:seed` in a child process: drawing the images would leave this process
 * with three times its memory. The child ends with the embedded database if this process is killed. Throws if it fails.
 */
export async function spawnDemoSeed(): Promise<void> {
  if (await hasMembers()) return
  console.log('Preparing demo listings...')
  await once(spawn(process.execPath, [ACE, 'demo:seed'], { stdio: 'inherit' }), 'exit')
  if (!(await hasMembers())) throw new Error('The demo listings could not be created')
}
