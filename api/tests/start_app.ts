import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { dataFolder } from '#tests/data_folder'
import { Program } from '#tests/program'

/** Starts a server with a new data folder in a child process. Both end with the test. */
export async function startApp(
  cleanup: (end: () => Promise<void>) => void,
  settings: Record<string, string> = {}
): Promise<{ url: string; folder: string; server: Program }> {
  const folder = await dataFolder()
  cleanup(() => folder.forget())
  const port = await findFreePort()
  const environment = { DATA_DIR: folder.path, PORT: String(port), ...settings }
  const server = Program.server(environment)
  cleanup(() => server.end().then(() => {}))
  await server.says('is ready')
  return { url: `http://127.0.0.1:${port}`, folder: folder.path, server }
}
