import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '../ownership/is_alive.ts'
import type { DataFolder } from '../data_folder/data_folder.ts'

/** The name prefix of the folder of a first start in progress; the process id of its creator follows. */
export const UNFINISHED = 'postgres.unfinished-'

const LONGEST_FIRST_START_MS = 10 * 60_000

/** Removes the folders of first starts that were killed, and keeps those in progress. */
export async function removeAbandonedClusters({ root }: DataFolder) {
  const unfinished = (await readdir(root)).filter((name) => name.startsWith(UNFINISHED))
  for (const name of unfinished) {
    const path = join(root, name)
    const maker = Number.parseInt(name.slice(UNFINISHED.length))
    // Process ids are reused, so the age is checked too.
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: 0 }))).mtimeMs
    if (isAlive(maker) && age < LONGEST_FIRST_START_MS) continue
    await rm(path, { recursive: true, force: true, maxRetries: 5 })
  }
}
