import logger from '@adonisjs/core/services/logger'
import { findDayDifferences } from '#modules/bookings/queries/find_day_differences'
import { metrics } from '#shared/operations/metrics'

/** Compares the counters of booked days with the bookings, sets the metric, and logs how many days differ. */
export async function checkDays(): Promise<void> {
  const { length: days } = await findDayDifferences()
  metrics.wrongDays.set(days)
  if (days > 0)
    logger.error({ days }, 'booked days are counted wrongly; bookings:check prints them')
}
