import { databaseUrl } from '../database_url.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { holdOwnerLock } from './hold_owner_lock.ts'
import { stopServer } from '../server/stop_server.ts'
import type { DataFolder } from '../data_folder/data_folder.ts'
import type { EmbeddedPostgres } from '../open_embedded_postgres.ts'
import type { Server } from '../server/start_server.ts'

/** Acquires the owner lock of a server that this process started, and creates its database if missing. */
export async function takeOwnership(
  server: Server,
  folder: DataFolder,
  password: string,
  onExit: (message: string) => void = () => {}
): Promise<EmbeddedPostgres> {
  let stopping: Promise<void> | undefined
  try {
    const lock = await holdOwnerLock(databaseUrl(server.port, password, 'postgres'))
    await createDatabase(lock)
    void server.exited.then(async (how) => {
      await lock.release()
      if (!stopping)
        onExit(`PostgreSQL ended unexpectedly (${how}); the reason is in ${folder.log}.`)
    })
  } catch (error) {
    await stopServer(server)
    throw new EmbeddedPostgresError(
      `The PostgreSQL in ${folder.cluster} rejected the connection (${(error as Error).message}): set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error }
    )
  }
  server.keepAlive(false)

  return {
    connectionString: databaseUrl(server.port, password, 'saajha'),
    stop: () => (stopping ??= stopServer(server)),
  }
}

async function createDatabase(lock: Awaited<ReturnType<typeof holdOwnerLock>>) {
  const { rowCount } = await lock.query(`select from pg_database where datname = 'saajha'`)
  if (rowCount === 0) await lock.query('create database saajha')
}
