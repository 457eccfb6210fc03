import { SessionLucidUserProvider } from '@adonisjs/auth/session'
import type User from '#modules/identity/models/user'

/** Loads the member of a session. A blocked member has none. That covers sessions opened while the block was committed. */
export class SessionMembers extends SessionLucidUserProvider<typeof User> {
  constructor() {
    super({ model: () => import('#modules/identity/models/user') })
  }

  override async findById(id: string) {
    const member = await super.findById(id)
    return member?.getOriginal().blockedAt ? null : member
  }
}
