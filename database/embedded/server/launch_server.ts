import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { explainFileError } from '../data_folder/explain_file_error.ts'
import { findFreePort } from '../find_free_port.ts'
import { chownCluster } from '../cluster/chown_cluster.ts'
import { startServer, type Server } from './start_server.ts'
import type { PostgresAccount } from '../cluster/choose_postgres_account.ts'
import type { Binaries } from './find_binaries.ts'
import type { DataFolder } from '../data_folder/data_folder.ts'

/** Starts the server and waits until it accepts connections; undefined if another one serves the cluster. */
export async function launchServer(
  folder: DataFolder,
  binaries: Binaries,
  account: PostgresAccount
): Promise<Server | undefined> {
  await chownCluster(folder, account).catch((error) => {
    throw explainFileError(error, folder.cluster)
  })

  let log = ''
  for (let attempt = 1; attempt <= 5; attempt++) {
    const server = await startServer(folder, binaries, account, await findFreePort())
    if (await server.ready()) return server

    log = await server.readLog()
    if (/lock file ".*" already exists/.test(log)) return undefined
    // Processes of a killed postgres finish their statement before they exit.
    if (/shared memory block .* is still in use/.test(log)) {
      await delay(1000)
      return undefined
    }
    // Another process has taken the free port in the meantime.
    if (!/could not (bind|create any TCP)/.test(log)) break
  }
  throw startFailed(folder, log)
}

function startFailed(folder: DataFolder, log: string) {
  const reasons = log.match(/(?<=(?:FATAL|PANIC|error): +).+/g) ?? log.trim().split('\n').slice(-1)
  const reason = reasons[0]?.trim() || 'it said nothing'
  return new EmbeddedPostgresError(
    `PostgreSQL cannot start with its data in ${folder.cluster} (${reason}; more in ${folder.log}): fix that, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL of your own.`
  )
}
