import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  GuestComplaintsFullError,
  GuestReportsFullError,
  OpenReportsFullError,
} from '#modules/moderation/errors'
import { rateLimit } from '#shared/http/limits/limit'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'
import { limitsAreOff } from '#shared/http/limits/limits_are_off'
import { PUBLIC_SUBJECTS, type ReportReason, type ReportSubject } from '@saajha/contract/report'
import { isUrgent } from '#modules/moderation/rules/decision_deadlines'
import type { Subject } from '#modules/moderation/queries/find_subject'
import type { GuestNetworks } from '#modules/moderation/rules/guest_networks'
import { sql } from '#shared/database/sql'

const REPORTS_PER_HOUR = 5
/** Open reports of a member about listings, members and the platform: an account is free, and each has to be read. */
const OPEN_REPORTS = 30

/**
 * Open reports of guests about one listing or member: more of them tell an administrator nothing new. One network has 2 of them, so
 * that it leaves room for others.
 */
const GUEST_REPORTS_OF_SUBJECT = { all: 5, wideNetwork: 2 }
/**
 * Open complaints of guests about the platform. They are each about something else, so that no number of other networks' complaints
 * keeps a guest from making one.
 */
const GUEST_COMPLAINTS = { network: 10, wideNetwork: 40 }

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
 * Throws `GuestReportsFullError` when guests have 5 open reports of a listing or member, or 2 of them from the guest's network, and
 * `GuestComplaintsFullError` when the guest's network has 10 open complaints about the platform, or its IPv6 /48 has 40. What must be
 * decided soon is never rejected for that, nor a report of a member.
 */
export async function limitOpenGuestReports(
  trx: TransactionClientContract,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  reason: ReportReason,
  { network, wideNetwork }: GuestNetworks
): Promise<void> {
  if (limitsAreOff() || isUrgent(reason)) return
  if (kind === 'platform') {
    const [open] = await sql<{ network: number; wideNetwork: number }>(
      trx,
      `select count(*) filter (where guest_network = $1)::int as network, count(*)::int as "wideNetwork" from reports
       where subject_kind = 'platform' and state = 'open' and guest_wide_network = $2`,
      [network, wideNetwork]
    )
    const most = GUEST_COMPLAINTS
    if (open!.network >= most.network || open!.wideNetwork >= most.wideNetwork)
      throw new GuestComplaintsFullError()
    return
  }
  const [open] = await sql<{ all: number; wideNetwork: number }>(
    trx,
    `select count(*)::int as all, count(*) filter (where guest_wide_network = $3)::int as "wideNetwork" from reports
     where subject_kind = $1 and subject_id = $2 and state = 'open' and guest_hash is not null`,
    [kind, id, wideNetwork]
  )
  const most = GUEST_REPORTS_OF_SUBJECT
  if (open!.all >= most.all || open!.wideNetwork >= most.wideNetwork)
    throw new GuestReportsFullError()
}

/**
 * Throws `OpenReportsFullError` when a member has 30 open reports that guests could have made too. What must be decided soon is never
 * rejected for that.
 */
export async function limitOpenReports(
  trx: TransactionClientContract,
  reporterId: string,
  kind: ReportSubject,
  reason: ReportReason
): Promise<void> {
  const isPublic = PUBLIC_SUBJECTS.some((each) => each === kind)
  if (limitsAreOff() || !isPublic || isUrgent(reason)) return
  const [open] = await sql<{ count: number }>(
    trx,
    `select count(*)::int as count from reports where reporter_id = $1 and state = 'open' and subject_kind = any($2)`,
    [reporterId, PUBLIC_SUBJECTS]
  )
  if (open!.count >= OPEN_REPORTS) throw new OpenReportsFullError({ limit: OPEN_REPORTS })
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
