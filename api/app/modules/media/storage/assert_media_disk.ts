import logger from '@adonisjs/core/services/logger'
import { findDiskProblem } from '#modules/media/storage/media_disk'
import { withTimeout } from '#shared/time/with_timeout'

const TIMEOUT_MS = 10_000

/** The media disk belongs to another database. The message tells the operator what to do. */
export class ForeignMediaError extends Error {
  override readonly name = 'ForeignMediaError'

  constructor() {
    super(
      'The stored pictures belong to another database: set DATABASE_URL to their database, or DATA_DIR or S3_BUCKET to the pictures of this one.'
    )
  }
}

/**
 * Throws `ForeignMediaError` if the media disk belongs to another database. A start goes on while database or disk is
 * unavailable; the sweep compares them again.
 */
export async function assertMediaDisk(): Promise<void> {
  const problem = await withTimeout(findDiskProblem(), TIMEOUT_MS, 'The disk is too slow').catch(
    (err: unknown) => {
      logger.warn({ err }, 'media disk not compared with the database; the next sweep does so')
      return null
    }
  )
  if (problem === 'foreign') throw new ForeignMediaError()
}
