import type { HttpContext } from '@adonisjs/core/http'
import { addStatement } from '#modules/moderation/commands/add_statement'
import { statementValidator } from '#modules/moderation/validators'

/** What a member of a booking writes about a problem that the other member reported. */
export default class StatementsController {
  async store({ auth, params, request, response }: HttpContext): Promise<void> {
    const { body } = await request.validateUsing(statementValidator)
    await addStatement(auth.getUserOrFail().id, params.id as string, body)
    response.noContent()
  }
}
