import type { HttpContext } from '@adonisjs/core/http'
import type { Booking } from '@saajha/contract/booking'
import { answerChange } from '#modules/bookings/commands/answer_change'
import { proposeChange } from '#modules/bookings/commands/propose_change'
import { limitBookingChanges, runChange } from '#modules/bookings/limits'
import { getBooking } from '#modules/bookings/queries/list_bookings'
import { changeReplyValidator, newChangeValidator } from '#modules/bookings/validators'

/** Proposals of the members of an accepted booking to change its days, pieces or total. */
export default class BookingChangesController {
  /** Proposes a change. At most one is open at a time, and the booking stays as it is until the other member accepts. */
  async store({ auth, params, request, response }: HttpContext): Promise<Booking> {
    const { id } = auth.getUserOrFail()
    const change = await request.validateUsing(newChangeValidator)
    await limitBookingChanges(id)
    await runChange(id, () => proposeChange(id, params.id as string, change))
    response.status(201)
    return getBooking(id, params.id as string)
  }

  /** Answers a proposal by one of `mayAnswerChange`; an owner who accepts may name a total. The answer that it has changes nothing. */
  async update({ auth, params, request }: HttpContext): Promise<Booking> {
    const { id } = auth.getUserOrFail()
    const reply = await request.validateUsing(changeReplyValidator)
    await limitBookingChanges(id)
    const answer = () => answerChange(id, params.id as string, params.changeId as string, reply)
    await runChange(id, answer)
    return getBooking(id, params.id as string)
  }
}
