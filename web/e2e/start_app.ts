import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { makeTemporaryDataFolder } from '@saajha/database/embedded/data_folder/make_temporary_data_folder'
import { findFreePort } from '@saajha/database/embedded/find_free_port'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** The whole product, started as by `npm start`, with empty data. */
export type App = { url: string; dataDir: string; close(): Promise<void> }

/**
 * Starts the product with its own data folder and these environment settings, and waits for the log line with its URL.
 * Throws if it exits first.
 */
export async function startApp(settings: Record<string, string> = {}): Promise<App> {
  const dataDir = await makeTemporaryDataFolder()
  const { NODE_ENV: _, ...environment } = process.env
  const port = await findFreePort()
  const server = spawn(process.execPath, ['scripts/start.js'], {
    cwd: repository,
    env: {
      ...environment,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: 'off',
      ...(settings.NODE_ENV === 'production' ? { PUBLIC_URL: `http://localhost:${port}` } : {}),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    url: await urlOf(server),
    dataDir,
    async close() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function urlOf(server: ChildProcess): Promise<string> {
  const lines = createInterface({ input: server.stdout! })
  for await (const line of lines) {
    const url = / is ready: (http\S+)$/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('The server ended before it was ready')
}
