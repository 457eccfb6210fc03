import { isUuid } from '#shared/database/is_uuid'
import { sql, type SqlClient } from '#shared/database/sql'

/** What of a review can be reported and hidden by itself: all of it, or the answer to it. */
export type ReviewPart = 'review' | 'answer'

/** The review or the answer as an administrator moderates it. */
export type ModeratedReview = {
  bookingId: string
  itemId: string
  itemTitle: string
  /** Who wrote it. */
  authorId: string
  /** Whom it is about, or whose review it answers. */
  otherId: string
  text: string | null
  isHidden: boolean
}

const COLUMNS: Record<ReviewPart, string> = {
  review: `author_id as "authorId", subject_id as "otherId", body as text, hidden_at is not null as "isHidden"`,
  answer: `subject_id as "authorId", author_id as "otherId", answer as text, answer_hidden_at is not null as "isHidden"`,
}

/** Returns a review or its answer, hidden or not; null if it is not published, was withdrawn or has no answer. */
export async function findModeratedReview(
  client: SqlClient,
  id: string,
  part: ReviewPart
): Promise<ModeratedReview | null> {
  if (!isUuid(id)) return null
  const [review] = await sql<ModeratedReview>(
    client,
    `select booking_id as "bookingId", item_id as "itemId", item_title as "itemTitle", ${COLUMNS[part]} from reviews
     where id = $1 and published_at is not null and withdrawn_at is null ${part === 'answer' ? 'and answer is not null' : ''}`,
    [id]
  )
  return review ?? null
}
