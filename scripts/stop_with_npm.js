import { spawnSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

const CHECK_EACH_MS = 500

/**
 * Stops this process when the npm that started it is gone. npm passes signals on to its shell only, and a shell that is
 * not replaced by its command ends without a word to it: the server would keep its port.
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

/** Null where the system cannot say, as on Windows: then the shell alone is watched. */
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
    // Another user's process, as where npm runs with other rights, is alive too.
    return error.code === 'EPERM'
  }
}
