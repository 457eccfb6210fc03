import { realpath } from 'node:fs/promises'
import { Client } from 'pg'
import { databaseUrl } from '../database_url.ts'
import { OWNER_LOCK } from './hold_owner_lock.ts'

/** Queries the server on the port for a live owner; `silent` if the cluster's server does not respond. */
export async function probeOwner(
  port: number,
  password: string,
  cluster: string
): Promise<'owned' | 'ownerless' | 'silent'> {
  const client = new Client({
    connectionString: databaseUrl(port, password, 'postgres'),
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string; owned: boolean }>(QUESTION, [
      OWNER_LOCK.first,
      OWNER_LOCK.second,
    ])
    const [owner] = rows
    // A copy of the data folder has the same password and names the original's port.
    if ((await realpath(owner!.folder)) !== (await realpath(cluster))) return 'silent'
    return owner!.owned ? 'owned' : 'ownerless'
  } catch {
    return 'silent'
  } finally {
    await client.end().catch(() => {})
  }
}

const QUESTION = `
  select current_setting('data_directory') as folder,
    exists (
      select from pg_locks
      where locktype = 'advisory' and granted and classid = $1 and objid = $2 and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
    ) and exists (select from pg_database where datname = 'saajha') as owned`
