import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Program } from '@saajha/api/harness/program'
import { makeTemporaryDataFolder } from '@saajha/database/embedded/data_folder/make_temporary_data_folder'
import { findFreePort } from '@saajha/database/embedded/find_free_port'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** The first start builds the web app, creates the database and adds the demo listings. */
export const START_TIMEOUT_MS = 300_000

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
  const server = new Program(
    [process.execPath, 'scripts/start.js'],
    {
      ...environment,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: 'off',
      ...(settings.NODE_ENV === 'production' ? { PUBLIC_URL: `http://localhost:${port}` } : {}),
      ...settings,
    },
    { cwd: repository, stderr: process.stderr }
  )
  await server.waitForOutput(' is ready: http', START_TIMEOUT_MS)
  return {
    url: / is ready: (http\S+)/.exec(server.output)![1]!,
    dataDir,
    async close() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
