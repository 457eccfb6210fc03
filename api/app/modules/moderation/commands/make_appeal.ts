import db from '@adonisjs/lucid/services/db'
import type { ReportReceipt } from '@saajha/contract/report'
import { UnknownItemError } from '#modules/catalogue/public'
import { readAppealToken } from '#modules/identity/public'
import { AppealMadeError, InvalidAppealLinkError } from '#modules/moderation/errors'
import { findAppealable, type AppealableKind } from '#modules/moderation/queries/appealed_action'
import { findAppeal } from '#modules/moderation/queries/find_appeal'
import { findOpenReport } from '#modules/moderation/queries/find_open_report'
import { newestAction } from '#modules/moderation/queries/newest_action'
import { closeSettledAppeals } from '#modules/moderation/steps/close_settled_appeals'
import { insertReport, lockReports } from '#modules/moderation/steps/insert_report'
import { UnknownReviewError } from '#modules/reviews/public'
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
  const receipt = await appealHiding('item', itemId, ownerId, body)
  if (!receipt) throw new UnknownItemError()
  return receipt
}

/**
 * Appeals against the hiding of a member's own review, or of their answer to a review of another member, once. Throws
 * `UnknownReviewError` or `AppealMadeError`.
 */
export async function makeReviewAppeal(
  memberId: string,
  reviewId: string,
  body: string
): Promise<ReportReceipt> {
  const receipt =
    (await appealHiding('review', reviewId, memberId, body)) ??
    (await appealHiding('review_answer', reviewId, memberId, body))
  if (!receipt) throw new UnknownReviewError()
  return receipt
}

async function appealHiding(
  kind: AppealableKind,
  id: string,
  memberId: string,
  body: string
): Promise<ReportReceipt | null> {
  const hiding = await newestAction(db, { kind, id }, memberId)
  return hiding && appeal(hiding.id, memberId, body)
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
    const { action, reason, actedAt } = found
    const { kind, id, ...shown } = found.subject
    const subject = { kind, id, memberId: userId, evidence: { action, reason, actedAt, ...shown } }
    await closeSettledAppeals(trx, { kind, id, holding: actionId })
    const appealed = { reason: 'appeal', body, appealedActionId: actionId } as const
    // Another transaction may be deciding an appeal against an earlier action.
    const made =
      (await findAppeal(trx, actionId)) ?? (await findOpenReport(trx, userId, subject, appealed))
    if (made) throw new AppealMadeError({ ticket: made.ticket })
    return insertReport(trx, { memberId: userId }, subject, appealed)
  })
}
