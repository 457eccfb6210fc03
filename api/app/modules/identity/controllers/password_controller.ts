import type { HttpContext } from '@adonisjs/core/http'
import { changePassword } from '#modules/identity/commands/change_password'
import { requestPasswordReset } from '#modules/identity/commands/request_password_reset'
import { resetPassword } from '#modules/identity/commands/reset_password'
import { rememberDevice } from '#modules/identity/http/known_device'
import { rememberNetwork } from '#modules/identity/authentication/known_network'
import { limitPasswordChanges, limitPasswordResets } from '#modules/identity/limits'
import {
  forgottenPasswordValidator,
  passwordChangeValidator,
  passwordResetValidator,
} from '#modules/identity/validators'

/** Change of a password, and reset of a forgotten one. */
export default class PasswordController {
  /** Changes the member's password and ends their other sessions. Needs the current password. */
  async change(ctx: HttpContext): Promise<void> {
    const { auth, request, response, session } = ctx
    const member = auth.getUserOrFail()
    const body = await request.validateUsing(passwordChangeValidator)
    await limitPasswordChanges(member.id)
    await changePassword(member, body, { ip: request.ip(), sessionId: session.sessionId })
    rememberDevice(ctx, member.id)
    await rememberNetwork(member.id, request.ip())
    response.status(204)
  }

  /** Sends a link that resets the password, if a member has this email. The response does not show whether one has it. */
  async forgot({ request, response }: HttpContext): Promise<void> {
    const { email } = await request.validateUsing(forgottenPasswordValidator)
    await limitPasswordResets(request.ip())
    await requestPasswordReset(email)
    response.status(202)
  }

  /** Sets a new password with the token of the link, and ends all sessions of the member. It does not sign in. */
  async reset({ request, response }: HttpContext): Promise<void> {
    const body = await request.validateUsing(passwordResetValidator)
    await resetPassword(body, { ip: request.ip() })
    response.status(204)
  }
}
