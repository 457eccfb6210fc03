import type { HttpContext } from '@adonisjs/core/http'
import type { CurrentUser } from '@saajha/contract/user'
import { endSession } from '#modules/identity/commands/end_session'
import { registerMember } from '#modules/identity/commands/register_member'
import { signIn } from '#modules/identity/commands/sign_in'
import { knownDevice } from '#modules/identity/http/known_device'
import { openSession } from '#modules/identity/http/open_session'
import { loginValidator, registerValidator } from '#modules/identity/validators'
import { isDirectVisit } from '#shared/http/origin/same_origin'
import { pageLanguage } from '#shared/pages/page_language'

/** Sign-up, sign-in and sign-out. */
export default class SessionController {
  /** Registers a member and signs them in. */
  async register(ctx: HttpContext): Promise<CurrentUser> {
    const body = await ctx.request.validateUsing(registerValidator)
    const user = await registerMember(body, {
      ip: ctx.request.ip(),
      language: pageLanguage(ctx),
    })
    await openSession(ctx, user)
    ctx.response.status(201)
    return user.toCurrentUser()
  }

  /** Signs a member in by user name or email. */
  async logIn(ctx: HttpContext): Promise<CurrentUser> {
    const credentials = await ctx.request.validateUsing(loginValidator)
    const user = await signIn(credentials, {
      ip: ctx.request.ip(),
      knownDevice: (accountId) => knownDevice(ctx, accountId),
    })
    await openSession(ctx, user)
    return user.toCurrentUser()
  }

  /** Returns the signed-in member with their private fields. */
  async current({ auth }: HttpContext): Promise<CurrentUser> {
    return auth.getUserOrFail().toCurrentUser()
  }

  /** Signs out. The route is a GET that browsers navigate to, so requests from another site's page are ignored. */
  async logOut({ auth, request, response, session }: HttpContext): Promise<void> {
    if (isDirectVisit(request.request)) {
      await auth.use('web').logout()
      session.clear()
      await endSession(session.sessionId)
    }
    response.redirect('/')
  }
}
