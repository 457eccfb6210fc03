import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'
import { limitsAreOff } from '#shared/http/limits/limits_are_off'
import { sql } from '#shared/database/sql'

const REPORTS_PER_HOUR = 5

/**
 * Throws `RateLimitError` when a member has made 5 reports in the last hour. The window rolls and counts stored reports, so
 * rejected and repeated ones do not count.
 */
export async function limitReports(
  trx: TransactionClientContract,
  reporterId: string
): Promise<void> {
  if (limitsAreOff()) return
  const [oldest] = await sql<{ freeIn: number }>(
    trx,
    `select ceil(extract(epoch from created_at + interval '1 hour' - now()))::int as "freeIn" from reports
     where reporter_id = $1 and created_at > now() - interval '1 hour'
     order by created_at desc offset $2 - 1 limit 1`,
    [reporterId, REPORTS_PER_HOUR]
  )
  if (!oldest) return
  const params = { limit: REPORTS_PER_HOUR, retryAfterSeconds: oldest.freeIn }
  throw new RateLimitError('tooManyReports', params)
}
