import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { dataFolder } from '#tests/data_folder'
import { Program } from '#tests/program'

/** A server on fresh data that runs as a process of its own. It ends, and its data goes, with the test. */
export async function startApp(
  cleanup: (end: () => Promise<void>) => void,
  settings: Record<string, string> = {}
): Promise<{ address: string; folder: string; server: Program }> {
  const folder = await dataFolder()
  cleanup(() => folder.forget())
  const port = await findFreePort()
  const environment = { DATA_DIR: folder.path, PORT: String(port), ...settings }
  const server = Program.server(environment)
  cleanup(() => server.end().then(() => {}))
  await server.says('is ready')
  return { address: `http://127.0.0.1:${port}`, folder: folder.path, server }
}
