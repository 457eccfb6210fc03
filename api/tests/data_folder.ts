import { rm } from 'node:fs/promises'
import { makeTemporaryDataFolder } from '@saajha/database/embedded/data_folder/make_temporary_data_folder'

/** Creates a data folder for one test; `forget` removes it. */
export async function dataFolder(): Promise<{ path: string; forget(): Promise<void> }> {
  const path = await makeTemporaryDataFolder()
  // A database that is stopping may still write.
  return { path, forget: () => rm(path, { recursive: true, force: true, maxRetries: 10 }) }
}
