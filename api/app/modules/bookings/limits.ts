import { ConcurrencyLimit } from '#shared/http/limits/concurrency_limit'
import { rateLimit } from '#shared/http/limits/limit'

/** A member may answer, withdraw, cancel and otherwise change bookings 300 times an hour. */
export const limitBookingChanges = rateLimit({
  code: 'tooManyBookingChanges',
  requests: 300,
  duration: '1 hour',
})

/** A member may take back 10 reports of a no-show a day: each report and its end notify the other member. */
export const limitWithdrawnReports = rateLimit({
  code: 'tooManyWithdrawnReports',
  requests: 10,
  duration: '1 day',
})

/** A member may write 20 times a day where and when they meet: each time notifies the other member. */
export const limitMeetings = rateLimit({
  code: 'tooManyMeetings',
  requests: 20,
  duration: '1 day',
})

/** Per member and node. Changes that wait for the lock of their listing hold few database connections. */
const changesAtOnce = new ConcurrencyLimit({
  code: 'tooManyConcurrentBookingChanges',
  atOnce: 2,
  waiting: 100,
  maxWaitMs: 5_000,
})

/** Changes bookings or days of a member: two at a time, the others queue for up to 5 s. */
export function runChange<Result>(memberId: string, work: () => Promise<Result>): Promise<Result> {
  return changesAtOnce.run(memberId, work)
}

/** A member may block and offer days of their listings 300 times an hour. */
export const limitDayChanges = rateLimit({
  code: 'tooManyDayChanges',
  requests: 300,
  duration: '1 hour',
})

/** A session, or the guests of a network, may read 600 calendars a minute. Counted by each node. */
export const limitCalendars = rateLimit({
  code: 'tooManyCalendars',
  requests: 600,
  duration: '1 min',
  backend: 'memory',
})

/**
 * A network may request 600 calendars by their secret URLs a minute, whether or not the secret is right: an online calendar reads
 * those of all its users from few networks. Counted by each node.
 */
export const limitFeeds = rateLimit({
  code: 'tooManyCalendars',
  name: 'calendar_feeds',
  requests: 600,
  duration: '1 min',
  backend: 'memory',
})

/** Calendar apps may read a member's bookings 120 times an hour: every 15 minutes on 30 devices. Counted by each node. */
export const limitCalendarReads = rateLimit({
  code: 'tooManyCalendarReads',
  requests: 120,
  duration: '1 hour',
  backend: 'memory',
})

/** A member may make and remove the secret URL of their calendar 30 times an hour. */
export const limitCalendarUrls = rateLimit({
  code: 'tooManyCalendarUrls',
  requests: 30,
  duration: '1 hour',
})
