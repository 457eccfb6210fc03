import { lockItem } from '#modules/catalogue/public'
import { takeStep } from '#modules/bookings/steps/take_step'
import { reaction } from '#shared/events/subscriber'

/** Takes an accepted booking as handed over once its first day has ended, unless its owner has said so before. */
export const startBooking = reaction('start_booking', {
  async 'booking.first_day_ends'({ payload: { itemId, bookingId } }, trx) {
    await lockItem(trx, itemId)
    await takeStep(trx, 'startByClock', { bookingId })
  },
})
