import type { Item } from '@saajha/contract/item'
import type { Member } from '#tests/member'

/** Creates a listing; `changes` override its fields. */
export async function listItem(
  owner: Member,
  changes: Record<string, unknown> = {}
): Promise<Item> {
  const response = await owner.post('/api/items').json({
    title: 'Hero Splendor, well serviced',
    description: 'Helmet included. Pickup near the metro station.',
    price: '350',
    priceUnit: 'day',
    isNegotiable: false,
    categoryId: 'bike',
    location: 'Nagpur, Maharashtra',
    contactPhone: '+919900012345',
    ...changes,
  })
  response.assertStatus(201)
  return response.body()
}
