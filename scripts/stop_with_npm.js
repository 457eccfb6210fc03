import { spawnSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

const CHECK_EACH_MS = 500

/**
 * Stops this process when its parent npm exits. npm forwards signals to its shell only, and a shell that does not
 * `exec` the command exits without forwarding them: the server would keep its port.
 */
export async function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const npm = parentOf(parent)
  do {
    await delay(CHECK_EACH_MS, undefined, { ref: false })
  } while (process.ppid === parent && (npm === null || isAlive(npm)))
  process.kill(process.pid, 'SIGTERM')
}

/** The parent process id; null if unavailable, as on Windows: then only the shell is monitored. */
function parentOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })
  const parent = Number(stdout)
  return parent > 1 ? parent : null
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means alive: a process of another user, as when npm runs with other rights.
    return error.code === 'EPERM'
  }
}
