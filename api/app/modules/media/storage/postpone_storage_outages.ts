import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { Postponed } from '#shared/outbox/postponed'

const WAIT_SECONDS = 60

/**
 * Runs work on a stored file for a reaction. Throws `Postponed` if the work failed and the storage does not respond to
 * another request either, and every other error of the work.
 */
export async function postponeStorageOutages<Result>(
  key: string,
  work: () => Promise<Result>
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    await drive
      .use()
      .exists(key)
      .catch((err: unknown) => {
        logger.warn({ err }, 'media: storage unavailable; the reaction is postponed')
        throw new Postponed(WAIT_SECONDS)
      })
    throw error
  }
}
