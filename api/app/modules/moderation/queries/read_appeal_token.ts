import db from '@adonisjs/lucid/services/db'
import type { AppealSubject } from '@saajha/contract/report'
import { readAppealToken } from '#modules/identity/public'
import { InvalidAppealLinkError } from '#modules/moderation/errors'
import { findAppealable } from '#modules/moderation/queries/appealed_action'
import { findAppeal } from '#modules/moderation/queries/find_appeal'

/** What the token's member can appeal against. Throws `InvalidAppealLinkError`. */
export async function appealSubjectOf(token: string): Promise<AppealSubject> {
  const claims = readAppealToken(token)
  const found = claims && (await findAppealable(db, claims.actionId, claims.userId))
  if (!found) throw new InvalidAppealLinkError()
  const { action, reason, actionId } = found
  return { action, reason, appeal: await findAppeal(db, actionId) }
}
