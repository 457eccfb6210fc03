import type { HttpContext } from '@adonisjs/core/http'
import type {
  AdminReport,
  AdminReportSummary,
  DecidedReport,
  DeskConversation,
  DeskHandover,
  WaitingReports,
} from '@saajha/contract/moderation'
import { decideReport } from '#modules/moderation/commands/decide_report'
import { readConversation, readHandover } from '#modules/moderation/commands/read_reported'
import { assertDirectVisit } from '#modules/moderation/http/assert_direct_visit'
import { countReports } from '#modules/moderation/queries/count_reports'
import { findNextReport } from '#modules/moderation/queries/find_next_report'
import { getAdminReport } from '#modules/moderation/queries/get_admin_report'
import { listAdminReports } from '#modules/moderation/queries/list_admin_reports'
import { adminReportsValidator, decisionValidator } from '#modules/moderation/validators'
import { sendPage } from '#shared/http/paging/send_page'

/** Reports, as administrators read and decide them. */
export default class ReportsDeskController {
  async index(ctx: HttpContext): Promise<AdminReportSummary[]> {
    assertDirectVisit(ctx)
    const query = await adminReportsValidator.validate(ctx.request.qs())
    return sendPage(ctx, await listAdminReports(query))
  }

  async counts(ctx: HttpContext): Promise<WaitingReports> {
    assertDirectVisit(ctx)
    const next = await findNextReport(ctx.auth.getUserOrFail().id)
    return { ...(await countReports()), next }
  }

  async show(ctx: HttpContext): Promise<AdminReport> {
    assertDirectVisit(ctx)
    return getAdminReport(ctx.params.ticket as string, ctx.auth.getUserOrFail().id)
  }

  /** Decides a report, and returns it with the actions that no longer applied. */
  async decide({ auth, params, request }: HttpContext): Promise<DecidedReport> {
    const decision = await request.validateUsing(decisionValidator)
    const { id, fullName } = auth.getUserOrFail()
    const ticket = params.ticket as string
    const skipped = await decideReport({ id, name: fullName }, ticket, decision)
    return { ...(await getAdminReport(ticket)), skipped }
  }

  /** Returns the messages around a reported one, while the report is open. The reading is recorded. */
  async conversation(ctx: HttpContext): Promise<DeskConversation> {
    assertDirectVisit(ctx)
    const { id, fullName } = ctx.auth.getUserOrFail()
    return readConversation({ id, name: fullName }, ctx.params.ticket as string)
  }

  /** Returns the records of a reported booking, while the report is open. The reading is recorded. */
  async handover(ctx: HttpContext): Promise<DeskHandover> {
    assertDirectVisit(ctx)
    const { id, fullName } = ctx.auth.getUserOrFail()
    return readHandover({ id, name: fullName }, ctx.params.ticket as string)
  }
}
