import { BasePolicy } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'

/** Administrators alone see and decide what others submitted. */
export default class DocumentPolicy extends BasePolicy {
  review(member: { role: 'member' | 'admin' }): AuthorizerResponse {
    return member.role === 'admin'
  }
}
