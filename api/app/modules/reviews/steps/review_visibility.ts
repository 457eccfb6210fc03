import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReviewPart } from '#modules/reviews/queries/find_moderated_review'
import { BOOKING_IDS, recordChanges, type IdsOfReview } from '#modules/reviews/steps/record_changes'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

type Assignment = { set: string; where: string }

const HIDE: Record<ReviewPart, Assignment> = {
  review: { set: 'hidden_at = now(), hidden_reason = $2', where: 'r.hidden_at is null' },
  answer: {
    set: 'answer_hidden_at = now(), answer_hidden_reason = $2',
    where: 'r.answer is not null and r.answer_hidden_at is null',
  },
}
const SHOW: Record<ReviewPart, Assignment> = {
  review: { set: 'hidden_at = null, hidden_reason = null', where: 'r.hidden_at is not null' },
  answer: {
    set: 'answer_hidden_at = null, answer_hidden_reason = null',
    where: 'r.answer_hidden_at is not null',
  },
}

/**
 * Hides a published review with its answer, so that it does not count, or the answer alone; no one but its author reads it then.
 * Returns the id of the author, null for what is not shown.
 */
export function hideReviewPart(
  trx: TransactionClientContract,
  id: string,
  part: ReviewPart,
  reason: string
): Promise<string | null> {
  return change(trx, id, part, HIDE[part], [reason])
}

/** Shows a hidden review or answer again. Returns the id of its author, null for what is not hidden. */
export function showReviewPart(
  trx: TransactionClientContract,
  id: string,
  part: ReviewPart
): Promise<string | null> {
  return change(trx, id, part, SHOW[part], [])
}

async function change(
  trx: TransactionClientContract,
  id: string,
  part: ReviewPart,
  { set, where }: Assignment,
  params: unknown[]
): Promise<string | null> {
  if (!isUuid(id)) return null
  const [changed] = await sql<IdsOfReview & { memberId: string }>(
    trx,
    `update reviews r set ${set}
     where r.id = $1 and r.published_at is not null and r.withdrawn_at is null and ${where}
     returning ${part === 'review' ? 'r.author_id' : 'r.subject_id'} as "memberId", ${BOOKING_IDS}`,
    [id, ...params]
  )
  if (!changed) return null
  const { memberId, ...ids } = changed
  if (part === 'review') await recordChanges(trx, [ids])
  return memberId
}
