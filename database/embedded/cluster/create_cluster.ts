import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { explainFileError } from '../data_folder/explain_file_error.ts'
import { removeAbandonedClusters, UNFINISHED } from './remove_abandoned_clusters.ts'
import { runProgram } from '../server/run_program.ts'
import type { PostgresAccount } from './choose_postgres_account.ts'
import type { Binaries } from '../server/find_binaries.ts'
import type { DataFolder } from '../data_folder/data_folder.ts'

/** Creates the cluster in a temporary folder and renames it when complete, so that it is complete or absent. */
export async function createCluster(
  folder: DataFolder,
  binaries: Binaries,
  account: PostgresAccount
) {
  try {
    await removeAbandonedClusters(folder)
    const temporary = await mkdtemp(join(folder.root, `${UNFINISHED}${process.pid}-`))
    try {
      await buildCluster(temporary, binaries, account)
      await moveIntoPlace(temporary, folder)
    } finally {
      await rm(temporary, { recursive: true, force: true })
    }
  } catch (error) {
    throw explainFileError(error, folder.root)
  }
}

async function buildCluster(temporary: string, binaries: Binaries, account: PostgresAccount) {
  const password = join(temporary, 'saajha.password')
  const cluster = join(temporary, 'cluster')
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account.owner) {
    await chown(temporary, account.owner.uid, account.owner.gid)
    await chown(password, account.owner.uid, account.owner.gid)
  }

  const { ok, errors } = await runProgram(account, binaries.initdb, [
    `--pgdata=${cluster}`,
    `--pwfile=${password}`,
    '--username=saajha',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...localeArguments(),
    '--no-instructions',
    // sync_cluster.ts syncs it after the server has started.
    '--no-sync',
  ])
  if (!ok) throw initdbFailed(temporary, errors)
  await rename(password, join(cluster, basename(password)))
}

/** PostgreSQL's builtin provider does lower() and sorting; trigrams and full text use the system's LC_CTYPE. */
function localeArguments() {
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-messages=C']
  if (process.platform === 'win32') return builtin
  const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  return [...builtin, '--locale=C', `--lc-ctype=${ctype}`]
}

async function moveIntoPlace(temporary: string, folder: DataFolder) {
  await rename(join(temporary, 'cluster'), folder.cluster).catch((error: NodeJS.ErrnoException) => {
    // Another process has completed its first start earlier: its cluster is used, this one is removed.
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code ?? '')) throw error
  })
}

function initdbFailed(temporary: string, errors: string) {
  const reason = /(?:FATAL|error): +(.+)/.exec(errors)?.[1] ?? errors.split('\n').at(-1)
  return new EmbeddedPostgresError(
    `PostgreSQL could not prepare its data in ${join(temporary, '..')} (${reason || 'initdb failed'}): free some space, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL of your own.`
  )
}
