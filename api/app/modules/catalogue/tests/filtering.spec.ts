import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { waitUntilCaughtUp } from '#shared/changes/change_feed'
import { explained } from '#tests/explained'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { pagesOf } from '#tests/pages_of'

const NEGOTIABLE = { price: null, isNegotiable: true }
const ID = '00000000-0000-7000-8000-000000000000'

test.group('Filters and sort orders', (group) => {
  let owner: Member
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Filtered Owner')
  })

  const list = (changes: Record<string, unknown>) => listItem(owner, changes)
  const own = (query: string) => `/api/items?ownerId=${owner.user.id}&${query}`
  const getList = (client: ApiClient, query: string) => client.get(own(query))
  const titlesOf = (response: ApiResponse) => response.body().map(({ title }: Item) => title)

  test('filters by category, price, unit and negotiable price', async ({ client, assert }) => {
    await list({ title: 'Talked over', ...NEGOTIABLE })
    await list({ title: 'Monthly bus', price: '9000', priceUnit: 'month', categoryId: 'bus' })
    await list({ title: 'Daily bus', price: '499.50', categoryId: 'bus' })
    await list({ title: 'Daily bike', price: '350' })
    const find = async (query: string) => titlesOf(await getList(client, query))

    assert.deepEqual(await find('category=bus'), ['Daily bus', 'Monthly bus'])
    assert.deepEqual(await find('category=bus&unit=month'), ['Monthly bus'])
    assert.deepEqual(await find('minPrice=350&maxPrice=499.50'), ['Daily bike', 'Daily bus'])
    assert.deepEqual(await find('minPrice=350.01&maxPrice=499.49'), [])
    assert.deepEqual(await find('minPrice=499.5&maxPrice=1000'), ['Daily bus'])
    assert.deepEqual(await find('negotiable=true'), ['Talked over'])
    assert.deepEqual(await find('negotiable=false&category=bike'), ['Daily bike'])
    assert.deepEqual(await find('category=spaceship'), [])
  })

  test('gives a listing whose price is {name} no price in orders, limits and facets')
    .with([
      { name: 'zero', unpriced: { price: '0' } },
      { name: 'flagged as negotiable', unpriced: { price: '100', isNegotiable: true } },
    ])
    .run(async ({ client, assert }, { unpriced }) => {
      await list({ title: 'Lute, dear', price: '500' })
      await list({ title: 'Lute, ask me', ...unpriced })
      await list({ title: 'Lute, cheap', price: '90' })
      const find = async (query: string) => titlesOf(await getList(client, query))
      const [cheap, dear] = ['Lute, cheap', 'Lute, dear']
      assert.deepEqual(await find('sort=price'), [cheap, dear, 'Lute, ask me'])
      assert.deepEqual(await find('sort=-price'), [dear, cheap, 'Lute, ask me'])
      assert.deepEqual(await find('q=lute&sort=price'), [cheap, dear, 'Lute, ask me'])
      assert.deepEqual(await find('maxPrice=200'), [cheap])
      assert.deepEqual(await find('minPrice=0'), [cheap, dear])
      assert.deepEqual(await find('negotiable=true'), ['Lute, ask me'])
      assert.deepEqual(await find('negotiable=false'), [cheap, dear])
      for (const words of ['lute+under+200', 'lute+under+200+per+day', 'lute+under+2000+per+week'])
        assert.deepEqual(await find(`q=${words}`), [cheap], words)
      const facets = (await client.get(own('').replace('items', 'items/facets'))).body()
      assert.containsSubset(facets, { negotiable: 1, lowestPrice: '90.00', highestPrice: '500.00' })
    })

  test('reads no listing for a negotiable price within limits', async ({ client, assert }) => {
    await list({ title: 'Talked over', price: '100', isNegotiable: true })
    for (const limit of ['minPrice=1', 'maxPrice=200']) {
      const statements = await explained(async () => {
        const response = await getList(client, `negotiable=true&${limit}&sort=price`)
        assert.deepEqual(response.body(), [])
      })
      assert.isEmpty(statements)
    }
    const statements = await explained(async () => {
      const response = await getList(client, 'negotiable=true&q=talked+under+200')
      assert.deepEqual(response.body(), [])
    })
    const steps = statements.flatMap((statement) => statement.steps)
    const isRead = (step: (typeof steps)[number]) =>
      step['Relation Name'] === 'items' && step['Actual Loops'] > 0
    assert.isEmpty(steps.filter(isRead))
  })

  test('filters by verified owners', async ({ client, assert }) => {
    const item = await list({})
    assert.isEmpty((await getList(client, 'verified=true')).body())
    assert.lengthOf((await getList(client, 'verified=false')).body(), 1)
    await db.rawQuery('update users set is_verified = true where id = ?', [owner.user.id])
    await waitUntilCaughtUp()
    assert.equal((await getList(client, 'verified=true')).body()[0].id, item.id)
    assert.isEmpty((await getList(client, 'verified=false')).body())
  })

  test('finds the location {location} as "{query}"')
    .with([
      { query: 'Bombay', location: 'Mumbai, Maharashtra' },
      { query: 'mumbai', location: 'Bombay Central' },
      { query: 'Bangalore, Karnataka', location: 'Bengaluru, Karnataka' },
      { query: 'Banaras', location: 'Varanasi, Uttar Pradesh' },
      { query: 'Gurgoan', location: 'Gurugram, Haryana' },
      { query: 'कोलकाता', location: 'Kolkata, West Bengal' },
      { query: 'Calcuta', location: 'Kolkata, West Bengal' },
      { query: 'andheri', location: 'Andheri West, Mumbai' },
    ])
    .run(async ({ client, assert }, { query, location }) => {
      await list({ location: 'Ranchi, Jharkhand' })
      const item = await list({ location })
      const found = (await getList(client, `location=${encodeURIComponent(query)}`)).body()
      assert.deepEqual(
        found.map(({ id }: Item) => id),
        [item.id]
      )
    })

  test('finds a new location immediately after its first listing', async ({ client, assert }) => {
    const location = 'Qirvanpore'
    assert.isEmpty((await getList(client, `location=${location}`)).body())
    const item = await list({ location })
    const found = (await getList(client, `location=${location}`)).body()
    assert.deepEqual(
      found.map(({ id }: Item) => id),
      [item.id]
    )
  })

  test('finds listings of exactly one price by equal minimum and maximum', async ({
    client,
    assert,
  }) => {
    for (const price of ['349.99', '350', '350.01']) await list({ price })
    const response = await getList(client, 'minPrice=350&maxPrice=350')
    response.assertStatus(200)
    assert.deepEqual(
      response.body().map(({ price }: Item) => price),
      ['350.00']
    )
  })

  test('pages through sort={sort} without repetition while listings are added')
    .with([
      { sort: 'price', expected: ['50.00', '50.00', '90.50', '1000.00', null, null] },
      { sort: '-price', expected: ['1000.00', '90.50', '50.00', '50.00', null, null] },
    ])
    .run(async ({ client, assert }, { sort, expected }) => {
      for (const price of ['90.50', '50', '1000', '50']) await list({ price })
      await list(NEGOTIABLE)
      await list(NEGOTIABLE)
      const seen: Item[] = []
      const first = own(`sort=${sort}&limit=1`)
      for await (const response of pagesOf((path) => client.get(path), first)) {
        seen.push(...response.body())
        if (seen.length === 3) await list({ price: sort === 'price' ? '1' : '2000' })
      }
      assert.deepEqual(
        seen.map(({ price }) => price),
        expected
      )
      assert.lengthOf(new Set(seen.map(({ id }) => id)), 6)
    })

  test('pages through a search by relevance, or newest first with sort=newest', async ({
    client,
    assert,
  }) => {
    await list({ title: 'Telescope 90 mm', categoryId: 'other', description: 'For the moon' })
    await list({
      title: 'Camping chair',
      categoryId: 'other',
      description: 'To sit at a telescope',
    })
    await list({ title: 'Durbin', categoryId: 'other', description: 'Brass' })
    await list({ title: 'Telescope stand', categoryId: 'other', description: 'Heavy' })
    const seen: string[] = []
    const first = own('q=telescope&limit=1')
    for await (const response of pagesOf((path) => client.get(path), first)) {
      seen.push(...titlesOf(response))
    }
    assert.deepEqual(seen, ['Telescope stand', 'Telescope 90 mm', 'Durbin', 'Camping chair'])
    const newest = await getList(client, 'q=telescope&sort=newest')
    assert.deepEqual(titlesOf(newest), [
      'Telescope stand',
      'Durbin',
      'Camping chair',
      'Telescope 90 mm',
    ])
  })

  test('rejects the query {query} with a message')
    .with([
      { query: 'minPrice=cheap', field: 'minPrice' },
      { query: 'maxPrice=-5', field: 'maxPrice' },
      { query: 'minPrice=500&maxPrice=100', field: 'maxPrice' },
      { query: 'unit=year', field: 'unit' },
      { query: 'sort=random', field: 'sort' },
      { query: 'negotiable=perhaps', field: 'negotiable' },
      { query: 'verified=1', field: 'verified' },
      {
        query: `cursor=${cursor(['newest', 0, 7, '2026-01-01T00:00:00.000000Z', ID])}`,
        field: 'cursor',
      },
      { query: `cursor=${cursor(['price', 0, 0, '5.00', ID])}`, field: 'cursor' },
      { query: `sort=price&cursor=${cursor(['price', 0, 0, "5' or 1=1", ID])}`, field: 'cursor' },
      { query: `sort=price&cursor=${cursor(['price', 0, 0, '5.0000', 'me'])}`, field: 'cursor' },
      { query: `sort=price&cursor=${cursor(['price', -1, 0, '5.0000', ID])}`, field: 'cursor' },
      { query: `cursor=${cursor({ sort: 'newest' })}`, field: 'cursor' },
    ])
    .run(async ({ client, assert }, { query, field }) => {
      const response = await client.get(`/api/items?${query}`)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
      assert.match(response.body().message, /^[A-Z].{10,}/)
    })
})

function cursor(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url')
}
