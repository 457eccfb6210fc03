import type { HttpContext } from '@adonisjs/core/http'
import type { AppealSubject, ReportReceipt } from '@saajha/contract/report'
import {
  makeAppeal,
  makeItemAppeal,
  makeReviewAppeal,
} from '#modules/moderation/commands/make_appeal'
import { readAppealToken } from '#modules/identity/public'
import { limitAppeals, limitInvalidAppeals } from '#modules/moderation/limits'
import { appealSubjectOf } from '#modules/moderation/queries/read_appeal_token'
import {
  appealTokenValidator,
  appealValidator,
  hidingAppealValidator,
} from '#modules/moderation/validators'

/** Appeals of suspended members, who have no session, and of members whose listing, review or answer is hidden. */
export default class AppealsController {
  async store({ request, response }: HttpContext): Promise<ReportReceipt> {
    const { token, body } = await request.validateUsing(appealValidator)
    await limitTokens(token, request.ip())
    const receipt = await makeAppeal(token, body)
    response.status(201)
    return receipt
  }

  /** What a token is about. The token is in the body, since servers log URLs. */
  async read({ request }: HttpContext): Promise<AppealSubject> {
    const { token } = await request.validateUsing(appealTokenValidator)
    await limitTokens(token, request.ip())
    return appealSubjectOf(token)
  }

  async storeForItem({ auth, params, request, response }: HttpContext): Promise<ReportReceipt> {
    const { body } = await request.validateUsing(hidingAppealValidator)
    const { id: memberId } = auth.getUserOrFail()
    await limitAppeals(memberId)
    const receipt = await makeItemAppeal(memberId, params.id as string, body)
    response.status(201)
    return receipt
  }

  async storeForReview({ auth, params, request, response }: HttpContext): Promise<ReportReceipt> {
    const { body } = await request.validateUsing(hidingAppealValidator)
    const { id: memberId } = auth.getUserOrFail()
    await limitAppeals(memberId)
    const receipt = await makeReviewAppeal(memberId, params.id as string, body)
    response.status(201)
    return receipt
  }
}

/** Others behind the same network with invalid tokens do not use up the tries of a member with a valid one. */
async function limitTokens(token: string, ip: string): Promise<void> {
  const claims = readAppealToken(token)
  await (claims ? limitAppeals(claims.userId) : limitInvalidAppeals(ip))
}
