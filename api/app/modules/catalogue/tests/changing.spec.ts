import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { uploadsFor } from '#tests/picture'
import { until } from '#tests/wait_for'

test.group('An owner changes a listing', (group) => {
  let owner: Member
  let item: Item
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Owning Person')
    item = await listItem(owner)
  })

  const change = (by: Member, changes: object) => by.put(`/api/items/${item.id}`).json(changes)

  test('only what is sent changes', async ({ assert }) => {
    const response = await change(owner, { price: '99', isAvailable: false })
    response.assertStatus(200)
    assert.deepEqual(response.body(), { ...item, price: '99.00', isAvailable: false })
  })

  test('what only the house decides stays as it is', async ({ client, assert }) => {
    const other = await Member.join(client, 'Somebody Else')
    const response = await change(owner, {
      ownerId: other.user.id,
      isFeatured: true,
      moderationStatus: 'pending',
    })
    assert.deepEqual(response.body(), item)
  })

  test('a fixed price cannot be taken away, unless it becomes negotiable', async ({ assert }) => {
    const rejected = await change(owner, { price: null })
    rejected.assertStatus(422)
    assert.equal(rejected.body().errors[0].field, 'price')
    const negotiable = await change(owner, { price: null, isNegotiable: true })
    negotiable.assertStatus(200)
    negotiable.assertBodyContains({ price: null, isNegotiable: true })
  })

  test('the longest rental is never shorter than the shortest, whichever is changed', async () => {
    ;(await change(owner, { maxRentalDuration: 7 })).assertStatus(200)
    ;(await change(owner, { minRentalDuration: 8 })).assertStatus(422)
    ;(await change(owner, { minRentalDuration: 8, maxRentalDuration: null })).assertStatus(200)
    ;(await change(owner, { maxRentalDuration: 7 })).assertStatus(422)
  })

  test('nor by two changes at the same moment', async ({ assert }) => {
    const trx = await db.transaction()
    await trx.rawQuery('select from items where id = ? for update', [item.id])
    const sent = Promise.all([
      change(owner, { minRentalDuration: 8 }),
      change(owner, { maxRentalDuration: 7 }),
    ])
    await until('both have read the listing, and wait to write', async () => {
      const { rows } = await db.rawQuery(
        `select count(*)::int as count from pg_stat_activity
         where wait_event_type = 'Lock' and query like 'update "items"%'`
      )
      return rows[0].count === 2
    })
    await trx.commit()
    const responses = await sent
    assert.deepEqual(responses.map((response) => response.status()).sort(), [200, 422])
    assert.equal(
      responses.find((response) => response.status() === 422)!.body().message,
      'The maximum rental duration must not be below the minimum.'
    )
  })

  test('the words of the form hold here too', async ({ assert }) => {
    for (const nullToEmptyString of [' ', '', null]) {
      const response = await change(owner, { title: nullToEmptyString })
      response.assertStatus(422)
      assert.equal(response.body().message, 'Title is required')
    }
    const elsewhere = await change(owner, { location: '' })
    elsewhere.assertStatus(422)
    assert.equal(elsewhere.body().message, 'Location is required when selecting from list')
  })

  test('photos that stand on it may stay, new ones must be their own', async ({
    client,
    assert,
  }) => {
    const { imageUrls } = await uploadsFor(owner, 1)
    ;(await change(owner, { imageUrls })).assertStatus(200)
    const more = await uploadsFor(owner, 1)
    const both = await change(owner, { imageUrls: [...imageUrls, ...more.imageUrls] })
    assert.lengthOf(both.body().imageUrls, 2)

    const otherMember = await Member.join(client, 'Photo Owner')
    const foreign = await uploadsFor(otherMember, 1)
    const rejected = await change(owner, { imageUrls: [...imageUrls, ...foreign.imageUrls] })
    rejected.assertStatus(422)
  })

  test('nobody else may change or delete it', async ({ client, assert }) => {
    const other = await Member.join(client, 'Envious Person')
    ;(await change(other, { title: 'Mine now' })).assertStatus(403)
    ;(await other.delete(`/api/items/${item.id}`)).assertStatus(403)
    ;(await client.put(`/api/items/${item.id}`).json({ title: 'Mine now' })).assertStatus(401)
    ;(await client.delete(`/api/items/${item.id}`)).assertStatus(401)
    assert.deepEqual((await client.get(`/api/items/${item.id}`)).body(), item)
  })

  test('a deleted one is found nowhere', async ({ client, assert }) => {
    const [similar, other] = [await listItem(owner), await listItem(owner)]
    const renter = await Member.join(client, 'Late Person')
    ;(await owner.delete(`/api/items/${item.id}`)).assertStatus(204)

    ;(await client.get(`/api/items/${item.id}`)).assertStatus(404)
    ;(await client.get(`/api/items/${item.id}/similar`)).assertStatus(404)
    ;(await change(owner, { title: 'Again' })).assertStatus(404)
    ;(await owner.delete(`/api/items/${item.id}`)).assertStatus(404)
    const contact = await renter
      .post('/api/contact-interactions')
      .json({ itemId: item.id, interactionType: 'message', message: 'Still there?' })
    contact.assertStatus(404)

    for (const path of [
      `/api/items?ownerId=${owner.user.id}`,
      '/api/items?limit=100',
      `/api/items/category/${item.categoryId}?limit=100`,
      `/api/items/${similar.id}/similar?limit=24`,
    ]) {
      const ids = (await client.get(path)).body().map(({ id }: Item) => id)
      assert.include(ids, other.id, path)
      assert.notInclude(ids, item.id, path)
    }
  })

  test('malformed and unknown ids are not found', async ({ client, assert }) => {
    for (const id of ['bike', '1', '%00', "1'--", '00000000-0000-7000-8000-000000000000']) {
      const responses = await Promise.all([
        client.get(`/api/items/${id}`),
        client.get(`/api/items/${id}/similar`),
        owner.put(`/api/items/${id}`).json({ title: 'Anything' }),
        owner.delete(`/api/items/${id}`),
      ])
      for (const response of responses) {
        response.assertStatus(404)
        assert.equal(response.body().message, 'Item not found')
      }
    }
  })
})
