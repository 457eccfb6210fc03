import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * An empty data folder for a test, in the system's temporary folder. Other users may enter it, since without user namespaces
 * root's PostgreSQL runs as another user.
 */
export async function makeTemporaryDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saajha-test-'))
  await chmod(folder, 0o755)
  return folder
}
