import db from '@adonisjs/lucid/services/db'
import type { FraudWarning } from '@saajha/contract/fraud/fraud_warning'
import { warningsOf } from '@saajha/contract/fraud/warnings_of'
import { UnknownReviewError } from '#modules/reviews/errors'
import { isUuid, NIL_UUID } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

type Shown = {
  reviewId: string
  itemId: string
  authorId: string
  stars: number
  body: string | null
  publishedAt: Date
}

/** A published review as its reporter sees it, with its warnings. */
type ReviewEvidence = Shown & { warnings: FraudWarning[] }

/**
 * Finds a published review as the evidence of a report. Everyone sees a renter's review; an owner's review is found only for its
 * author and the member it is about. Throws `UnknownReviewError`.
 */
export async function findReviewAsEvidence(
  reporterId: string,
  id: string
): Promise<ReviewEvidence> {
  const [review] = await sql<Shown>(
    db,
    `select id as "reviewId", item_id as "itemId", author_id as "authorId", stars, body, published_at as "publishedAt"
     from published_reviews where id = $1 and (by_side = 'renter' or $2 in (author_id, subject_id))`,
    [isUuid(id) ? id : NIL_UUID, reporterId]
  )
  if (!review) throw new UnknownReviewError()
  return { ...review, warnings: review.body ? warningsOf(review.body) : [] }
}
