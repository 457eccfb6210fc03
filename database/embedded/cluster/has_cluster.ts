import { readFile, readdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { explainFileError } from '../data_folder/explain_file_error.ts'
import type { DataFolder } from '../data_folder/data_folder.ts'

/** Whether a complete cluster exists; throws for one that this PostgreSQL cannot serve. */
export async function hasCluster(folder: DataFolder, major: string): Promise<boolean> {
  try {
    const entries = await readdir(folder.cluster)
    if (entries.length === 0) {
      await rmdir(folder.cluster)
      return false
    }
    if (!entries.includes('PG_VERSION')) throw notACluster(folder)

    const version = (await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8')).trim()
    if (version !== major) throw otherVersion(folder, version, major)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw explainFileError(error, folder.cluster)
  }
}

function notACluster({ cluster }: DataFolder) {
  return new EmbeddedPostgresError(
    `The folder ${cluster} contains something that is not PostgreSQL's data: move it away, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL of your own.`
  )
}

function otherVersion({ cluster }: DataFolder, version: string, major: string) {
  return new EmbeddedPostgresError(
    `The data in ${cluster} is of PostgreSQL ${version} and Saajha includes PostgreSQL ${major}: set DATA_DIR to another folder, or serve that data with PostgreSQL ${version} and set DATABASE_URL to it.`
  )
}
