import db from '@adonisjs/lucid/services/db'
import type { CalendarFeed } from '@saajha/contract/booking'
import type { Language } from '@saajha/contract/language'
import { hashOfSecret } from '#modules/bookings/rules/calendar_secret'
import { NotFoundError } from '#shared/http/errors/request_errors'
import { sql } from '#shared/database/sql'

/** When the secret URL of a member's calendar was made. */
export async function findCalendarFeed(memberId: string): Promise<CalendarFeed> {
  const [feed] = await sql<{ createdAt: Date }>(
    db,
    'select created_at as "createdAt" from calendar_feeds where user_id = $1',
    [memberId]
  )
  return { createdAt: feed?.createdAt.toISOString() ?? null }
}

/** The member whose bookings calendar apps read, and the language of the texts. */
type CalendarReader = { memberId: string; language: Language }

/** The member of a secret. Throws `NotFoundError` for an unknown secret, and while the member is suspended. */
export async function findCalendarReader(secret: string): Promise<CalendarReader> {
  const [reader] = await sql<CalendarReader>(
    db,
    `select f.user_id as "memberId", l.language from calendar_feeds f
     join member_profiles p on p.id = f.user_id join member_languages l on l.user_id = f.user_id
     where f.secret_hash = $1 and not p.is_suspended`,
    [hashOfSecret(secret)],
    { prepare: true }
  )
  if (!reader) throw new NotFoundError()
  return reader
}
