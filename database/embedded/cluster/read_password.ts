import { readFile } from 'node:fs/promises'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { explainFileError } from '../data_folder/explain_file_error.ts'
import type { DataFolder } from '../data_folder/data_folder.ts'

/** The password of user saajha, created with the cluster. */
export async function readPassword(folder: DataFolder): Promise<string> {
  try {
    return (await readFile(folder.password, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw explainFileError(error, folder.password)
    }
    throw new EmbeddedPostgresError(
      `The password of the PostgreSQL in ${folder.cluster} is missing: put the file ${folder.password} back, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL of your own.`
    )
  }
}
