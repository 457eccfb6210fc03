import { mkdir, statfs } from 'node:fs/promises'
import logger from '@adonisjs/core/services/logger'
import { DiskFullError } from '#modules/media/errors'
import { incomingFolder } from '#modules/media/storage/incoming_folder'

/** Room for uploads in progress, and for the database: it may be on the same disk. */
const MIN_FREE_BYTES = 1024 ** 3
const RETRY_SECONDS = 10 * 60

/** Throws a 503 if the disk that receives uploads has less free space than a floor. */
export async function assertDiskSpace(minFreeBytes = MIN_FREE_BYTES): Promise<void> {
  await mkdir(incomingFolder, { recursive: true })
  const { bavail, bsize } = await statfs(incomingFolder)
  const freeBytes = bavail * bsize
  if (freeBytes >= minFreeBytes) return
  logger.error({ freeBytes }, 'uploads: disk nearly full; uploads rejected')
  throw new DiskFullError({ retryAfterSeconds: RETRY_SECONDS })
}
