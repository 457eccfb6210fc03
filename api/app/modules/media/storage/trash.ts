import { mkdir, rename, rmdir, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Disk } from '@adonisjs/drive'
import { FSDriver } from '@adonisjs/drive/drivers/fs'

/** The folder of files that no row names. Each has its former key below it, and its time is when it was moved. */
export const TRASH = 'trash'

/** The key of a file in the trash. */
export function trashKey(key: string): string {
  return `${TRASH}/${key}`
}

/** The key of a file before it was moved to the trash. */
export function keyBeforeTrash(key: string): string {
  return key.slice(TRASH.length + 1)
}

/**
 * Moves a file to the trash or back, and sets its time of modification to now. A crash leaves the whole file at one of
 * the keys or, on object storage, at both. Throws unless it is moved, by this node or another one.
 */
export async function moveFile(disk: Disk, from: string, to: string): Promise<void> {
  try {
    if (disk.driver instanceof FSDriver) await renameFile(disk.driver, from, to)
    else await disk.move(from, to, { visibility: 'private' })
  } catch (error) {
    if (!(await disk.exists(to)) || (await disk.exists(from))) throw error
  }
}

/** Deletes a file, and its folder if the file was the last one. */
export async function deleteFile(disk: Disk, key: string): Promise<void> {
  await disk.delete(key)
  if (disk.driver instanceof FSDriver) await removeEmptyFolder(pathOf(disk.driver, key))
}

/** Drive copies the bytes, and a crash would leave a part of them. */
async function renameFile(driver: FSDriver, from: string, to: string): Promise<void> {
  const [source, target] = [pathOf(driver, from), pathOf(driver, to)]
  const now = new Date()
  await utimes(source, now, now)
  await mkdir(dirname(target), { recursive: true })
  await rename(source, target)
  await removeEmptyFolder(source)
}

/** Node.js removes empty folders only. */
async function removeEmptyFolder(path: string): Promise<void> {
  await rmdir(dirname(path)).catch(() => {})
}

function pathOf({ options }: FSDriver, key: string): string {
  return join(String(options.location), key)
}
