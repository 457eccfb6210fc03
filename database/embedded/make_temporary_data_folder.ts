import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * An empty data folder for a test, in the system's temporary folder. Others may enter it, because root's PostgreSQL is
 * another user's where user namespaces are off.
 */
export async function makeTemporaryDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saajha-test-'))
  await chmod(folder, 0o755)
  return folder
}
