import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import {
  choosePostgresAccount,
  type PostgresAccount,
} from '@saajha/database/embedded/cluster/choose_postgres_account'
import { createCluster } from '@saajha/database/embedded/cluster/create_cluster'
import { dataFolder } from '@saajha/database/embedded/data_folder/data_folder'
import { databaseUrl } from '@saajha/database/embedded/database_url'
import { findBinaries, type Binaries } from '@saajha/database/embedded/server/find_binaries'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { chownCluster } from '@saajha/database/embedded/cluster/chown_cluster'
import { prepareDataFolder } from '@saajha/database/embedded/data_folder/prepare_data_folder'
import { readPassword } from '@saajha/database/embedded/cluster/read_password'
import { sendSignal } from '@saajha/database/embedded/server/send_signal'
import { serverArguments } from '@saajha/database/embedded/server/server_arguments'
import { serverEnvironment } from '@saajha/database/embedded/server/server_environment'
import { WATCHDOG_SCRIPT } from '@saajha/database/embedded/server/watchdog_script'
import { queryDatabase } from '#harness/query_database'
import { until } from '#harness/until'

const START_TIMEOUT_MS = 60_000

/** A separate PostgreSQL that can be crashed and restarted on the same port. */
export class Postgres {
  #process: ChildProcess | undefined

  private constructor(
    private folder: ReturnType<typeof dataFolder>,
    private binaries: Binaries,
    private account: PostgresAccount,
    private port: number,
    private password: string
  ) {}

  static async create(root: string): Promise<Postgres> {
    const folder = dataFolder(root)
    await prepareDataFolder(folder)
    const binaries = await findBinaries()
    const account = await choosePostgresAccount(folder.cluster)
    await createCluster(folder, binaries, account)
    await chownCluster(folder, account)
    const password = await readPassword(folder)
    const postgres = new Postgres(folder, binaries, account, await findFreePort(), password)
    await postgres.start()
    await postgres.query('create database saajha', [], 'postgres')
    return postgres
  }

  get url(): string {
    return databaseUrl(this.port, this.password, 'saajha')
  }

  async start(): Promise<void> {
    const log = await open(join(this.folder.root, 'postgres.log'), 'a')
    // Several processes with several pools need more connections than an embedded database.
    const settings = ['-c', 'max_connections=300']
    const command = [this.binaries.postgres, ...serverArguments(this.folder.cluster, this.port)]
    const watched = ['-c', WATCHDOG_SCRIPT, 'sh', ...this.account.wrapper, ...command, ...settings]
    this.#process = spawn('/bin/sh', watched, {
      ...this.account.owner,
      cwd: this.account.owner ? '/' : undefined,
      env: serverEnvironment(),
      stdio: ['pipe', log.fd, log.fd],
      detached: true,
    })
    this.#process.stdin!.on('error', () => {})
    await log.close()
    const isReady = () =>
      this.query('select', [], 'postgres').then(
        () => true,
        () => false
      )
    await until('PostgreSQL is ready', isReady, { everyMs: 50, timeoutMs: START_TIMEOUT_MS })
  }

  /** Stops PostgreSQL like a crash: without a checkpoint, cutting every connection. */
  async crash(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null) return
    const ended = once(this.#process, 'exit')
    await sendSignal(this.binaries, this.#process.pid!, 'QUIT')
    await ended
    this.#process.stdin!.end('\n')
  }

  query(
    sql: string,
    values: unknown[] = [],
    database: 'saajha' | 'postgres' = 'saajha'
  ): Promise<any[]> {
    return queryDatabase(databaseUrl(this.port, this.password, database), sql, values)
  }
}
