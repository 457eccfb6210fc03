import type { HttpContext } from '@adonisjs/core/http'
import type { Booking, BookingCounts } from '@saajha/contract/booking'
import { changeBooking } from '#modules/bookings/commands/change_booking'
import { limitBookingChanges, limitWithdrawnReports, runChange } from '#modules/bookings/limits'
import {
  countBookings,
  getBooking,
  listBookings,
  listDueBookings,
} from '#modules/bookings/queries/list_bookings'
import { bookingStepValidator, listBookingsValidator } from '#modules/bookings/validators'
import { sendPage } from '#shared/http/paging/send_page'

/** A member's bookings, as an owner and as a renter. */
export default class BookingsController {
  async index(ctx: HttpContext): Promise<Booking[]> {
    const query = await listBookingsValidator.validate(ctx.request.qs())
    return sendPage(ctx, await listBookings(ctx.auth.getUserOrFail().id, query))
  }

  due({ auth }: HttpContext): Promise<Booking[]> {
    return listDueBookings(auth.getUserOrFail().id)
  }

  counts({ auth }: HttpContext): Promise<BookingCounts> {
    return countBookings(auth.getUserOrFail().id)
  }

  show({ auth, params }: HttpContext): Promise<Booking> {
    return getBooking(auth.getUserOrFail().id, params.id as string)
  }

  /** Takes a step of a booking, one that leads to a state in `may`. A step to the present state changes nothing. */
  async update({ auth, params, request }: HttpContext): Promise<Booking> {
    const { id } = auth.getUserOrFail()
    const step = await request.validateUsing(bookingStepValidator)
    await limitBookingChanges(id)
    const bookingId = params.id as string
    // A retry of one that was taken changes nothing, and is not counted.
    if (step.step === 'withdrawNoShow' && (await getBooking(id, bookingId)).mayWithdrawNoShow)
      await limitWithdrawnReports(id)
    await runChange(id, () => changeBooking(id, bookingId, step))
    return getBooking(id, bookingId)
  }
}
