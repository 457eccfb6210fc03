import { runProgram } from './run_program.ts'
import type { Binaries } from './find_binaries.ts'

/** Stops a postgres: INT drops connections and flushes all data, QUIT exits immediately and recovers at the next start. */
export async function sendSignal(binaries: Binaries, pid: number, signal: 'INT' | 'QUIT') {
  if (process.platform === 'win32') {
    await runProgram({ wrapper: [] }, binaries.pg_ctl, ['kill', signal, `${pid}`])
    return
  }
  try {
    process.kill(pid, `SIG${signal}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
