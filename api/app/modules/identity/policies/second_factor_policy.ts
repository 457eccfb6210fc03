import { BasePolicy } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'

/** Only administrators have a second factor, and set it up before they have the rights that it protects. */
export default class SecondFactorPolicy extends BasePolicy {
  manage(member: { role: 'member' | 'admin' }): AuthorizerResponse {
    return member.role === 'admin'
  }
}
