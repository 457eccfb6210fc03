import { rm } from 'node:fs/promises'
import { makeTemporaryDataFolder } from '@saajha/database/embedded/data_folder/make_temporary_data_folder'

/** Creates a data folder for one test; `forget` removes it. */
export async function dataFolder(): Promise<{ path: string; forget(): Promise<void> }> {
  const path = await makeTemporaryDataFolder()
  return { path, forget: () => rm(path, { recursive: true, force: true }) }
}
