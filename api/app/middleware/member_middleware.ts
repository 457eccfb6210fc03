import { Bouncer } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { administratorRights, type AdministratorRights, type User } from '#modules/identity/public'

/** Rejects guests with 401 and adds the member's permissions to the context. */
export default class MemberMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    const member = await ctx.auth.authenticateUsing(['web'])
    ctx.bouncer = new Bouncer(member).setContainerResolver(ctx.containerResolver)
    ctx.administratorRights = await administratorRights(member, ctx.session)
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    bouncer: Bouncer<User>
    administratorRights: AdministratorRights
  }
}
