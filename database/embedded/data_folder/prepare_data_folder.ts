import { open } from 'node:fs/promises'
import { explainFileError } from './explain_file_error.ts'
import { makeFolder } from './make_folder.ts'
import type { DataFolder } from './data_folder.ts'

/** Creates the data folder and verifies by opening the log file that it is writable. */
export async function prepareDataFolder(folder: DataFolder) {
  try {
    await makeFolder(folder.root)
    const log = await open(folder.log, 'a', 0o600)
    await log.close()
  } catch (error) {
    throw explainFileError(error, folder.root)
  }
}
