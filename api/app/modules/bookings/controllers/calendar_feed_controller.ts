import type { HttpContext } from '@adonisjs/core/http'
import type { CalendarFeed, CalendarFeedUrl } from '@saajha/contract/booking'
import { calendarText } from '#modules/bookings/rules/calendar_text'
import { makeCalendarSecret } from '#modules/bookings/commands/make_calendar_secret'
import { removeCalendarSecret } from '#modules/bookings/commands/remove_calendar_secret'
import { limitCalendarReads, limitCalendarUrls, limitFeeds } from '#modules/bookings/limits'
import { UnknownBookingError } from '#modules/bookings/errors'
import { findCalendarFeed, findCalendarReader } from '#modules/bookings/queries/find_calendar_feed'
import { listCalendarEvents } from '#modules/bookings/queries/list_calendar_events'
import { baseUrl } from '#shared/http/origin/base_url'

/** A member's bookings for calendar apps. They read the bookings by a secret URL. */
export default class CalendarFeedController {
  show({ auth }: HttpContext): Promise<CalendarFeed> {
    return findCalendarFeed(auth.getUserOrFail().id)
  }

  /** Makes the secret URL of the member's calendar. Only this response contains it, and an earlier URL stops working. */
  async store({ auth, request, response }: HttpContext): Promise<CalendarFeedUrl> {
    const { id } = auth.getUserOrFail()
    await limitCalendarUrls(id)
    const secret = await makeCalendarSecret(id)
    response.status(201)
    return { url: `${baseUrl(request)}/api/calendars/${secret}.ics` }
  }

  async destroy({ auth, response }: HttpContext): Promise<void> {
    const { id } = auth.getUserOrFail()
    await limitCalendarUrls(id)
    await removeCalendarSecret(id)
    response.noContent()
  }

  /**
   * An accepted, active or completed booking of the member as a file for calendar apps (RFC 5545). They take it once.
   *
   * @produces text/calendar
   */
  async event({ auth, params, request, response }: HttpContext): Promise<void> {
    const { id, language } = auth.getUserOrFail()
    await limitCalendarReads(id)
    const events = await listCalendarEvents(id, params.id as string)
    if (events.length === 0) throw new UnknownBookingError()
    response
      .header('Cache-Control', 'no-store')
      .header('Content-Type', 'text/calendar; charset=utf-8')
      .send(calendarText(events, { language, origin: baseUrl(request) }))
  }

  /**
   * The member's accepted bookings as whole days (RFC 5545), until 30 days after the last one, and those cancelled in the last 30
   * days. The secret in the URL authorizes the request; no session is required.
   *
   * @produces text/calendar
   */
  async read({ params, request, response }: HttpContext): Promise<void> {
    response.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
    await limitFeeds(request.ip())
    const { memberId, language } = await findCalendarReader(params.secret as string)
    await limitCalendarReads(memberId)
    const events = await listCalendarEvents(memberId)
    response
      .header('Content-Type', 'text/calendar; charset=utf-8')
      .send(calendarText(events, { language, origin: baseUrl(request) }))
  }
}
