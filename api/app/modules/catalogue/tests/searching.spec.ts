import { test } from '@japa/runner'
import type { Item } from '@saajha/contract/item'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { nextPage } from '#tests/pages_of'

test.group('Searching', (group) => {
  let owner: Member
  let tent: Item
  let harmonium: Item

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Searched Owner')
    tent = await listItem(owner, {
      title: 'Shamiana tent for weddings',
      description: 'Seats two hundred guests',
      categoryId: 'event-accessories',
      location: 'Jaipur, Rajasthan',
    })
    harmonium = await listItem(owner, {
      title: 'हारमोनियम किराये पर',
      description: 'Nine stops & a case, bench/stool, <freshly tuned>',
      categoryId: 'other',
      location: 'Varanasi, Uttar Pradesh',
    })
  })

  const listTent = (price: string) =>
    listItem(owner, { title: 'Party tent', categoryId: 'event-accessories', price })

  test('the search "{q}" finds {found}')
    .with([
      { q: 'tent', found: 'tent' },
      { q: 'TENT', found: 'tent' },
      { q: 'wedd', found: 'tent' },
      { q: 'guests shamiana', found: 'tent' },
      { q: 'jaipur', found: 'tent' },
      { q: 'event accessories', found: 'tent' },
      { q: '  tent!! (wedding) ', found: 'tent' },
      { q: 'हारमोनियम', found: 'harmonium' },
      { q: 'हारमो', found: 'harmonium' },
      { q: 'stops & case', found: 'harmonium' },
      { q: 'stool', found: 'harmonium' },
      { q: 'tuned', found: 'harmonium' },
      { q: 'royaltent', found: 'tent' },
      { q: 'flumoxed guests', found: 'tent' },
      { q: 'tent harmonium', found: 'harmonium' },
      { q: 'kids birthday wedding', found: 'tent' },
      { q: 'kids birthday marrage', found: 'tent' },
      { q: 'spaceship', found: 'nothing' },
      { q: "tent' | 'x", found: 'nothing' },
    ])
    .run(async ({ client, assert }, { q, found }) => {
      const path = `/api/items?ownerId=${owner.user.id}&q=${encodeURIComponent(q)}`
      const response = await client.get(path)
      response.assertStatus(200)
      const expected = { tent: [tent.id], harmonium: [harmonium.id] }[found] ?? []
      assert.deepEqual(
        response.body().map(({ id }: Item) => id),
        expected
      )
    })

  test('ranks listings within the price limit of "{q}" first')
    .with([
      { q: 'tent under 300' },
      { q: 'tent below rs 300' },
      { q: 'tent under 300 rs' },
      { q: 'tent ₹300' },
      { q: 'tent within 0,300' },
      { q: '300 rupees se kam tent' },
      { q: 'टेंट 300 रुपये तक' },
      { q: '३०० से कम में टेंट' },
    ])
    .run(async ({ client, assert }, { q }) => {
      const cheap = await listTent('300')
      const dear = await listTent('301')
      const query = new URLSearchParams({ ownerId: owner.user.id, q })
      const response = await client.get(`/api/items?${query.toString()}`)
      const ids = response.body().map(({ id }: Item) => id)
      assert.deepEqual(ids.slice(0, 2), [cheap.id, dear.id])
    })

  test('ranks a cheaper listing that only mentions a thing after the thing itself', async ({
    client,
    assert,
  }) => {
    const cheap = await listTent('300')
    const dear = await listTent('301')
    const chairs = { title: 'Chairs', description: 'Also for a tent', price: '50' }
    const mentioning = await listItem(owner, { ...chairs, categoryId: 'other' })
    const query = new URLSearchParams({ ownerId: owner.user.id, q: 'tent under 300' })
    const response = await client.get(`/api/items?${query.toString()}`)
    const ids = response.body().map(({ id }: Item) => id)
    assert.deepEqual(
      ids.filter((id: string) => id !== tent.id),
      [cheap.id, dear.id, mentioning.id]
    )
  })

  test('lists unavailable listings last on a page by relevance, each listing on one page', async ({
    client,
    assert,
  }) => {
    const available = await listTent('300')
    const unavailable = await listTent('301')
    await owner.put(`/api/items/${unavailable.id}`).json({ isAvailable: false })
    const find = async (more: Record<string, string>) => {
      const query = new URLSearchParams({ ownerId: owner.user.id, q: 'party tent', ...more })
      const response = await client.get(`/api/items?${query.toString()}`)
      return { ids: response.body().map(({ id }: Item) => id), next: nextPage(response) }
    }
    assert.deepEqual((await find({})).ids.slice(0, 2), [available.id, unavailable.id])
    assert.deepEqual((await find({ sort: 'newest' })).ids.slice(0, 2), [
      unavailable.id,
      available.id,
    ])
    const first = await find({ limit: '1' })
    const second = await client.get(first.next!)
    assert.sameMembers([first.ids[0], second.body()[0].id], [available.id, unavailable.id])
  })

  test('finds a thing anywhere when no listing is at the destination of the trip', async ({
    client,
    assert,
  }) => {
    const find = async (q: string) => {
      const query = new URLSearchParams({ ownerId: owner.user.id, q })
      return (await client.get(`/api/items?${query.toString()}`)).body().map(({ id }: Item) => id)
    }
    assert.deepEqual(await find('shamiana for ladakh trip'), [tent.id])
    assert.deepEqual(await find('shamiana in ladakh'), [])
  })

  test('treats an ambiguous word as a location after "in" and before "mein"', async ({
    client,
    assert,
  }) => {
    const inMandi = await listItem(owner, { title: 'Ladder', location: 'Mandi, Himachal Pradesh' })
    const market = { title: 'Ladder for a mandi', location: 'Jaipur, Rajasthan' }
    const atMarket = await listItem(owner, { ...market, categoryId: 'other' })
    const first = async (q: string) => {
      const query = new URLSearchParams({ ownerId: owner.user.id, q })
      return (await client.get(`/api/items?${query.toString()}`)).body()[0]?.id
    }
    assert.equal(await first('ladder in mandi'), inMandi.id)
    assert.equal(await first('mandi mein ladder'), inMandi.id)
    assert.equal(await first('mandi ladder'), atMarket.id)
  })

  test('corrects a misspelt word to all words at the same distance', async ({ client, assert }) => {
    const titles = ['Velmurota', 'Velmuroka', 'Velmuroga']
    for (const title of titles) await listItem(owner, { title, categoryId: 'other' })
    const query = new URLSearchParams({ ownerId: owner.user.id, q: 'velmuropa' })
    const response = await client.get(`/api/items?${query.toString()}`)
    assert.sameMembers(
      response.body().map(({ title }: Item) => title),
      titles
    )
  })

  test('corrects a misspelt word to all words that are about as near', async ({
    client,
    assert,
  }) => {
    const titles = ['Bramuloti', 'Bramuloda']
    for (const title of titles) await listItem(owner, { title, categoryId: 'other' })
    const query = new URLSearchParams({ ownerId: owner.user.id, q: 'bramulota' })
    const response = await client.get(`/api/items?${query.toString()}`)
    assert.sameMembers(
      response.body().map(({ title }: Item) => title),
      titles
    )
  })

  test('finds listings of a category by modifiers without the name of the thing', async ({
    client,
    assert,
  }) => {
    const wedding = await listItem(owner, { title: 'Decorated for weddings', categoryId: 'bike' })
    await listItem(owner, { title: 'Hero Splendor', categoryId: 'bike' })
    const query = new URLSearchParams({ ownerId: owner.user.id, q: 'bike for wedding' })
    const response = await client.get(`/api/items?${query.toString()}`)
    assert.equal(response.body()[0]?.id, wedding.id)
  })

  test('does not parse a distance as a price limit', async ({ client, assert }) => {
    await listTent('5')
    const dear = await listTent('301')
    const query = new URLSearchParams({ ownerId: owner.user.id, q: 'tent within 5 km' })
    const response = await client.get(`/api/items?${query.toString()}`)
    assert.equal(response.body()[0]?.id, dear.id)
  })

  test('finds a location by a city or the beginning of its name in any letter case', async ({
    client,
    assert,
  }) => {
    const find = async (location: string) => {
      const query = new URLSearchParams({ ownerId: owner.user.id, location })
      return (await client.get(`/api/items?${query.toString()}`)).body().map(({ id }: Item) => id)
    }
    assert.deepEqual(await find('Jaipur, Rajasthan'), [tent.id])
    assert.deepEqual(await find('varan'), [harmonium.id])
    assert.deepEqual(await find('%'), [])
    assert.deepEqual(await find('J_ipur'), [])
  })

  test('returns only cars for "{q}" although the name of the state begins like a car')
    .with([{ q: 'car bangalore' }, { q: 'car in Bengaluru' }, { q: 'gaadi karnataka' }])
    .run(async ({ client, assert }, { q }) => {
      const location = 'Bengaluru, Karnataka'
      const car = await listItem(owner, { title: 'Tata Tiago', categoryId: 'car', location })
      await listItem(owner, { title: 'Sofa', categoryId: 'home-accessories', location })
      await listItem(owner, { title: 'Carrom board', categoryId: 'other', location })
      const query = new URLSearchParams({ ownerId: owner.user.id, q })
      const response = await client.get(`/api/items?${query.toString()}`)
      assert.deepEqual(
        response.body().map(({ id }: Item) => id),
        [car.id]
      )
    })

  test('returns nothing for "car in Bengaluru" without a car there, although the name of the state begins like a car', async ({
    client,
    assert,
  }) => {
    const location = 'Bengaluru, Karnataka'
    await listItem(owner, { title: 'Sofa', categoryId: 'home-accessories', location })
    const query = new URLSearchParams({ ownerId: owner.user.id, q: 'car in Bengaluru' })
    const response = await client.get(`/api/items?${query.toString()}`)
    assert.isEmpty(response.body())
  })

  test('returns all listings for a search of punctuation', async ({ client, assert }) => {
    const path = `/api/items?ownerId=${owner.user.id}&q=${encodeURIComponent('!?&|:*')}`
    assert.lengthOf((await client.get(path)).body(), 2)
  })

  test('rejects a search of more than 200 characters', async ({ client, assert }) => {
    const response = await client.get(`/api/items?q=${'a'.repeat(201)}`)
    response.assertStatus(422)
    assert.equal(response.body().errors[0].field, 'q')
    ;(await client.get(`/api/items?q=${'a'.repeat(200)}`)).assertStatus(200)
  })

  test('finds a changed listing by its new text only', async ({ client, assert }) => {
    await owner.put(`/api/items/${tent.id}`).json({ title: 'Stage lights', description: 'Six' })
    const find = async (q: string) =>
      (await client.get(`/api/items?ownerId=${owner.user.id}&q=${q}`)).body()
    assert.isEmpty(await find('shamiana'))
    assert.isEmpty(await find('guests'))
    assert.lengthOf(await find('lights'), 1)
  })
})
