import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { openServerLog } from './open_server_log.ts'
import { readPostmaster } from './read_postmaster.ts'
import { sendSignal } from './send_signal.ts'
import { serverArguments } from './server_arguments.ts'
import { serverEnvironment } from './server_environment.ts'
import { WATCHDOG_SCRIPT } from './watchdog_script.ts'
import type { PostgresAccount } from '../cluster/choose_postgres_account.ts'
import type { Binaries } from './find_binaries.ts'
import type { DataFolder } from '../data_folder/data_folder.ts'

/** A postgres that this process started. */
export interface Server {
  port: number
  /** Resolves with the exit reason: 'code 1' or 'signal SIGKILL'. */
  exited: Promise<string>
  /** Resolves to true once it accepts connections, to false if it exited before. */
  ready(): Promise<boolean>
  signal(name: 'INT' | 'QUIT' | 'KILL'): Promise<void>
  /** Whether the running server alone keeps this process alive. */
  keepAlive(yes: boolean): void
  readLog(): Promise<string>
}

/** Starts postgres under its watchdog, in a separate process group, so that they do not receive Ctrl-C. */
export async function startServer(
  folder: DataFolder,
  binaries: Binaries,
  account: PostgresAccount,
  port: number
): Promise<Server> {
  const log = await openServerLog(folder.log)
  const postgres = [binaries.postgres, ...serverArguments(folder.cluster, port)]
  const [file, ...args] =
    process.platform === 'win32'
      ? postgres
      : ['/bin/sh', '-c', WATCHDOG_SCRIPT, 'sh', ...account.wrapper, ...postgres]
  const child = spawn(file!, args, {
    ...account.owner,
    cwd: account.owner ? '/' : undefined,
    env: serverEnvironment(),
    stdio: ['pipe', log.fd, log.fd],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const pipe = child.stdin as Socket
  pipe.on('error', () => {})

  let running = true
  let finalLog = ''
  const exited = new Promise<string>((done) => {
    child.on('error', (error) => done(error.message))
    child.on('exit', (code, signal) => done(signal ? `signal ${signal}` : `code ${code}`))
  }).then(async (how) => {
    running = false
    // A line releases the watchdog, since the server has exited.
    pipe.end('\n')
    finalLog = await log.read()
    await log.close()
    return how
  })

  return {
    port,
    exited,
    async ready() {
      while (running) {
        const postmaster = await readPostmaster(folder)
        if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return true
        await delay(5)
      }
      await exited
      return false
    },
    async signal(name) {
      if (!running || !child.pid) return
      if (name === 'KILL') child.kill('SIGKILL')
      else await sendSignal(binaries, child.pid, name)
    },
    keepAlive(yes) {
      for (const handle of [child, pipe]) handle[yes ? 'ref' : 'unref']()
    },
    readLog: async () => (running ? log.read() : finalLog),
  }
}
