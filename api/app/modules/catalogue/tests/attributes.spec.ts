import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { listItem } from '#tests/listing'
import { ATTRIBUTE_NAMES } from '@saajha/contract/item_attributes'
import { Member } from '#tests/member'

test.group('Attributes of a listing', (group) => {
  let owner: Member
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Describing Owner')
  })

  const change = async (id: string, body: object) => {
    const response = await owner.put(`/api/items/${id}`).json(body)
    response.assertStatus(200)
    return response.body()
  }

  test('are in the listing, in lists and in evidence, the text in its normal form', async ({
    client,
    assert,
  }) => {
    const sent = { brand: '  Royal\u00a0\u00a0Enfield ', modelYear: '२०१९', fuel: 'petrol' }
    const { id, attributes } = await listItem(owner, { attributes: sent })
    const expected = { brand: 'Royal Enfield', modelYear: 2019, fuel: 'petrol' }
    assert.deepEqual(attributes, expected)
    const [listed] = (await client.get(`/api/items?ownerId=${owner.user.id}`)).body()
    assert.deepEqual(listed.attributes, expected)
    const search = `/api/items?q=splendor&category=bike&ownerId=${owner.user.id}`
    assert.deepEqual((await client.get(search)).body()[0].attributes, expected)

    const reporter = await Member.join(client, 'Reporting Member')
    const report = { subjectKind: 'item', subjectId: id, reason: 'scam' }
    ;(await reporter.post('/api/reports').json(report)).assertStatus(201)
    const { rows } = await db.rawQuery(
      `select evidence -> 'attributes' as attributes from reports where reporter_id = ?`,
      [reporter.user.id]
    )
    assert.deepEqual(rows[0].attributes, expected)
  })

  test('are left out of a listing that has none', async ({ client, assert }) => {
    const item = await listItem(owner, { attributes: { brand: '', fuel: null } })
    assert.notProperty(item, 'attributes')
    assert.notProperty((await client.get(`/api/items/${item.id}`)).body(), 'attributes')
  })

  test('change one by one: null or an empty text removes one, and one not sent stays', async ({
    assert,
  }) => {
    const attributes = { brand: 'Hero', modelYear: 2015, fuel: 'petrol' }
    const { id } = await listItem(owner, { attributes })
    const changed = await change(id, { attributes: { fuel: 'electric', modelYear: null } })
    assert.deepEqual(changed.attributes, { brand: 'Hero', fuel: 'electric' })
    assert.deepEqual((await change(id, { price: '400' })).attributes, changed.attributes)
    assert.notProperty(await change(id, { attributes: { brand: '', fuel: '' } }), 'attributes')
  })

  test('record no change when they stay the same', async ({ assert }) => {
    const attributes = { brand: 'Hero', modelYear: 2015, fuel: 'petrol' }
    const { id } = await listItem(owner, { attributes })
    await change(id, { attributes })
    await change(id, { attributes: { wheels: 2 } })
    const { rows } = await db.rawQuery(`select name from domain_events where aggregate_id = ?`, [
      id,
    ])
    assert.deepEqual(rows, [{ name: 'item.created' }])
  })

  test('of another category are ignored, and end when the category changes', async ({ assert }) => {
    const attributes = { brand: 'Tata', fuel: 'diesel', furnished: 'fully', wheels: 4 }
    const item = await listItem(owner, { categoryId: 'car', attributes })
    assert.deepEqual(item.attributes, { brand: 'Tata', fuel: 'diesel' })
    const camera = await change(item.id, { categoryId: 'camera' })
    assert.deepEqual(camera.attributes, { brand: 'Tata' })
    assert.notProperty(await change(item.id, { categoryId: 'book' }), 'attributes')
    assert.notProperty(await change(item.id, { categoryId: 'car' }), 'attributes')
  })

  test('are rejected beyond the limits of their description: {name}')
    .with([
      { name: 'brand', value: 'x'.repeat(41), code: 'textTooLong' },
      { name: 'brand', value: 'Tata ✓', code: 'tickNotAllowed' },
      { name: 'brand', value: ['Tata'], code: 'textRequired' },
      { name: 'modelYear', value: 1949, code: 'numberOutOfRange' },
      { name: 'modelYear', value: 2101, code: 'numberOutOfRange' },
      { name: 'modelYear', value: 2019.5, code: 'integerRequired' },
      { name: 'fuel', value: 'hay', code: 'notAnOption' },
      { name: 'furnished', value: true, code: 'notAnOption' },
    ])
    .run(async ({ assert }, { name, value, code }) => {
      const body = { attributes: { [name]: value } }
      const { id } = await listItem(owner)
      const response = await owner.put(`/api/items/${id}`).json(body)
      response.assertStatus(422)
      const [error] = response.body().errors
      assert.include(error, { field: `attributes.${name}`, code })
    })

  test('have an index each, by which lists are filtered', async ({ assert }) => {
    for (const name of ATTRIBUTE_NAMES) {
      const { rows } = await db.rawQuery(
        `select indexname from pg_indexes where tablename = 'items' and indexdef like ?`,
        [`%attributes ->> '${name}'::text%`]
      )
      assert.lengthOf(rows, 1, name)
    }
  })

  test('that are no object are rejected', async () => {
    const { id } = await listItem(owner)
    for (const attributes of [[], 'Tata', 7]) {
      ;(await owner.put(`/api/items/${id}`).json({ attributes })).assertStatus(422)
    }
  })
})

