import type { HttpContext } from '@adonisjs/core/http'
import type { CurrentUser } from '@saajha/contract/user'
import { endSession } from '#modules/identity/commands/end_session'
import { registerMember } from '#modules/identity/commands/register_member'
import { openSession } from '#modules/identity/open_session'
import { findAccount } from '#modules/identity/queries/find_account'
import { verifyCredentials } from '#modules/identity/queries/verify_credentials'
import { limitLogins, limitRegistrations } from '#modules/identity/limits'
import { loginValidator, registerValidator } from '#modules/identity/validators'
import { isOwnVisit } from '#shared/http/own_origin'

/** Who the visitor is: signing up, in and out. */
export default class SessionController {
  /** Somebody signs up, and is signed in at once. */
  async register(ctx: HttpContext): Promise<CurrentUser> {
    const body = await ctx.request.validateUsing(registerValidator)
    await limitRegistrations(ctx.request.ip())
    const user = await registerMember(body)
    await openSession(ctx, user)
    ctx.response.status(201)
    return user.toCurrentUser()
  }

  /** A member signs in with their user name or e-mail address. */
  async logIn(ctx: HttpContext): Promise<CurrentUser> {
    const { username, password } = await ctx.request.validateUsing(loginValidator)
    const account = await findAccount(username)
    const user = await limitLogins(account?.id ?? username, ctx.request.ip(), () =>
      verifyCredentials(account, password)
    )
    await openSession(ctx, user)
    return user.toCurrentUser()
  }

  /** The signed-in member as they see themselves. */
  async current({ auth }: HttpContext): Promise<CurrentUser> {
    return auth.getUserOrFail().toCurrentUser()
  }

  /** Signs out. Reached by navigation; nothing on another site's page must sign anyone out. */
  async logOut({ request, response, session }: HttpContext): Promise<void> {
    if (isOwnVisit(request.request)) {
      await endSession(session.sessionId)
      session.clear()
    }
    response.redirect('/')
  }
}
