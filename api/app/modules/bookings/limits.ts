import { ConcurrencyLimit } from '#shared/http/limits/concurrency_limit'
import { Limit } from '#shared/http/limits/limit'
import type { Visitor } from '#shared/http/limits/visitor'

const bookingChanges = new Limit({
  name: 'booking_changes',
  requests: 300,
  duration: '1 hour',
  code: 'tooManyBookingChanges',
  message: "You've changed bookings 300 times in the last hour.",
})

/** A member may answer, withdraw, cancel and otherwise change bookings 300 times an hour. */
export function limitBookingChanges(memberId: string): Promise<void> {
  return bookingChanges.consume(memberId)
}

/** Per member and node. Changes that wait for the lock of their listing hold few database connections. */
const changesAtOnce = new ConcurrencyLimit({
  atOnce: 2,
  waiting: 100,
  maxWaitMs: 5_000,
  code: 'tooManyConcurrentBookingChanges',
  message: "You're making too many changes at once.",
})

/** Changes bookings or days of a member: two at a time, the others queue for up to 5 s. */
export function runChange<Result>(memberId: string, work: () => Promise<Result>): Promise<Result> {
  return changesAtOnce.run(memberId, work)
}

const dayChanges = new Limit({
  name: 'day_changes',
  requests: 300,
  duration: '1 hour',
  code: 'tooManyDayChanges',
  message: "You've changed the days of your listings 300 times in the last hour.",
})

/** A member may block and offer days of their listings 300 times an hour. */
export function limitDayChanges(memberId: string): Promise<void> {
  return dayChanges.consume(memberId)
}

const calendars = new Limit({
  name: 'calendars',
  requests: 600,
  duration: '1 min',
  code: 'tooManyCalendars',
  message: 'Too many calendars have been opened from your network.',
  backend: 'memory',
})

/** A session, or the guests of a network, may read 600 calendars a minute. Counted by each node. */
export function limitCalendars(visitor: string | Visitor): Promise<void> {
  return calendars.consume(visitor)
}

const feeds = new Limit({
  name: 'calendar_feeds',
  requests: 600,
  duration: '1 min',
  code: 'tooManyCalendars',
  message: 'Too many calendars have been opened from your network.',
  backend: 'memory',
})

/**
 * A network may request 600 calendars by their secret URLs a minute, whether or not the secret is right: an online calendar reads
 * those of all its users from few networks. Counted by each node.
 */
export function limitFeeds(ip: string): Promise<void> {
  return feeds.consume(ip)
}

const calendarReads = new Limit({
  name: 'calendar_reads',
  requests: 120,
  duration: '1 hour',
  code: 'tooManyCalendarReads',
  message: 'Your calendar has been read 120 times in the last hour.',
  backend: 'memory',
})

/** Calendar apps may read a member's bookings 120 times an hour: every 15 minutes on 30 devices. Counted by each node. */
export function limitCalendarReads(memberId: string): Promise<void> {
  return calendarReads.consume(memberId)
}

const calendarUrls = new Limit({
  name: 'calendar_urls',
  requests: 30,
  duration: '1 hour',
  code: 'tooManyCalendarUrls',
  message: "You've changed the link of your calendar 30 times in the last hour.",
})

/** A member may make and remove the secret URL of their calendar 30 times an hour. */
export function limitCalendarUrls(memberId: string): Promise<void> {
  return calendarUrls.consume(memberId)
}
