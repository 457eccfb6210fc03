import type { Review } from '@saajha/contract/review'
import { ClosedAnswerError, UnknownReviewError } from '#modules/reviews/errors'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/**
 * Adds the answer of the reviewed member to a published review; the same answer again changes nothing. Throws `UnknownReviewError`,
 * also for a review of another member, or `ClosedAnswerError` if it has another answer or its 30 days have ended.
 */
export async function answerReview(memberId: string, id: string, text: string): Promise<Review> {
  return inTransaction(async (trx) => {
    const find = async () => {
      const [row] = await sql<{ json: Review; answer: string | null; isOpen: boolean }>(
        trx,
        `select json, answer, answer_until > now() as "isOpen" from published_reviews where id = $1 and subject_id = $2`,
        [id, memberId],
        { prepare: true }
      )
      if (!row) throw new UnknownReviewError()
      return row
    }
    if (!(await find()).isOpen) throw new ClosedAnswerError()
    await sql(
      trx,
      `update reviews set answer = $2, answered_at = now() where id = $1 and answer is null and withdrawn_at is null`,
      [id, text],
      { prepare: true }
    )
    const { json, answer } = await find()
    if (answer !== text) throw new ClosedAnswerError()
    return json
  })
}
