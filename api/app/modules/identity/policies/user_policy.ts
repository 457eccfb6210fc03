import { BasePolicy } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'

/** Members change nobody but themselves. */
export default class UserPolicy extends BasePolicy {
  change(member: { id: string }, userId: string): AuthorizerResponse {
    return member.id === userId
  }
}
