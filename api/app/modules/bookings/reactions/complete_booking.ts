import { lockItem } from '#modules/catalogue/public'
import { takeStep } from '#modules/bookings/steps/take_step'
import { reaction } from '#shared/events/subscriber'

/**
 * Takes a booking as returned two days after its last day, unless one of its members has said so before, or that it did not take
 * place.
 */
export const completeBooking = reaction('complete_booking', {
  async 'booking.completion_due'({ payload: { itemId, bookingId } }, trx) {
    await lockItem(trx, itemId)
    await takeStep(trx, 'completeByClock', { bookingId })
  },
})
