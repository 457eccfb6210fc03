import type { HttpContext } from '@adonisjs/core/http'
import type { AppealSubject, ReportReceipt } from '@saajha/contract/report'
import { makeAppeal, makeItemAppeal } from '#modules/moderation/commands/make_appeal'
import { limitAppeals } from '#modules/moderation/limits'
import { appealSubjectOf } from '#modules/moderation/queries/read_appeal_token'
import {
  appealTokenValidator,
  appealValidator,
  itemAppealValidator,
} from '#modules/moderation/validators'

/** Appeals of suspended members, who have no session, and of owners of hidden listings. */
export default class AppealsController {
  async store({ request, response }: HttpContext): Promise<ReportReceipt> {
    const { token, body } = await request.validateUsing(appealValidator)
    await limitAppeals(request.ip())
    const receipt = await makeAppeal(token, body)
    response.status(201)
    return receipt
  }

  /** What a token is about. The token is in the body, since servers log URLs. */
  async read({ request }: HttpContext): Promise<AppealSubject> {
    const { token } = await request.validateUsing(appealTokenValidator)
    await limitAppeals(request.ip())
    return appealSubjectOf(token)
  }

  async storeForItem({ auth, params, request, response }: HttpContext): Promise<ReportReceipt> {
    const { body } = await request.validateUsing(itemAppealValidator)
    await limitAppeals(request.ip())
    const receipt = await makeItemAppeal(auth.getUserOrFail().id, params.id as string, body)
    response.status(201)
    return receipt
  }
}
