import { spawn, type ChildProcess } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { makeTemporaryDataFolder } from '@saajha/database/embedded/data_folder/make_temporary_data_folder'

const repository = fileURLToPath(new URL('../../', import.meta.url))

let dataDir: string
let port: string

beforeAll(async () => {
  dataDir = await makeTemporaryDataFolder()
  port = String(await findFreePort())
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

// Same port and data each time: a start fails if the previous one still uses either.
test.for([
  { how: 'SIGTERM to npm', end: (npm: ChildProcess) => npm.kill('SIGTERM') },
  { how: 'SIGHUP to npm', end: (npm: ChildProcess) => npm.kill('SIGHUP') },
  { how: 'SIGKILL to npm', end: (npm: ChildProcess) => npm.kill('SIGKILL') },
  { how: 'Ctrl-C in the terminal', end: (npm: ChildProcess) => process.kill(-npm.pid!, 'SIGINT') },
  { how: 'SIGTERM to the server', end: async () => process.kill(await serverPid(), 'SIGTERM') },
])('$how stops the server that npm start runs', async ({ end }, { onTestFinished }) => {
  const npm = spawn('npm', ['start'], {
    cwd: repository,
    env: { ...environment(), DATA_DIR: dataDir, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  onTestFinished(() => endGroup(npm.pid!))
  await isReady(npm)
  await end(npm)
  await expect.poll(() => processesOn(dataDir), { timeout: 20_000 }).toEqual([])
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow()
})

/** The environment of a shell that no npm has started. */
function environment(): Record<string, string | undefined> {
  const entries = Object.entries(process.env)
  return Object.fromEntries(entries.filter(([name]) => !/^(npm_|NODE_ENV$)/.test(name)))
}

async function isReady(npm: ChildProcess): Promise<void> {
  for await (const line of createInterface({ input: npm.stdout! })) {
    if (line.includes(' is ready: ')) return
  }
  throw new Error('npm start ended before the server was ready')
}

async function serverPid(): Promise<number> {
  const [server] = (await processesOn(dataDir)).filter(({ command }) =>
    command.includes('scripts/start.js')
  )
  return server!.pid
}

/** Processes that received the data folder in their environment or command line. */
async function processesOn(folder: string): Promise<{ pid: number; command: string }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const read = (pid: number, file: string) =>
    readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  const all = await Promise.all(
    pids.map(async (pid) => ({
      pid,
      command: await read(pid, 'cmdline'),
      environment: await read(pid, 'environ'),
    }))
  )
  return all
    .filter(({ command, environment }) => (command + environment).includes(folder))
    .map(({ pid, command }) => ({ pid, command: command.replaceAll('\0', ' ').trim() }))
}

/** Stops the processes that a failed test left running. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All processes have exited.
  }
}
