import { runProgram } from '../server/run_program.ts'
import type { PostgresAccount } from './choose_postgres_account.ts'
import type { Binaries } from '../server/find_binaries.ts'
import type { DataFolder } from '../data_folder/data_folder.ts'

/** Flushes a new cluster's files to disk; takes seconds, so callers do not wait for it. */
export async function syncCluster(
  folder: DataFolder,
  binaries: Binaries,
  account: PostgresAccount
) {
  await runProgram(account, binaries.initdb, ['--sync-only', `--pgdata=${folder.cluster}`])
}
