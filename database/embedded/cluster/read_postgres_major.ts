import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { runProgram } from '../server/run_program.ts'
import type { PostgresAccount } from './choose_postgres_account.ts'
import type { Binaries } from '../server/find_binaries.ts'
import type { DataFolder } from '../data_folder/data_folder.ts'

/** The major version of the bundled PostgreSQL ('18'); also verifies that the account can run it. */
export async function readPostgresMajor(
  binaries: Binaries,
  account: PostgresAccount,
  folder: DataFolder
): Promise<string> {
  const { output, errors } = account.owner
    ? await runProgram(account, 'sh', ['-c', ENTER_AND_RUN, 'sh', folder.root, binaries.postgres])
    : await runProgram(account, binaries.postgres, ['--version'])
  const major = / (\d+)[.\d\w]*$/.exec(output)?.[1]
  if (major) return major

  throw new EmbeddedPostgresError(
    account.owner
      ? `PostgreSQL does not run as root and user ${account.owner.uid} cannot reach ${folder.root} or ${binaries.postgres}: run Saajha as an ordinary user, move it and DATA_DIR to a folder that all users can enter, or set DATABASE_URL to a PostgreSQL of your own.`
      : `The bundled PostgreSQL does not run here (${errors.split('\n')[0] || 'it did not start'}): run npm install again without --ignore-scripts, or set DATABASE_URL to a PostgreSQL of your own.`
  )
}

const ENTER_AND_RUN = 'cd "$1" && exec "$2" --version'
