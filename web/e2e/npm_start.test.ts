import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { processesIn } from '@saajha/api/harness/processes_in'
import { Program } from '@saajha/api/harness/program'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { makeTemporaryDataFolder } from '@saajha/database/embedded/data_folder/make_temporary_data_folder'
import { START_TIMEOUT_MS } from './start_app.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))

const LIMIT = { timeout: START_TIMEOUT_MS + 120_000 }

let dataDir: string
let port: string

beforeAll(async () => {
  dataDir = await makeTemporaryDataFolder()
  port = String(await findFreePort())
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

// Same port and data each time: a start fails if the previous one still uses either.
test.for([
  { how: 'SIGTERM to npm', end: (npm: Program) => npm.kill('SIGTERM') },
  { how: 'SIGHUP to npm', end: (npm: Program) => npm.kill('SIGHUP') },
  { how: 'SIGKILL to npm', end: (npm: Program) => npm.kill('SIGKILL') },
  { how: 'Ctrl-C in the terminal', end: (npm: Program) => process.kill(-npm.pid, 'SIGINT') },
  { how: 'SIGTERM to the server', end: async () => process.kill(await serverPid(), 'SIGTERM') },
])('$how stops the server that npm start runs', LIMIT, async ({ end }, { onTestFinished }) => {
  const npm = new Program(
    ['npm', 'start'],
    { ...environment(), DATA_DIR: dataDir, PORT: port },
    { cwd: repository, stderr: process.stderr, detached: true }
  )
  onTestFinished(() => endGroup(npm.pid))
  await npm.waitForOutput(' is ready: ', START_TIMEOUT_MS)
  await end(npm)
  await expect.poll(() => processesIn(dataDir), { timeout: 60_000 }).toEqual([])
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow()
})

/** The environment of a shell that no npm has started. */
function environment(): Record<string, string | undefined> {
  const entries = Object.entries(process.env)
  return Object.fromEntries(entries.filter(([name]) => !/^(npm_|NODE_ENV$)/.test(name)))
}

async function serverPid(): Promise<number> {
  const [server] = (await processesIn(dataDir)).filter(({ command }) =>
    command.includes('scripts/start.js')
  )
  return server!.pid
}

/** Stops the processes that a failed test left running. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All processes have exited.
  }
}
