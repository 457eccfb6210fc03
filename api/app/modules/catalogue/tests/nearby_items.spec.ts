import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Item } from '@saajha/contract/item'
import { cityIn } from '#modules/catalogue/search/vocabulary/gazetteer'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'

test.group('Items near a city', (group) => {
  let owner: Member
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Nearby Owner')
  })

  const find = async (client: ApiClient, query: Record<string, string>): Promise<string[]> => {
    const parameters = new URLSearchParams({ ownerId: owner.user.id, ...query })
    const response = await client
      .get(`/api/items?${parameters.toString()}`)
      .header('x-forwarded-for', randomIp())
    response.assertStatus(200)
    return response.body().map(({ location }: Item) => location)
  }
  const listSitar = (location: string, changes = {}) =>
    listItem(owner, { title: 'Sitar of teak', categoryId: 'other', location, ...changes })

  test('are sorted by the distance of their city, those of unknown locations last', async ({
    client,
    assert,
  }) => {
    const locations = [
      'Somewhere else',
      'Chennai, Tamil Nadu',
      'Mumbai, Maharashtra',
      'MG Road, Nagpur',
      'Lonavala, Maharashtra',
    ]
    for (const location of locations) await listSitar(location)
    assert.deepEqual(await find(client, { q: 'sitar', near: 'Pune, Maharashtra' }), [
      'Lonavala, Maharashtra',
      'Mumbai, Maharashtra',
      'MG Road, Nagpur',
      'Chennai, Tamil Nadu',
      'Somewhere else',
    ])
    assert.equal(
      (await find(client, { q: 'sitar', near: 'Vellore, Tamil Nadu' }))[0],
      'Chennai, Tamil Nadu'
    )
  })

  test('are newest first within a city, with the search text in the title before mere mentions', async ({
    client,
    assert,
  }) => {
    await listSitar('Mumbai, Maharashtra', { title: 'Drum', description: 'Not a sitar' })
    const older = await listSitar('Kolkata, West Bengal')
    const newer = await listSitar('Kolkata, West Bengal')
    const near = 'Pune, Maharashtra'
    const query = new URLSearchParams({ ownerId: owner.user.id, q: 'sitar', near })
    const response = await client.get(`/api/items?${query.toString()}`)
    const ids = response.body().map(({ id }: Item) => id)
    assert.deepEqual(ids.slice(0, 2), [newer.id, older.id])
    assert.lengthOf(ids, 3)
  })

  test('meet the other filters and are found by corrected spelling', async ({ client, assert }) => {
    await listSitar('Mumbai, Maharashtra', { price: '900' })
    await listSitar('Nashik, Maharashtra', { price: '100' })
    const near = 'Pune, Maharashtra'
    assert.deepEqual(await find(client, { q: 'sittarr', near, maxPrice: '500' }), [
      'Nashik, Maharashtra',
    ])
    assert.isEmpty(await find(client, { q: 'sitar', near, location: 'Pune' }))
    assert.isEmpty(await find(client, { q: 'spaceship', near }))
  })

  test('are at most twelve on one page', async ({ client, assert }) => {
    for (let n = 0; n < 13; n++) await listSitar('Mumbai, Maharashtra')
    const query = new URLSearchParams({ ownerId: owner.user.id, near: 'Pune, Maharashtra' })
    const response = await client.get(`/api/items?${query.toString()}&limit=100`)
    assert.lengthOf(response.body(), 12)
    assert.isUndefined(response.header('link'))
    assert.lengthOf((await client.get(`/api/items?${query.toString()}&limit=2`)).body(), 2)
  })

  test('are rejected for a city that is not in the list: "{$self}"')
    .with(['Pune', 'Atlantis', 'pune, maharashtra', '\u0000'])
    .run(async ({ client, assert }, near) => {
      const query = new URLSearchParams({ near })
      const response = await client.get(`/api/items?${query.toString()}`)
      response.assertStatus(422)
      const message = 'Please choose one of the options'
      assert.deepEqual(response.body(), errorBody('notAnOption', message, { field: 'near' }))
    })

  test('the city in "{location}" is {city}')
    .with([
      { location: 'Indore, Madhya Pradesh', city: 'Indore, Madhya Pradesh' },
      { location: 'MG Road, Indore', city: 'Indore, Madhya Pradesh' },
      { location: 'Andheri West, Bombay', city: 'Mumbai, Maharashtra' },
      { location: 'बैंगलोर', city: 'Bengaluru, Karnataka' },
      { location: 'My farm', city: null },
    ])
    .run(({ assert }, { location, city }) => {
      assert.equal(cityIn(location), city)
    })
})
