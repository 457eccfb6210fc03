import type { HttpContext } from '@adonisjs/core/http'
import { registerMember } from '#modules/identity/commands/register_member'
import type User from '#modules/identity/models/user'
import { findAccount } from '#modules/identity/queries/find_account'
import { verifyCredentials } from '#modules/identity/queries/verify_credentials'
import { limitLogins, limitRegistrations } from '#modules/identity/limits'
import { loginValidator, registerValidator } from '#modules/identity/validators'
import { closeSocketsOfSession } from '#shared/realtime/live_channel'

/** Who the visitor is: signing up, in and out. */
export default class SessionController {
  async register(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(registerValidator)
    await limitRegistrations(ctx.request.ip())
    const user = await registerMember(body)
    await signIn(ctx, user)
    return ctx.response.status(201).json(user.toCurrentUser())
  }

  async logIn(ctx: HttpContext) {
    const { username, password } = await ctx.request.validateUsing(loginValidator)
    const account = await findAccount(username)
    const user = await limitLogins(account?.id ?? username, ctx.request.ip(), () =>
      verifyCredentials(account, password)
    )
    await signIn(ctx, user)
    return user.toCurrentUser()
  }

  async current({ auth }: HttpContext) {
    return auth.getUserOrFail().toCurrentUser()
  }

  /** Reached by navigation. A link on another site must not sign anyone out. */
  async logOut({ auth, request, response, session }: HttpContext) {
    const site = request.header('sec-fetch-site')
    if (site === undefined || site === 'same-origin' || site === 'none') {
      const { sessionId } = session
      await auth.use('web').logout()
      session.clear()
      session.regenerate()
      closeSocketsOfSession(sessionId)
    }
    return response.redirect('/')
  }

  /** Where Google's sign-in will start; until it is set up the home page says so. */
  async provider({ response }: HttpContext) {
    return response.redirect('/?signin=unavailable')
  }
}

async function signIn({ auth, session, response }: HttpContext, user: User) {
  await auth.use('web').login(user)
  await session.tag(user.id)
  response.header('Cache-Control', 'no-store')
}
