import { Limit } from '#shared/http/limits/limit'

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

/** A network may read 600 calendars a minute. Counted by each node. */
export function limitCalendars(ip: string): Promise<void> {
  return calendars.consume(ip)
}
