import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestContext } from 'node:test'
import { afterwards } from './afterwards.ts'

/** Starts a Node process in its own process group that opens the data folder, like `npm start`. */
export function startOwner(
  t: TestContext,
  dataDir: string,
  ifRunning: 'attach' | 'reject' = 'reject'
) {
  const script = join(import.meta.dirname, 'owner_process.ts')
  const child = spawn(process.execPath, [script, dataDir, ifRunning], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const exited = once(child, 'exit')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  afterwards(t, () => child.kill('SIGKILL'))

  return {
    pid: child.pid!,
    exited,
    /** Its next output line: a connection string, an error, or an interruption. */
    async result() {
      const { value } = await lines.next()
      return JSON.parse(value ?? '{}') as {
        connectionString?: string
        name?: string
        message?: string
        interrupted?: boolean
      }
    },
    async opened() {
      const { connectionString, message } = await this.result()
      if (!connectionString) throw new Error(message ?? 'It ended without a word')
      return connectionString
    },
    async end(signal: NodeJS.Signals) {
      child.kill(signal)
      await exited
    },
  }
}
