import { BasePolicy } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'

/** Members change only their own account. */
export default class UserPolicy extends BasePolicy {
  change(member: { id: string }, userId: string): AuthorizerResponse {
    return member.id === userId
  }
}
