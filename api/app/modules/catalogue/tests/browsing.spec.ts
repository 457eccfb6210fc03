import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { CATEGORIES } from '@saajha/contract/categories'
import type { Category } from '@saajha/contract/category'
import type { Item } from '@saajha/contract/item'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { nextPage, pagesOf } from '#tests/pages_of'

test.group('Lists of listings', () => {
  test('pages through the newest listings first with a link to the next page', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Busy Owner')
    const made: string[] = []
    for (let n = 0; n < 7; n++) made.unshift((await listItem(owner, { title: `Chair ${n}` })).id)

    const seen: string[] = []
    let pages = 0
    const first = `/api/items?ownerId=${owner.user.id}&limit=3`
    for await (const response of pagesOf((path) => client.get(path), first)) {
      seen.push(...idsOf(response))
      pages += 1
      await listItem(owner, { title: 'Listed between two pages' })
    }
    assert.deepEqual(seen, made, 'no page repeats or skips what was there at the start')
    assert.equal(pages, 3)
  })

  test('pages through listings with equal timestamps without skipping any', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Wholesale Owner')
    const made = await Promise.all(Array.from({ length: 9 }, () => listItem(owner)))
    await db.rawQuery('update items set created_at = now() where owner_id = ?', [owner.user.id])
    const seen = await allIds(client, `/api/items?ownerId=${owner.user.id}&limit=2`)
    assert.sameMembers(
      seen,
      made.map(({ id }) => id)
    )
    assert.lengthOf(seen, 9)
  })

  test('the link to the next page keeps the filter and is missing on the last page', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Linked Owner')
    for (let n = 0; n < 3; n++) await listItem(owner)
    const path = `/api/items?ownerId=${owner.user.id}&location=Nagpur&limit=2`
    const first = await client.get(path)
    assert.match(first.header('link')!, /^<\/api\/items\?.+>; rel="next"$/)
    const next = new URL(nextPage(first)!, 'http://localhost')
    assert.equal(next.searchParams.get('ownerId'), owner.user.id)
    assert.equal(next.searchParams.get('location'), 'Nagpur')
    const last = await client.get(nextPage(first)!)
    assert.lengthOf(last.body(), 1)
    assert.isUndefined(last.header('link'))
    assert.isUndefined(last.header('x-total-count'))
    const unpaged = await client.get(`/api/items?ownerId=${owner.user.id}`)
    assert.equal(unpaged.header('x-total-count'), '3')
  })

  test('a full last page has no link to a next page', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Exact Owner')
    for (let n = 0; n < 4; n++) await listItem(owner)
    const first = await client.get(`/api/items?ownerId=${owner.user.id}&limit=2`)
    const last = await client.get(nextPage(first)!)
    assert.lengthOf(last.body(), 2)
    assert.isUndefined(last.header('link'))
    assert.isUndefined(last.header('x-total-count'))
    const unpaged = await client.get(`/api/items?ownerId=${owner.user.id}&limit=4`)
    assert.lengthOf(unpaged.body(), 4)
    assert.isUndefined(unpaged.header('link'))
  })

  test('rejects a cursor of another sort order with the same keys', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Sorted Owner')
    for (const price of ['10', '20', '30']) await listItem(owner, { price })
    const own = `/api/items?ownerId=${owner.user.id}&limit=1`
    const cheapest = await client.get(`${own}&sort=price`)
    const cursor = new URL(nextPage(cheapest)!, 'http://localhost').searchParams.get('cursor')!
    ;(await client.get(`${own}&sort=price&cursor=${cursor}`)).assertStatus(200)
    const dearest = await client.get(`${own}&sort=-price&cursor=${cursor}`)
    dearest.assertStatus(422)
    assert.equal(dearest.body().errors[0].field, 'cursor')
  })

  test('sorts and pages listings by price per day in both directions', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Owner Of Units')
    const cheapest: string[] = []
    for (const [price, priceUnit] of [
      ['150.00', 'month'],
      ['149.00', 'week'],
      ['149.01', 'week'],
      ['14000.00', 'month'],
      ['500.00', 'day'],
      ['3500.00', 'week'],
      ['21.00', 'hour'],
      ['9999999999.99', 'hour'],
    ]) {
      cheapest.push((await listItem(owner, { price, priceUnit })).id)
    }
    const own = `/api/items?ownerId=${owner.user.id}&limit=1`
    assert.deepEqual(await allIds(client, `${own}&sort=price`), cheapest)
    assert.deepEqual(await allIds(client, `${own}&sort=-price`), cheapest.toReversed())
  })

  test('filters listings by category, owner and featured flag', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Category Owner')
    const bus = await listItem(owner, { categoryId: 'bus' })
    const book = await listItem(owner, { categoryId: 'book' })
    await db.rawQuery('update items set is_featured = true where id = ?', [book.id])
    const mine = `ownerId=${owner.user.id}`

    assert.deepEqual(idsOf(await client.get(`/api/items?${mine}`)), [book.id, bus.id])
    assert.deepEqual(idsOf(await client.get(`/api/items?${mine}&categoryId=bus`)), [bus.id])
    assert.deepEqual(idsOf(await client.get(`/api/items?${mine}&featured=true`)), [book.id])
    assert.deepEqual(idsOf(await client.get(`/api/items?${mine}&recent=true`)), [book.id, bus.id])
    assert.include(idsOf(await client.get('/api/items/category/bus')), bus.id)
    assert.notInclude(idsOf(await client.get('/api/items/category/bus')), book.id)
    assert.deepEqual(idsOf(await client.get('/api/items?ownerId=unknown')), [])
  })

  test('lists the public listings among some ids and treats all others as unknown', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Chosen Owner')
    const [older, hidden, deleted] = [
      await listItem(owner),
      await listItem(owner),
      await listItem(owner),
    ]
    await listItem(owner, { title: 'Not among the ids' })
    const newer = await listItem(owner)
    await db.rawQuery(`update items set moderation_status = 'rejected' where id = ?`, [hidden.id])
    await owner.delete(`/api/items/${deleted.id}`)
    const ids = [older, hidden, deleted, newer].map(({ id }) => id)
    const unknown = '11111111-1111-7111-8111-111111111111'
    const response = await client.get(`/api/items?ids=${[...ids, unknown, `'`, ''].join()}`)
    response.assertStatus(200)
    assert.deepEqual(idsOf(response), [newer.id, older.id])
    assert.deepEqual(idsOf(await client.get('/api/items?ids=')), [])
    const ofOwner = await client.get(`/api/items?ids=${newer.id}&category=bus`)
    assert.deepEqual(idsOf(ofOwner), [])
  })

  test('rejects more than fifty ids', async ({ client }) => {
    const ids = (count: number) => Array<string>(count).fill(crypto.randomUUID()).join()
    ;(await client.get(`/api/items?ids=${ids(50)}`)).assertStatus(200)
    ;(await client.get(`/api/items?ids=${ids(51)}`)).assertStatus(422)
  })

  test('pages through one category', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Paging Owner')
    const older = await listItem(owner, { categoryId: 'home-accessories' })
    const newer = await listItem(owner, { categoryId: 'home-accessories' })
    const first = await client.get('/api/items/category/home-accessories?limit=1')
    assert.deepEqual(idsOf(first), [newer.id])
    assert.deepEqual(idsOf(await client.get(nextPage(first)!)), [older.id])
  })

  test('hides pending and rejected listings from lists and by id', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Moderated Owner')
    const item = await listItem(owner)
    for (const status of ['pending', 'rejected']) {
      await db.rawQuery('update items set moderation_status = ? where id = ?', [status, item.id])
      assert.isEmpty((await client.get(`/api/items?ownerId=${owner.user.id}`)).body())
      ;(await client.get(`/api/items/${item.id}`)).assertStatus(404)
    }
  })

  test('lists contain the phone number of a listing and never the number of its owner’s account', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Discreet Owner')
    const { id: ownerId } = owner.user
    const accountPhone = '+919999911111'
    const profile = { fullName: 'Discreet Owner', location: 'Nagpur', phone: accountPhone }
    ;(await owner.put(`/api/users/${ownerId}`).json(profile)).assertStatus(200)
    const other = await listItem(owner, { categoryId: 'hard-worker', location: 'Kohima, Nagaland' })
    const named = { categoryId: 'hard-worker', contactPhone: '+918888822222', title: 'Zamboni' }
    const item = await listItem(owner, { ...named, location: 'Kohima, Nagaland' })
    const lists = [
      `/api/items?ownerId=${ownerId}`,
      `/api/items?ownerId=${ownerId}&sort=price`,
      `/api/items?ownerId=${ownerId}&q=zamboni`,
      '/api/items/category/hard-worker',
      `/api/items/${other.id}/similar`,
    ]
    for (const path of lists) {
      const response = await client.get(path)
      const shown: Item | undefined = response.body().find(({ id }: Item) => id === item.id)
      assert.equal(shown?.contactPhone, '+918888822222', path)
      assert.deepEqual(shown?.owner, {
        ...{ fullName: 'Discreet Owner', phone: null, profileImageUrl: null, isVerified: false },
        ...{ rating: null, reviewCount: 0 },
      })
      assert.notInclude(response.text(), accountPhone, path)
    }
    assert.equal((await client.get(`/api/items/${item.id}`)).body().owner.phone, accountPhone)
  })

  test('rejects the query {query}')
    .with([
      { query: 'limit=0', field: 'limit' },
      { query: 'limit=101', field: 'limit' },
      { query: 'limit=1e400', field: 'limit' },
      { query: 'limit=2.5', field: 'limit' },
      { query: 'cursor=bogus', field: 'cursor' },
      { query: `cursor=${'x'.repeat(300)}`, field: 'cursor' },
      { query: `cursor=${impossibleDate()}`, field: 'cursor' },
      { query: 'featured=maybe', field: 'featured' },
    ])
    .run(async ({ client, assert }, { query, field }) => {
      const response = await client.get(`/api/items?${query}`)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    })

  test('similar listings are of the same category, those of the same location first', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Driver Agency')
    const sameLocation = { categoryId: 'driver', location: 'Lone Drivers’ Village, Gujarat' }
    const item = await listItem(owner, sameLocation)
    const sameTown = await listItem(owner, sameLocation)
    const otherLocation = await listItem(owner, { ...sameLocation, location: 'Patna, Bihar' })
    const cycle = await listItem(owner, { ...sameLocation, categoryId: 'cycle' })
    const similar = idsOf(await client.get(`/api/items/${item.id}/similar`))
    assert.deepEqual(similar.slice(0, 2), [sameTown.id, otherLocation.id])
    assert.notInclude(similar, item.id)
    assert.notInclude(similar, cycle.id)

    for (let n = 0; n < 6; n++) await listItem(owner, sameLocation)
    assert.lengthOf((await client.get(`/api/items/${item.id}/similar`)).body(), 6)
    assert.lengthOf((await client.get(`/api/items/${item.id}/similar?limit=2`)).body(), 2)
  })

  test('returns the categories of the contract, each by its slug', async ({ client, assert }) => {
    const categories: Category[] = (await client.get('/api/categories')).body()
    assert.deepEqual(
      categories.map(({ slug }) => slug),
      CATEGORIES.map(({ slug }) => slug)
    )
    assert.lengthOf(categories, 18)
    assert.deepEqual((await client.get('/api/categories/rent-room')).body(), {
      ...categories.find(({ slug }) => slug === 'rent-room'),
    })
    for (const slug of ['spaceship', '%00', "bike'"]) {
      const unknown = await client.get(`/api/categories/${slug}`)
      unknown.assertStatus(404)
      assert.equal(unknown.body().message, "The category you're looking for doesn't exist.")
      ;(await client.get(`/api/items/category/${slug}`)).assertStatus(404)
    }
  })
})

/** A well-formed cursor with a date that does not exist. */
function impossibleDate(): string {
  const cursor = '2026-13-45T99:99:99.000000Z 00000000-0000-7000-8000-000000000000'
  return Buffer.from(cursor).toString('base64url')
}

async function allIds(client: ApiClient, first: string): Promise<string[]> {
  const seen: string[] = []
  for await (const response of pagesOf((path) => client.get(path), first)) {
    seen.push(...idsOf(response))
  }
  return seen
}

function idsOf(response: ApiResponse): string[] {
  return response.body().map(({ id }: Item) => id)
}
