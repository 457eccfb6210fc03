import type { HttpContext } from '@adonisjs/core/http'
import type {
  DeskMember,
  ItemVisibility,
  ModerationAction,
  ReviewVisibility,
} from '@saajha/contract/moderation'
import { changeReviewVisibility } from '#modules/moderation/commands/change_review_visibility'
import { changeSuspension } from '#modules/moderation/commands/change_suspension'
import { changeVisibility } from '#modules/moderation/commands/change_visibility'
import { undoHiding } from '#modules/moderation/commands/undo_hiding'
import { assertDirectVisit } from '#modules/moderation/http/assert_direct_visit'
import { listActions } from '#modules/moderation/queries/list_actions'
import { searchDeskMembers } from '#modules/moderation/queries/search_desk_members'
import {
  actionsValidator,
  searchMembersValidator,
  suspensionValidator,
  undoValidator,
  visibilityValidator,
} from '#modules/moderation/validators'
import type { ReviewPart } from '#modules/reviews/public'
import { sendPage } from '#shared/http/paging/send_page'

/** Actions of administrators on members, listings and reviews, without a report, and the log of all actions. */
export default class ActionsController {
  async index(ctx: HttpContext): Promise<ModerationAction[]> {
    assertDirectVisit(ctx)
    const query = await actionsValidator.validate(ctx.request.qs())
    return sendPage(ctx, await listActions(query))
  }

  /** Finds members by user name, email, words of the name, or the ticket of a report. */
  async members(ctx: HttpContext): Promise<DeskMember[]> {
    assertDirectVisit(ctx)
    const { q } = await searchMembersValidator.validate(ctx.request.qs())
    return searchDeskMembers(q)
  }

  async suspend({ auth, params, request }: HttpContext): Promise<DeskMember> {
    const suspension = await request.validateUsing(suspensionValidator)
    const { id, fullName } = auth.getUserOrFail()
    const memberId = (params.id as string).toLowerCase()
    return changeSuspension({ id, name: fullName }, memberId, suspension)
  }

  async hide({ auth, params, request }: HttpContext): Promise<ItemVisibility> {
    const visibility = await request.validateUsing(visibilityValidator)
    const { id, fullName } = auth.getUserOrFail()
    const itemId = (params.id as string).toLowerCase()
    return changeVisibility({ id, name: fullName }, itemId, visibility)
  }

  /** Shows again what an action of the log hid. */
  async undo({ auth, params, request, response }: HttpContext): Promise<void> {
    const { reason } = await request.validateUsing(undoValidator)
    const { id, fullName } = auth.getUserOrFail()
    await undoHiding({ id, name: fullName }, params.id as string, reason)
    response.noContent()
  }

  async hideReview(ctx: HttpContext): Promise<ReviewVisibility> {
    return changeVisibilityOfReview(ctx, 'review')
  }

  async hideAnswer(ctx: HttpContext): Promise<ReviewVisibility> {
    return changeVisibilityOfReview(ctx, 'answer')
  }
}

async function changeVisibilityOfReview(
  { auth, params, request }: HttpContext,
  part: ReviewPart
): Promise<ReviewVisibility> {
  const visibility = await request.validateUsing(visibilityValidator)
  const { id, fullName } = auth.getUserOrFail()
  const reviewId = (params.id as string).toLowerCase()
  return changeReviewVisibility({ id, name: fullName }, reviewId, part, visibility)
}
