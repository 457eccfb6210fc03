import type { HttpContext } from '@adonisjs/core/http'
import type { Booking } from '@saajha/contract/booking'
import { getBooking } from '#modules/bookings/public'
import { accountsOfDevice } from '#modules/identity/public'
import { submitReview } from '#modules/reviews/commands/submit_review'
import { withdrawReview } from '#modules/reviews/commands/withdraw_review'
import { limitReviews } from '#modules/reviews/limits'
import { reviewValidator } from '#modules/reviews/validators'

/** A member's review of the other member of a completed booking. */
export default class BookingReviewController {
  /** Reviews the other member, once. It is published with their review, or when the time for both ends. */
  async store({ auth, params, request, response }: HttpContext): Promise<Booking> {
    const { id: memberId } = auth.getUserOrFail()
    const id = params.id as string
    const review = await request.validateUsing(reviewValidator)
    await limitReviews(memberId)
    const client = { deviceAccounts: accountsOfDevice(request), ip: request.ip() }
    await submitReview(memberId, id, review, client)
    response.status(201)
    return getBooking(memberId, id)
  }

  /** Removes the stars and the text for good. There is no second review of the booking. */
  async destroy({ auth, params }: HttpContext): Promise<Booking> {
    const { id: memberId } = auth.getUserOrFail()
    await withdrawReview(memberId, params.id as string)
    return getBooking(memberId, params.id as string)
  }
}
