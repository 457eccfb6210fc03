import type { HttpContext } from '@adonisjs/core/http'
import type { Handover } from '@saajha/contract/handover'
import { recordHandover } from '#modules/bookings/commands/record_handover'
import { limitBookingChanges, runChange } from '#modules/bookings/limits'
import { getHandover } from '#modules/bookings/queries/get_handover'
import { handoverValidator } from '#modules/bookings/validators'

/** What the two members of a booking recorded when the item was handed over and returned. */
export default class HandoverController {
  show({ auth, params }: HttpContext): Promise<Handover> {
    return getHandover(auth.getUserOrFail().id, params.id as string)
  }

  /**
   * Adds a record of a handover. It cannot be changed, and the last record of each member and stage counts. The right code, or a
   * record of the other member too, takes the booking to the stage.
   */
  async store({ auth, params, request, response }: HttpContext): Promise<Handover> {
    const { id } = auth.getUserOrFail()
    const record = await request.validateUsing(handoverValidator)
    await limitBookingChanges(id)
    await runChange(id, () => recordHandover(id, params.id as string, record))
    response.status(201)
    return getHandover(id, params.id as string)
  }
}
