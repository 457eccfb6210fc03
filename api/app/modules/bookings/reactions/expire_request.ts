import { takeStep } from '#modules/bookings/steps/take_step'
import { reaction } from '#shared/events/subscriber'

/** Closes a request that its owner did not answer in time. It does nothing if the request was answered or withdrawn. */
export const expireRequest = reaction('expire_request', {
  async 'booking.answer_due'({ payload: { bookingId } }, trx) {
    await takeStep(trx, 'expire', { bookingId })
  },
})
