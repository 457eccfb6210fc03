import type { HttpContext } from '@adonisjs/core/http'
import { disownEmail } from '#modules/identity/commands/disown_email'
import { requestEmailVerification } from '#modules/identity/commands/request_email_verification'
import { verifyEmail } from '#modules/identity/commands/verify_email'
import { emailTokenValidator, emailVerificationValidator } from '#modules/identity/validators'

/** Confirmation of a member's email. */
export default class EmailController {
  /** Sends the link that confirms the member's email again. */
  async requestVerification({ auth, request, response }: HttpContext): Promise<void> {
    await requestEmailVerification(auth.getUserOrFail().id, { ip: request.ip() })
    response.status(202)
  }

  /** Confirms an email with the token of the link; needs no session after a press. */
  async verify({ auth, request, response }: HttpContext): Promise<void> {
    const { token, isOpening = false } = await request.validateUsing(emailVerificationValidator)
    if (isOpening) await auth.check()
    await verifyEmail(token, { ip: request.ip(), isOpening, memberId: auth.user?.id ?? null })
    response.status(204)
  }

  /** Closes an account that another person opened with this email, with the token of the link; needs no session. */
  async disown({ request, response }: HttpContext): Promise<void> {
    const { token } = await request.validateUsing(emailTokenValidator)
    await disownEmail(token, { ip: request.ip() })
    response.status(204)
  }
}
