import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { uploadsFor } from '#tests/picture'
import { until } from '#harness/until'

test.group('Changing and deleting a listing', (group) => {
  let owner: Member
  let item: Item
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Owning Person')
    item = await listItem(owner)
  })

  const change = (by: Member, changes: object) => by.put(`/api/items/${item.id}`).json(changes)

  test('changes only the fields of the request', async ({ assert }) => {
    const response = await change(owner, { price: '99', isAvailable: false })
    response.assertStatus(200)
    assert.deepEqual(response.body(), { ...item, price: '99.00', isAvailable: false })
  })

  test('ignores read-only fields of a changed listing', async ({ client, assert }) => {
    const other = await Member.join(client, 'Other Person')
    const response = await change(owner, {
      ownerId: other.user.id,
      isFeatured: true,
      moderationStatus: 'pending',
    })
    assert.deepEqual(response.body(), item)
  })

  test('rejects a video of another origin', async ({ assert }) => {
    const rejected = await change(owner, { videoUrl: 'https://elsewhere.example/film.mp4' })
    rejected.assertStatus(422)
    assert.equal(rejected.body().errors[0].field, 'videoUrl')
  })

  test('rejects the removal of a price unless the listing becomes negotiable', async ({
    assert,
  }) => {
    const rejected = await change(owner, { price: null })
    rejected.assertStatus(422)
    assert.equal(rejected.body().errors[0].field, 'price')
    const negotiable = await change(owner, { price: null, isNegotiable: true })
    negotiable.assertStatus(200)
    negotiable.assertBodyContains({ price: null, isNegotiable: true })
  })

  test('rejects a change of either rental duration that makes the maximum less than the minimum', async () => {
    ;(await change(owner, { maxRentalDuration: 7 })).assertStatus(200)
    ;(await change(owner, { minRentalDuration: 8 })).assertStatus(422)
    ;(await change(owner, { minRentalDuration: 8, maxRentalDuration: null })).assertStatus(200)
    ;(await change(owner, { maxRentalDuration: 7 })).assertStatus(422)
  })

  test('changes pieces and days between rentals within their limits', async ({ assert }) => {
    assert.containsSubset(item, { quantity: 1, bufferDays: 0, noticeDays: 0 })
    const terms = { quantity: 20, bufferDays: 2, noticeDays: 3 }
    const response = await change(owner, terms)
    assert.containsSubset(response.body(), terms)
    for (const invalid of [
      { quantity: 0 },
      { quantity: 501 },
      { bufferDays: 8 },
      { noticeDays: 31 },
    ]) {
      ;(await change(owner, invalid)).assertStatus(422)
    }
  })

  test('rejects fewer pieces than are promised, with the first such day', async ({ assert }) => {
    ;(await change(owner, { quantity: 5 })).assertStatus(200)
    await db.rawQuery(
      `insert into item_days (item_id, day, capacity, taken)
       values (?, '2031-05-01', 5, 2), (?, '2031-05-02', 5, 3), (?, '2031-05-03', 5, 4), (?, '2020-01-01', 5, 5)`,
      Array<string>(4).fill(item.id)
    )
    const rejected = await change(owner, { quantity: 2 })
    rejected.assertStatus(409)
    assert.containsSubset(rejected.body(), {
      code: 'quantityPromised',
      message: 'You have promised more than that on 2 May 2031.',
      params: { day: '2031-05-02' },
    })
    ;(await change(owner, { quantity: 4 })).assertStatus(200)
    await db.rawQuery('delete from item_days where item_id = ?', [item.id])
  })

  test('rejects one of two concurrent changes that make the rental durations invalid', async ({
    assert,
  }) => {
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
      "The longest rental can't be less than the shortest."
    )
  })

  test('rejects empty required fields with the messages of the form', async ({ assert }) => {
    for (const title of [' ', '', null]) {
      const response = await change(owner, { title })
      response.assertStatus(422)
      assert.equal(response.body().message, 'Title is required')
    }
    const withoutLocation = await change(owner, { location: '' })
    withoutLocation.assertStatus(422)
    assert.equal(withoutLocation.body().message, 'Location is required when selecting from list')
  })

  test('keeps the photos of a listing and rejects new ones of another member', async ({
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

  test('rejects changes and deletion by other members and guests', async ({ client, assert }) => {
    const other = await Member.join(client, 'Envious Person')
    ;(await change(other, { title: 'Mine now' })).assertStatus(403)
    ;(await other.delete(`/api/items/${item.id}`)).assertStatus(403)
    ;(await client.put(`/api/items/${item.id}`).json({ title: 'Mine now' })).assertStatus(401)
    ;(await client.delete(`/api/items/${item.id}`)).assertStatus(401)
    assert.deepEqual((await client.get(`/api/items/${item.id}`)).body(), item)
  })

  test('returns 404 for a deleted listing and omits it from lists', async ({ client, assert }) => {
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

  test('returns 404 for malformed and unknown ids', async ({ client, assert }) => {
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
