import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { GuestReportsFullError } from '#modules/moderation/errors'
import { rateLimit } from '#shared/http/limits/limit'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'
import { limitsAreOff } from '#shared/http/limits/limits_are_off'
import type { ReportReason } from '@saajha/contract/report'
import { isUrgent } from '#modules/moderation/rules/decision_deadlines'
import type { Subject } from '#modules/moderation/queries/find_subject'
import { sql } from '#shared/database/sql'

const REPORTS_PER_HOUR = 5

/** Open reports of guests about one listing or member: more of them tell an administrator nothing new. */
const GUEST_REPORTS_OF_SUBJECT = 5
/** The same about the platform, whose complaints are each about something else. */
const GUEST_COMPLAINTS = 200

const limitGuestReportsByHour = rateLimit({
  code: 'tooManyGuestReports',
  requests: 3,
  duration: '1 hour',
})

const limitGuestReportsByDay = rateLimit({
  code: 'tooManyGuestReports',
  name: 'guest_reports_by_day',
  requests: 10,
  duration: '1 day',
})

/** At most 20 appeals or looks at one in 10 minutes for each member of a valid token. */
export const limitAppeals = rateLimit({
  code: 'tooManyAppeals',
  requests: 20,
  duration: '10 minutes',
})

/** At most 60 invalid tokens of appeals in 10 minutes and network. */
export const limitInvalidAppeals = rateLimit({
  code: 'tooManyAppeals',
  name: 'invalid_appeals',
  requests: 60,
  duration: '10 minutes',
})

/** At most 60 looks at reports by key in 10 minutes and network. */
export const limitKeyReads = rateLimit({
  code: 'tooManyReportReads',
  requests: 60,
  duration: '10 minutes',
})

/** Counts a report, also a repeated one, by the guests of a network: 3 an hour, and 10 a day. Throws `RateLimitError`. */
export async function limitGuestReports(ip: string): Promise<void> {
  await limitGuestReportsByHour(ip)
  await limitGuestReportsByDay(ip)
}

/**
 * Throws `GuestReportsFullError` when guests have 5 open reports of a listing or member, or 200 complaints about the platform, so
 * that many networks cannot fill the queue. What must be decided soon is never rejected for that, nor a report of a member.
 */
export async function limitGuestReportsOfSubject(
  trx: TransactionClientContract,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  reason: ReportReason
): Promise<void> {
  if (limitsAreOff() || isUrgent(reason)) return
  const most = kind === 'platform' ? GUEST_COMPLAINTS : GUEST_REPORTS_OF_SUBJECT
  const [open] = await sql<{ count: number }>(
    trx,
    `select count(*)::int as count from reports
     where subject_kind = $1 and subject_id is not distinct from $2 and state = 'open' and guest_hash is not null`,
    [kind, id]
  )
  if (open!.count >= most) throw new GuestReportsFullError()
}

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
