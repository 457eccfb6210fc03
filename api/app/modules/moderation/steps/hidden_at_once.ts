import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SYSTEM_REASONS } from '@saajha/contract/moderation'
import { hideMedia, showMedia } from '#modules/media/public'
import { newestAction } from '#modules/moderation/queries/newest_action'
import { mediaOfReport, type ReportRow } from '#modules/moderation/queries/report_row'
import { hidesAtOnce } from '#modules/moderation/rules/hides_at_once'
import { SYSTEM, type Operator } from '#modules/moderation/rules/operator'
import { recordAction } from '#modules/moderation/steps/record_action'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Hides the pictures of a report before anyone has looked at it. Those that an administrator has shown again stay shown, since
 * another account could report them every day.
 */
export async function hideAtOnce(trx: TransactionClientContract, report: ReportRow): Promise<void> {
  const operator = { by: SYSTEM, reason: SYSTEM_REASONS.intimate, reportId: report.id }
  for (const { id } of await mediaOfReport(trx, report)) {
    const subject = { kind: 'media', id } as const
    const last = await newestAction(trx, subject, report.memberId!, ['hidden', 'shown'])
    if (last?.action === 'media_shown' || !(await hideMedia(trx, id))) continue
    await recordAction(trx, { action: 'media_hidden', subject: id }, operator)
  }
}

/**
 * Shows the pictures of a dismissed report again whose last action was `hideAtOnce`, also by another report of them. The dismissal
 * of a report with another reason does not: it says nothing about the pictures.
 */
export async function showHiddenAtOnce(
  trx: TransactionClientContract,
  report: ReportRow,
  operator: Operator
): Promise<void> {
  // Without `media.shown`: the member was not notified of the hiding either.
  for (const id of await picturesHiddenAtOnce(trx, report)) {
    if (!(await showMedia(trx, id))) continue
    await recordAction(trx, { action: 'media_shown', subject: id }, operator)
  }
}

/**
 * Makes `hideAtOnce` the decision of an upheld report, also by another report of the same pictures, and notifies their member,
 * who was not notified of the hiding. Upholding a report with another reason does not: it says nothing about the pictures.
 */
export async function confirmHiddenAtOnce(
  trx: TransactionClientContract,
  report: ReportRow,
  operator: Operator
): Promise<void> {
  const userId = report.memberId!
  const actionIds: string[] = []
  for (const id of await picturesHiddenAtOnce(trx, report))
    actionIds.push(await recordAction(trx, { action: 'media_hidden', subject: id }, operator))
  const [actionId] = actionIds
  if (actionId !== undefined) await recordEvent(trx, 'media.hidden', userId, { actionId, userId })
}

/** The ids of the pictures whose last action was `hideAtOnce`; none for a report with a reason that hides none. */
async function picturesHiddenAtOnce(
  trx: TransactionClientContract,
  report: ReportRow
): Promise<string[]> {
  const media = hidesAtOnce(report.reason) ? await mediaOfReport(trx, report) : []
  const hidden = media.filter(({ isHidden }) => isHidden)
  if (hidden.length === 0) return []
  const last = await sql<{ id: string }>(
    trx,
    `select id from (
       select distinct on (a.subject) a.subject as id, a.done_by, a.administrator_id, a.action from moderation_actions a
       where a.subject = any($1) and a.action in ('media_hidden', 'media_shown')
         and a.report_id in (select id from reports where subject_member_id = $2)
       order by a.subject, a.created_at desc, a.id desc
     ) as last where action = 'media_hidden' and done_by = $3 and administrator_id is null`,
    [hidden.map(({ id }) => id), report.memberId, SYSTEM]
  )
  return last.map(({ id }) => id)
}

/** Returns whether a report of this member has had pictures hidden at once in the last 24 hours. */
export async function hasHiddenToday(
  trx: TransactionClientContract,
  reporterId: string
): Promise<boolean> {
  const rows = await sql(
    trx,
    `select from reports r join moderation_actions a on a.report_id = r.id
     where r.reporter_id = $1 and a.action = 'media_hidden' and a.done_by = $2 and a.administrator_id is null
       and a.created_at > now() - interval '1 day' limit 1`,
    [reporterId, SYSTEM]
  )
  return rows.length > 0
}
