import { choosePostgresAccount } from './cluster/choose_postgres_account.ts'
import { createCluster } from './cluster/create_cluster.ts'
import { dataFolder } from './data_folder/data_folder.ts'
import { databaseUrl } from './database_url.ts'
import { EmbeddedPostgresError } from './embedded_postgres_error.ts'
import { findBinaries } from './server/find_binaries.ts'
import { findOwnedServer } from './server/find_owned_server.ts'
import { hasCluster } from './cluster/has_cluster.ts'
import { launchServer } from './server/launch_server.ts'
import { takeOwnership } from './ownership/take_ownership.ts'
import { prepareDataFolder } from './data_folder/prepare_data_folder.ts'
import { readPassword } from './cluster/read_password.ts'
import { readPostgresMajor } from './cluster/read_postgres_major.ts'
import { syncCluster } from './cluster/sync_cluster.ts'

/** An open database; `stop` ends the server if this process owns it, and is idempotent. */
export interface EmbeddedPostgres {
  connectionString: string
  stop(): Promise<void>
}

/** Opens the PostgreSQL of the data folder and creates it on the first start; throws EmbeddedPostgresError. */
export async function openEmbeddedPostgres(options: {
  dataDir: string
  ifRunning: 'attach' | 'reject'
  onExit?: (message: string) => void
}): Promise<EmbeddedPostgres> {
  const folder = dataFolder(options.dataDir)
  await prepareDataFolder(folder)
  const binaries = await findBinaries()
  const account = await choosePostgresAccount(folder.cluster)
  const major = await readPostgresMajor(binaries, account, folder)
  let isNew = false

  for (let attempt = 1; attempt <= 10; attempt++) {
    if (!(await hasCluster(folder, major))) {
      await createCluster(folder, binaries, account)
      isNew = true
    }
    const password = await readPassword(folder)
    const port = await findOwnedServer(folder, binaries, password)
    if (port && options.ifRunning === 'reject') throw alreadyOwned(folder.root)
    if (port) return { connectionString: databaseUrl(port, password, 'saajha'), async stop() {} }

    const server = await launchServer(folder, binaries, account)
    // Another process has started the server, or processes of a dead server remain: retry.
    if (!server) continue
    if (isNew) void syncCluster(folder, binaries, account)
    return takeOwnership(server, folder, password, options.onExit)
  }
  throw new EmbeddedPostgresError(
    `Another PostgreSQL uses ${folder.cluster}: end it, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL of your own.`
  )
}

function alreadyOwned(root: string) {
  return new EmbeddedPostgresError(
    `Saajha already runs with its data in ${root}: stop it first, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL of your own.`
  )
}
