import { BasePolicy } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import type Item from '#modules/catalogue/models/item'

/** Only the owner may edit or delete a listing. */
export default class ItemPolicy extends BasePolicy {
  change(member: { id: string }, item: Item): AuthorizerResponse {
    return member.id === item.ownerId
  }
}
