import type { HttpContext } from '@adonisjs/core/http'
import type { Review } from '@saajha/contract/review'
import { answerReview } from '#modules/reviews/commands/answer_review'
import { limitReviewAnswers, limitReviewLists } from '#modules/reviews/limits'
import { listReviewsOfItem, listReviewsOfOwner } from '#modules/reviews/queries/list_reviews'
import { listReviewsValidator, reviewAnswerValidator } from '#modules/reviews/validators'
import { jsonList, type JsonOf } from '#shared/database/json_of'
import type { Page } from '#shared/database/keyset'
import { publicResponse } from '#shared/http/cache/public_response'
import { visitorOf } from '#shared/http/limits/visitor'
import { sendPage } from '#shared/http/paging/send_page'

type Query = { limit?: number; cursor?: string }

/** Published reviews: public to read; the reviewed member may answer one. */
export default class ReviewsController {
  /** The reviews of a listing by its renters, newest first. */
  ofItem(ctx: HttpContext): Promise<JsonOf<Review[]>> {
    return list(ctx, (query) => listReviewsOfItem(ctx.params.id as string, query))
  }

  /** The reviews of a member as an owner, newest first, also those of listings that are gone. */
  ofMember(ctx: HttpContext): Promise<JsonOf<Review[]>> {
    return list(ctx, (query) => listReviewsOfOwner(ctx.params.id as string, query))
  }

  /** Adds the public answer of the reviewed member, once. */
  async answer({ auth, params, request }: HttpContext): Promise<Review> {
    const { id } = auth.getUserOrFail()
    const { text } = await request.validateUsing(reviewAnswerValidator)
    await limitReviewAnswers(id)
    return answerReview(id, params.id as string, text)
  }
}

async function list(
  ctx: HttpContext,
  read: (query: Query) => Promise<Page<JsonOf<Review>>>
): Promise<JsonOf<Review[]>> {
  const query = await listReviewsValidator.validate(ctx.request.qs())
  return publicResponse(
    ctx,
    async () => ({ json: jsonList(sendPage(ctx, await read(query))) }),
    (visitor) => limitReviewLists(visitorOf(visitor)),
    // The change feed reports a rating, not an answer or the text of a review.
    { isCached: false }
  )
}
