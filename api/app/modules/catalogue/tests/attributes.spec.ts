import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { listItem } from '#tests/listing'
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

  test('that are no object are rejected', async () => {
    const { id } = await listItem(owner)
    for (const attributes of [[], 'Tata', 7]) {
      ;(await owner.put(`/api/items/${id}`).json({ attributes })).assertStatus(422)
    }
  })
})
