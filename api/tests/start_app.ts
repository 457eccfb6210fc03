import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { preparedDataFolder } from '#tests/prepared_data_folder'
import type { Program } from '#harness/program'
import { serverProgram } from '#tests/app_program'

/** Starts a server with a prepared data folder of its own in a child process. Both end with the test. */
export async function startApp(
  cleanup: (end: () => Promise<void>) => void,
  settings: Record<string, string> = {}
): Promise<{ url: string; folder: string; server: Program }> {
  const folder = await preparedDataFolder()
  cleanup(() => folder.forget())
  const port = await findFreePort()
  const environment = { DATA_DIR: folder.path, PORT: String(port), ...settings }
  const server = serverProgram(environment)
  cleanup(() => server.stop().then(() => {}))
  await server.waitForOutput('is ready')
  return { url: `http://127.0.0.1:${port}`, folder: folder.path, server }
}
