import { chmod, lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PostgresAccount } from './choose_postgres_account.ts'
import type { DataFolder } from '../data_folder/data_folder.ts'

/** Makes the account the owner of the cluster, readable by it only, as PostgreSQL requires. */
export async function chownCluster({ cluster }: DataFolder, { owner }: PostgresAccount) {
  const { uid, mode } = await stat(cluster)
  if (owner && owner.uid !== uid) {
    const entries = await readdir(cluster, { recursive: true })
    // The top folder is last: its owner marks the change as complete.
    for (const entry of [...entries, '.']) await lchown(join(cluster, entry), owner.uid, owner.gid)
  }
  if (process.platform !== 'win32' && mode & 0o077) await chmod(cluster, 0o700)
}