test.group('Lists by attributes', (group) => {
  let owner: Member
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Describing Owner')
    const list = (title: string, attributes: object, categoryId = 'bike') =>
      listItem(owner, { title, attributes, categoryId })
    await list('Old Hero', { brand: 'Hero', modelYear: 2009, fuel: 'petrol' })
    await list('New Hero', { brand: 'HERO', modelYear: 2024, fuel: 'electric' })
    await list('Newer Hero', { brand: 'Hero', modelYear: 2025, fuel: 'petrol' })
    await list('Honda', { brand: 'Honda', modelYear: 2025, fuel: 'petrol' })
    await list('Honda car', { brand: 'Honda', fuel: 'petrol' }, 'car')
    await list('Something', {})
  })

  const read = async (client: ApiClient, path: string) => {
    const response = await client.get(`/api/items${path}&ownerId=${owner.user.id}`)
    response.assertStatus(200)
    return response.body()
  }

  test('have those that are equal without regard to case, or of at least a number: {query}')
    .with([
      { query: '?brand=hero', titles: ['Newer Hero', 'New Hero', 'Old Hero'] },
      { query: '?brand=%20HERO%20', titles: ['Newer Hero', 'New Hero', 'Old Hero'] },
      { query: '?brand=Her', titles: [] },
      { query: '?brand=%E2%9C%93%E2%80%AE', titles: [] },
      { query: '?minModelYear=2024', titles: ['Honda', 'Newer Hero', 'New Hero'] },
      { query: '?minModelYear=2024&brand=hero&fuel=petrol', titles: ['Newer Hero'] },
      { query: '?brand=honda&category=car', titles: ['Honda car'] },
      { query: '?brand=honda&q=car', titles: ['Honda car'] },
      { query: '?brand=hero&sort=price&limit=1', titles: ['Old Hero'] },
      { query: '?furnished=fully', titles: [] },
    ])
    .run(async ({ client, assert }, { query, titles }) => {
      const listed: Item[] = await read(client, query)
      assert.deepEqual(
        listed.map(({ title }) => title),
        titles
      )
    })

  test('count the values of the category’s attributes, each without its own filter', async ({
    client,
    assert,
  }) => {
    const { total, attributes } = await read(client, '/facets?category=bike&brand=hero')
    assert.equal(total, 3)
    assert.deepEqual(attributes, {
      brand: [
        { value: 'Hero', count: 3 },
        { value: 'Honda', count: 1 },
      ],
      modelYear: [
        { value: '2009', count: 1 },
        { value: '2024', count: 1 },
        { value: '2025', count: 1 },
      ],
      fuel: [
        { value: 'petrol', count: 2 },
        { value: 'electric', count: 1 },
      ],
    })
    const unknown = await read(client, '/facets?category=bike&brand=unknown&fuel=diesel')
    assert.deepEqual(unknown.attributes, { brand: [], modelYear: [], fuel: [] })
    assert.notProperty(await read(client, '/facets?brand=hero'), 'attributes')
    assert.notProperty(await read(client, '/facets?category=book'), 'attributes')
  })

  test('reject values beyond the limits of an attribute', async ({ client }) => {
    for (const query of ['fuel=hay', 'minModelYear=1900', `brand=${'x'.repeat(41)}`]) {
      ;(await client.get(`/api/items?${query}`)).assertStatus(422)
      ;(await client.get(`/api/items/facets?${query}`)).assertStatus(422)
    }
  })
})
