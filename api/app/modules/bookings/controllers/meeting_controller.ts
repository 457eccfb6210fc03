import type { HttpContext } from '@adonisjs/core/http'
import type { Booking } from '@saajha/contract/booking'
import { setMeeting } from '#modules/bookings/commands/set_meeting'
import { limitBookingChanges, limitMeetings, runChange } from '#modules/bookings/limits'
import { getBooking } from '#modules/bookings/queries/list_bookings'
import { meetingValidator } from '#modules/bookings/validators'

/** Where and when the members of an accepted booking meet. */
export default class MeetingController {
  /** Replaces what either member wrote; null removes it. The other member sees who wrote it. */
  async update({ auth, params, request }: HttpContext): Promise<Booking> {
    const { id } = auth.getUserOrFail()
    const { text } = await request.validateUsing(meetingValidator)
    await limitBookingChanges(id)
    await limitMeetings(id)
    await runChange(id, () => setMeeting(id, params.id as string, text))
    return getBooking(id, params.id as string)
  }
}
