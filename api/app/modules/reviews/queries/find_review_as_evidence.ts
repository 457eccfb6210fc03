import db from '@adonisjs/lucid/services/db'
import type { FraudWarning } from '@saajha/contract/fraud/fraud_warning'
import { warningsOf } from '@saajha/contract/fraud/warnings_of'
import { UnknownReviewError } from '#modules/reviews/errors'
import type { ReviewPart } from '#modules/reviews/queries/find_moderated_review'
import { isUuid, NIL_UUID } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

type Shown = {
  reviewId: string
  itemId: string
  /** Who wrote the reported text. */
  authorId: string
  stars: number
  body: string | null
  /** The review that a reported answer is about; null for a review. */
  review: string | null
  publishedAt: Date
}

/** A published review or its answer as its reporter sees it, with its warnings. */
type ReviewEvidence = Shown & { warnings: FraudWarning[] }

const COLUMNS: Record<ReviewPart, string> = {
  review: 'author_id as "authorId", body, null as review',
  answer: 'subject_id as "authorId", answer as body, body as review',
}

/**
 * Finds a published review or its answer as the evidence of a report. Everyone sees a renter's review and its answer; those of an
 * owner's review are found only for its author and the member it is about. Throws `UnknownReviewError`.
 */
export async function findReviewAsEvidence(
  reporterId: string,
  id: string,
  part: ReviewPart
): Promise<ReviewEvidence> {
  const [review] = await sql<Shown>(
    db,
    `select id as "reviewId", item_id as "itemId", stars, published_at as "publishedAt", ${COLUMNS[part]}
     from published_reviews
     where id = $1 and (by_side = 'renter' or $2 in (author_id, subject_id)) ${part === 'answer' ? 'and answer is not null' : ''}`,
    [isUuid(id) ? id : NIL_UUID, reporterId]
  )
  if (!review) throw new UnknownReviewError()
  return { ...review, warnings: review.body ? warningsOf(review.body) : [] }
}
