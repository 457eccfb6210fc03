import type { HttpContext } from '@adonisjs/core/http'
import type { Report, ReportReceipt } from '@saajha/contract/report'
import { makeReport } from '#modules/moderation/commands/make_report'
import { getReport, listOwnReports } from '#modules/moderation/queries/get_report'
import { ownReportsValidator, reportValidator } from '#modules/moderation/validators'
import { sendPage } from '#shared/http/paging/send_page'

/** A member's reports of listings, members and messages. */
export default class ReportsController {
  async store({ auth, request, response }: HttpContext): Promise<ReportReceipt> {
    const report = await request.validateUsing(reportValidator)
    const receipt = await makeReport(auth.getUserOrFail().id, report)
    response.status(201)
    return receipt
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
