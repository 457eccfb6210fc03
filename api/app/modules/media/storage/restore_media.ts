import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import { FSDriver } from '@adonisjs/drive/drivers/fs'
import { ID_FILE, hasFiles, idOnDisk } from '#modules/media/storage/media_disk'
import { flushStoredFile } from '#modules/media/storage/flush_stored_file'

const KEY = /^(originals|variants)\/[0-9a-f-]{36}\/[\w-]+(\.\w+)?$/

/** Whether a backup of this marketplace may be restored to the media disk: no file on it is of another one. */
export async function isDiskOf(marketplaceId: string | null): Promise<boolean> {
  const id = await idOnDisk()
  return id ? id === marketplaceId : !(await hasFiles())
}

/**
 * Stores a file of a backup, unless the disk has it with the same SHA-256. Throws if the key is none of a media file. Files
 * whose rows are not restored stay on the disk until the sweep.
 */
export async function restoreFile(
  key: string,
  sha256: string,
  chunks: AsyncIterable<Uint8Array>
): Promise<void> {
  if (!KEY.test(key)) throw new Error(`${key} is no key of a media file`)
  const disk = drive.use()
  if ((await hashOf(key)) === sha256) return
  const stream = Readable.from(chunks)
  if (disk.driver instanceof FSDriver) await disk.putStream(key, stream)
  // The client of an object storage needs the length.
  else await disk.put(key, await buffer(stream))
  await flushStoredFile(disk, key)
}

/** Gives the media disk the id of a restored marketplace. */
export async function identifyDisk(marketplaceId: string): Promise<void> {
  await drive.use().put(ID_FILE, marketplaceId)
  await flushStoredFile(drive.use(), ID_FILE)
}

async function hashOf(key: string): Promise<string | null> {
  const disk = drive.use()
  if (!(await disk.exists(key))) return null
  const hash = createHash('sha256')
  for await (const chunk of (await disk.getStream(key)) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
