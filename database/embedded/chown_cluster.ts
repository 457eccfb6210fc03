import { chmod, lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PostgresAccount } from './choose_postgres_account.ts'
import type { DataFolder } from './data_folder.ts'

/** Gives the cluster to the user that serves it, and to him alone, as PostgreSQL demands. */
export async function chownCluster({ cluster }: DataFolder, { owner }: PostgresAccount) {
  const { uid, mode } = await stat(cluster)
  if (owner && owner.uid !== uid) {
    const entries = await readdir(cluster, { recursive: true })
    // The top comes last: its owner says that all the rest was given.
    for (const entry of [...entries, '.']) await lchown(join(cluster, entry), owner.uid, owner.gid)
  }
  if (process.platform !== 'win32' && mode & 0o077) await chmod(cluster, 0o700)
}
