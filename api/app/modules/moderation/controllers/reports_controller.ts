import type { HttpContext } from '@adonisjs/core/http'
import type { Report, ReportReceipt } from '@saajha/contract/report'
import { makeGuestReport } from '#modules/moderation/commands/make_guest_report'
import { makeReport } from '#modules/moderation/commands/make_report'
import { limitKeyReads } from '#modules/moderation/limits'
import { getGuestReport } from '#modules/moderation/queries/get_guest_report'
import { getReport, listOwnReports } from '#modules/moderation/queries/get_report'
import {
  ownReportsValidator,
  reportKeyValidator,
  reportValidator,
} from '#modules/moderation/validators'
import { sendPage } from '#shared/http/paging/send_page'

/** Reports of listings, members, messages, bookings and the platform, by members and guests. */
export default class ReportsController {
  async store({ auth, request, response }: HttpContext): Promise<ReportReceipt> {
    await auth.check()
    const report = await request.validateUsing(reportValidator)
    const receipt = auth.user
      ? await makeReport(auth.user.id, report)
      : await makeGuestReport(request.ip(), report)
    response.status(201)
    return receipt
  }

  /** A guest's report. The key is in the body, since servers log URLs. */
  async read({ params, request }: HttpContext): Promise<Report> {
    const { key } = await request.validateUsing(reportKeyValidator)
    await limitKeyReads(request.ip())
    return getGuestReport(params.ticket as string, key)
  }

  /** The member's own reports, newest first. */
  async index(ctx: HttpContext): Promise<Report[]> {
    const query = await ownReportsValidator.validate(ctx.request.qs())
    return sendPage(ctx, await listOwnReports(ctx.auth.getUserOrFail().id, query))
  }

  show({ auth, params }: HttpContext): Promise<Report> {
    return getReport(auth.getUserOrFail().id, params.ticket as string)
  }
}
