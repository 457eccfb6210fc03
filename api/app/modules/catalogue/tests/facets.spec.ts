import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { ItemFacets } from '@saajha/contract/item'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('Facets of a list', (group) => {
  let owner: Member
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Counted Owner')
    const pune = { location: 'Pune, Maharashtra' }
    await listItem(owner, { ...pune, categoryId: 'bus', price: '4000', title: 'Mini bus' })
    await listItem(owner, { ...pune, categoryId: 'bus', price: '900', priceUnit: 'hour' })
    await listItem(owner, { categoryId: 'camera', price: null, isNegotiable: true })
  })

  const count = async (client: ApiClient, query = ''): Promise<ItemFacets> => {
    const response = await client.get(`/api/items/facets?ownerId=${owner.user.id}&${query}`)
    response.assertStatus(200)
    return response.body()
  }

  test('counts all facets of a list', async ({ client, assert }) => {
    assert.deepEqual(await count(client), {
      total: 3,
      isCapped: false,
      lowestPrice: '900.00',
      highestPrice: '4000.00',
      categories: [
        { value: 'bus', count: 2 },
        { value: 'camera', count: 1 },
      ],
      locations: [
        { value: 'Pune, Maharashtra', count: 2 },
        { value: 'Nagpur, Maharashtra', count: 1 },
      ],
      units: [
        { value: 'day', count: 2 },
        { value: 'hour', count: 1 },
      ],
      negotiable: 1,
      verified: 0,
    })
  })

  test('counts the other options of an active filter', async ({ client, assert }) => {
    const facets = await count(client, 'category=bus&unit=hour')
    assert.equal(facets.total, 1)
    assert.deepEqual(facets.categories, [{ value: 'bus', count: 1 }])
    assert.sameDeepMembers(facets.units, [
      { value: 'day', count: 1 },
      { value: 'hour', count: 1 },
    ])
    assert.deepEqual(facets.locations, [{ value: 'Pune, Maharashtra', count: 1 }])
  })

  test('counts facets of a search, of a misspelt one and of one without results', async ({
    client,
    assert,
  }) => {
    assert.equal((await count(client, 'q=minibus')).total, 1)
    assert.equal((await count(client, 'q=minni+buss')).total, 1)
    const nothing = {
      ...{ total: 0, isCapped: false, lowestPrice: null, highestPrice: null },
      ...{ categories: [], locations: [], units: [], negotiable: 0, verified: 0 },
    }
    assert.deepEqual(await count(client, 'q=spaceship'), nothing)
    assert.deepEqual(await count(client, 'location=Atlantis'), {
      ...nothing,
      locations: [
        { value: 'Pune, Maharashtra', count: 2 },
        { value: 'Nagpur, Maharashtra', count: 1 },
      ],
    })
  })

  test('rejects an invalid filter', async ({ client }) => {
    ;(await client.get('/api/items/facets?unit=year')).assertStatus(422)
    ;(await client.get('/api/items/facets?minPrice=9&maxPrice=1')).assertStatus(422)
  })
})
