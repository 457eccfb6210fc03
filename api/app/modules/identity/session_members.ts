import { SessionLucidUserProvider } from '@adonisjs/auth/session'
import type User from '#modules/identity/models/user'

/** The members that sessions belong to. A blocked one is signed in nowhere, also by a session that began at that moment. */
export class SessionMembers extends SessionLucidUserProvider<typeof User> {
  constructor() {
    super({ model: () => import('#modules/identity/models/user') })
  }

  override async findById(id: string) {
    const member = await super.findById(id)
    return member?.getOriginal().blockedAt ? null : member
  }
}
