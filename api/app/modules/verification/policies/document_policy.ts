import { BasePolicy } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'

/** Only administrators read and decide submitted documents. */
export default class DocumentPolicy extends BasePolicy {
  review(member: { role: 'member' | 'admin' }): AuthorizerResponse {
    return member.role === 'admin'
  }
}
