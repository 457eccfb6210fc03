import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '@saajha/contract/language'
import { SYSTEM_REASONS } from '@saajha/contract/moderation'
import { findAccount } from '#modules/identity/public'
import type { AppealableAction } from '#modules/moderation/queries/appealed_action'
import { SYSTEM } from '#modules/moderation/rules/operator'
import { closeReports } from '#modules/moderation/steps/close_reports'
import { sql } from '#shared/database/sql'

/** What the member reads who has appealed. */
const MESSAGES: Record<Language, string> = {
  en: "The decision that you appealed against no longer applies, so we've closed this appeal.",
  hi: 'जिस फ़ैसले के खिलाफ़ आपने अपील की थी, वह अब लागू नहीं है। इसलिए यह अपील बंद कर दी गई है।',
}

type Appealed = {
  kind: AppealableAction['subject']['kind']
  id: string
  /** The action about the subject that holds now; null if none does. */
  holding: string | null
}

/**
 * Closes the open appeal about a member, listing, review or answer if the action that it is against no longer holds, so that the member can appeal
 * against a newer one. `decidedId` is the appeal whose decision undoes the action. An appeal that another transaction decides at this
 * moment is left to that transaction: waiting for its row could be a deadlock.
 */
export async function closeSettledAppeals(
  trx: TransactionClientContract,
  { kind, id, holding }: Appealed,
  decidedId: string | null = null
): Promise<void> {
  const settled = await sql<{ id: string; ticket: string; memberId: string }>(
    trx,
    `select id, ticket, subject_member_id as "memberId" from reports
     where subject_kind = $1 and subject_id = $2 and state = 'open' and reason = 'appeal'
       and appealed_action_id is distinct from $3 and id is distinct from $4
     order by id for update skip locked`,
    [kind, id, holding, decidedId]
  )
  for (const appeal of settled) {
    const account = await findAccount(trx, appeal.memberId, { evenSuspended: true })
    const message = MESSAGES[account?.language ?? 'en']
    const operator = { by: SYSTEM, reason: SYSTEM_REASONS.settledAppeal }
    await closeReports(trx, [appeal], { decision: 'duplicate', message }, operator)
  }
}
