import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { findDiskProblem } from '#modules/media/storage/media_disk'

/**
 * Returns whether the media disk belongs to this database, and a file can be written to it, read and deleted. Throws if the disk
 * is unavailable.
 */
export async function canStoreMedia(): Promise<boolean> {
  if (await findDiskProblem()) return false
  const disk = drive.use()
  const key = `probes/${randomUUID()}`
  await disk.put(key, key)
  try {
    return (await disk.get(key)) === key
  } finally {
    await disk.delete(key)
  }
}
