import { test } from '@japa/runner'
import fc from 'fast-check'
import { problemsToReport, type CurrentBooking } from '#modules/bookings/policies/booking_policy'
import { bookingReview } from '#modules/bookings/queries/booking_review'

const HOUR = 3_600_000

test.group('Problems of a completed booking', () => {
  test('are reported as long as its members may review each other, whatever the hour of the completion', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 48 * HOUR }),
        fc.integer({ min: 13 * 24 * HOUR, max: 16 * 24 * HOUR }),
        (completedAfter, sinceCompletion) => {
          const completedAt = new Date(Date.parse('2030-03-12T00:00:00+05:30') + completedAfter)
          const booking = {
            ...{ side: 'renter', state: 'completed', startDate: '2030-03-10', collectAt: null },
            ...{ endDate: '2030-03-12', completedAt, isHandoverProved: true, change: null },
            ...{ noShowReportedBy: null, noShowContestUntil: null, noShowContestedAt: null },
            ...{ problemAt: null, problemSettledAt: null },
            now: new Date(completedAt.getTime() + sinceCompletion),
          } satisfies CurrentBooking
          const { may } = bookingReview({ ...booking, ownReview: null, otherReview: null })
          assert.deepEqual(problemsToReport(booking), may ? ['damage', 'deposit', 'no_show'] : [])
        }
      ),
      { numRuns: 2_000 }
    )
  })
})
