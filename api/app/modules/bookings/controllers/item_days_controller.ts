import type { HttpContext } from '@adonisjs/core/http'
import type { ItemCalendar } from '@saajha/contract/booking'
import { offerDays } from '#modules/bookings/commands/offer_days'
import { limitCalendars, limitDayChanges, runChange } from '#modules/bookings/limits'
import { readCalendar } from '#modules/bookings/queries/read_calendar'
import { calendarValidator, offeredDaysValidator } from '#modules/bookings/validators'
import { asJson, type JsonOf } from '#shared/database/json_of'
import { visitorOf } from '#shared/http/limits/visitor'
import { publicResponse } from '#shared/http/cache/public_response'

/** The days of a listing: public to read; only the owner may change them. */
export default class ItemDaysController {
  /** The days from `from` to `to`, at most 400 days apart, on which a listing is not wholly free. */
  async show(ctx: HttpContext): Promise<JsonOf<ItemCalendar>> {
    const { from, to } = await calendarValidator.validate(ctx.request.qs())
    return publicResponse(
      ctx,
      async () => ({
        json: asJson(await readCalendar(ctx.params.id as string, from, to)),
        hasDays: true,
      }),
      (visitor) => limitCalendars(visitorOf(visitor))
    )
  }

  /** Sets how many pieces are on offer on each day from `from` to `to`, promised ones included; 0 blocks the days. */
  async update({ auth, params, request }: HttpContext): Promise<ItemCalendar> {
    const { id } = auth.getUserOrFail()
    const offered = await request.validateUsing(offeredDaysValidator)
    await limitDayChanges(id)
    await runChange(id, () => offerDays(id, params.id as string, offered))
    return readCalendar(params.id as string, offered.from, offered.to)
  }
}
