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
