import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { FSDriver } from '@adonisjs/drive/drivers/fs'

/** Replaces the media disk with an empty folder until the end of the test. */
export async function newMediaDisk(cleanup: (undo: () => Promise<void>) => void): Promise<void> {
  const location = await mkdtemp(join(tmpdir(), 'saajha-media-'))
  const disk = drive.use()
  const { driver } = disk
  disk.driver = new FSDriver({ location, visibility: 'private' })
  cleanup(async () => {
    disk.driver = driver
    await rm(location, { recursive: true, force: true })
  })
}
