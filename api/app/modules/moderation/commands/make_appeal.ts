import db from '@adonisjs/lucid/services/db'
import type { ReportReceipt } from '@saajha/contract/report'
import { UnknownItemError } from '#modules/catalogue/public'
import { readAppealToken } from '#modules/identity/public'
import { AppealMadeError, InvalidAppealLinkError } from '#modules/moderation/errors'
import { findAppealable, newestHiding } from '#modules/moderation/queries/appealed_action'
import { findAppeal } from '#modules/moderation/queries/find_appeal'
import { findOpenReport } from '#modules/moderation/queries/find_open_report'
import { insertReport, lockReports } from '#modules/moderation/steps/insert_report'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Appeals against the action of a token, once for each action. Needs no session, since a suspended member has none. Throws
 * `InvalidAppealLinkError` or `AppealMadeError`.
 */
export async function makeAppeal(token: string, body: string): Promise<ReportReceipt> {
  const claims = readAppealToken(token)
  const receipt = claims && (await appeal(claims.actionId, claims.userId, body))
  if (!receipt) throw new InvalidAppealLinkError()
  return receipt
}

/** Appeals against the hiding of a member's own listing, once. Throws `UnknownItemError` or `AppealMadeError`. */
export async function makeItemAppeal(
  ownerId: string,
  itemId: string,
  body: string
): Promise<ReportReceipt> {
  const actionId = await newestHiding(db, itemId)
  const receipt = actionId && (await appeal(actionId, ownerId, body))
  if (!receipt) throw new UnknownItemError()
  return receipt
}

/** Returns null where there is nothing to appeal against. */
async function appeal(
  actionId: string,
  userId: string,
  body: string
): Promise<ReportReceipt | null> {
  return inTransaction(async (trx) => {
    await lockReports(trx, userId)
    const found = await findAppealable(trx, actionId, userId)
    if (!found) return null
    const { action, itemId, reason, actedAt } = found
    const kind = itemId === null ? 'member' : 'item'
    const subject = {
      kind,
      id: itemId ?? userId,
      memberId: userId,
      evidence: { action, reason, actedAt, ...(itemId !== null && { title: found.title }) },
    } as const
    // An appeal against an earlier action about the same subject may still be open.
    const made = (await findAppeal(trx, actionId)) ?? (await findOpenReport(trx, userId, subject))
    if (made) throw new AppealMadeError({ ticket: made.ticket })
    const appealed = { reason: 'appeal', body, appealedActionId: actionId } as const
    return insertReport(trx, { memberId: userId }, subject, appealed)
  })
}
