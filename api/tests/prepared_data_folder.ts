import { rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { aceProgram } from '#tests/app_program'
import { dataFolder } from '#tests/data_folder'

let prepared: Promise<string> | undefined

/**
 * Creates a data folder for one test with a migrated embedded database: a copy of one that is prepared once per run, since a new
 * cluster and all migrations cost more than a start.
 */
export async function preparedDataFolder(): ReturnType<typeof dataFolder> {
  prepared ??= prepare()
  const folder = await dataFolder()
  await cp(await prepared, folder.path, { recursive: true })
  return folder
}

async function prepare(): Promise<string> {
  const { path } = await dataFolder()
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  const { code, output } = await aceProgram(['database:prepare'], { DATA_DIR: path }).ended
  if (code !== 0) throw new Error(`database:prepare failed:\n${output}`)
  return path
}
