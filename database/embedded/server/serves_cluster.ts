import { readlink, realpath } from 'node:fs/promises'
import { isAlive } from '../ownership/is_alive.ts'
import { runProgram } from './run_program.ts'

/** Whether the process is a postgres of this cluster, and not an unrelated process with a reused id. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  // 0 and negative ids are process groups.
  if (!(pid > 0) || !isAlive(pid)) return false
  if (process.platform === 'win32') return true

  if (process.platform === 'linux') {
    // The working folder of PostgreSQL is its data folder; a zombie has none.
    const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return workingFolder === (await realpath(cluster))
  }
  const { output } = await runProgram({ wrapper: [] }, 'ps', [
    '-ww',
    '-o',
    'command=',
    '-p',
    `${pid}`,
  ])
  return output.includes(cluster)
}
