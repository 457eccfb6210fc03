import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Item, PriceUnit } from '@saajha/contract/item'
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

  const listTent = (price: string, fields: Parameters<typeof listItem>[1] = {}) =>
    listItem(owner, { title: 'Party tent', categoryId: 'event-accessories', price, ...fields })

  const idsFound = async (client: ApiClient, q: string): Promise<string[]> => {
    const query = new URLSearchParams({ ownerId: owner.user.id, q })
    const response = await client.get(`/api/items?${query.toString()}`)
    response.assertStatus(200)
    return response.body().map(({ id }: Item) => id)
  }

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

  test('finds only listings within the price limit of "{q}"')
    .with([
      { q: 'tent under 300' },
      { q: 'tent below rs 300' },
      { q: 'tent under 300 rs' },
      { q: 'tent ₹300' },
      { q: 'tent ₹300 tak' },
      { q: 'tent within 0,300' },
      { q: 'tent under 300/- per day' },
      { q: 'tent not more than 300' },
      { q: '300 rupees se kam tent' },
      { q: 'tent 300 per day se kam' },
      { q: 'tent 300 se sasta' },
      { q: 'टेंट 300 रुपये तक' },
      { q: 'टेंट 300 रूपये से कम' },
      { q: 'टेंट 300 रूपए तक' },
      { q: 'टेंट 300 रुपयों से कम' },
      { q: 'टेंट 300 रुपया तक' },
      { q: 'टेंट 300 रू. तक' },
      { q: '३०० से कम में टेंट' },
      { q: 'budget 2 wheeler tent under 300' },
    ])
    .run(async ({ client, assert }, { q }) => {
      const cheap = await listTent('300')
      await listTent('301')
      assert.deepEqual(await idsFound(client, q), [cheap.id])
    })

  test('reads a thousand whose dot below is part of its letter', async ({ client, assert }) => {
    const cheap = await listTent('5000')
    const dear = await listTent('5001')
    const found = await idsFound(client, 'टेंट 5 ह\u095bार तक')
    assert.include(found, cheap.id)
    assert.notInclude(found, dear.id)
  })

  test('reads the end of a word as no currency', async ({ client, assert }) => {
    const heaters = await listItem(owner, { title: 'Room heaters', price: '300' })
    await listItem(owner, { title: 'Heatex', price: '300' })
    assert.deepEqual(await idsFound(client, 'heaters 300 tak'), [heaters.id])
  })

  test('finds no listing above the price limit of a search either where none is within it', async ({
    client,
    assert,
  }) => {
    await listTent('301')
    assert.deepEqual(await idsFound(client, 'tent under 300'), [])
    assert.deepEqual(await idsFound(client, 'temt under 300'), [])
    const query = new URLSearchParams({ ownerId: owner.user.id, q: 'tent under 300' })
    const facets = await client.get(`/api/items/facets?${query.toString()}`)
    assert.equal(facets.body().total, 0)
  })

  test('compares a price with the limit of "{q}" in the unit that it names')
    .with([
      { q: 'tent under 300', within: ['300 day', '2100 week', '9000 month', '12 hour'] },
      { q: 'tent under 300 per day', within: ['300 day', '2100 week', '9000 month', '12 hour'] },
      { q: 'tent 12 per hour tak', within: ['288 day', '12 hour'] },
      { q: 'weekly tent under 2000', within: ['285 day', '2000 week', '8571 month'] },
      { q: 'mahine ka 9000 tak tent', within: ['300 day', '2100 week', '9000 month', '12 hour'] },
    ])
    .run(async ({ client, assert }, { q, within }) => {
      const ids = []
      for (const each of within) {
        const [price, priceUnit] = each.split(' ') as [string, PriceUnit]
        ids.push((await listTent(price, { priceUnit })).id)
        await listTent(String(Number(price) + 1), { priceUnit })
      }
      assert.sameMembers(await idsFound(client, q), ids)
    })

  test('finds a listing by its price for a month where that is within the limit', async ({
    client,
    assert,
  }) => {
    const monthly = await listTent('200', { monthlyPrice: '3000' })
    await listTent('200', { monthlyPrice: '3001' })
    assert.deepEqual(await idsFound(client, 'tent under 3000 per month'), [monthly.id])
  })

  test('compares the prices of rooms as they are shown with a limit without a unit', async ({
    client,
    assert,
  }) => {
    const room = (price: string, priceUnit: PriceUnit) =>
      listItem(owner, { title: 'Sunny room', categoryId: 'rent-room', price, priceUnit })
    const monthly = await room('7000', 'month')
    const daily = await room('900', 'day')
    const dear = await room('28000', 'month')
    assert.sameMembers(await idsFound(client, 'room under 7000'), [monthly.id, daily.id])
    assert.notInclude(await idsFound(client, 'room under 900 per day'), dear.id)
    assert.include(await idsFound(client, 'room under 900 per day'), monthly.id)
  })

  test('ranks a cheaper listing that only mentions a thing after the thing itself', async ({
    client,
    assert,
  }) => {
    const cheap = await listTent('300')
    const chairs = { title: 'Chairs', description: 'Also for a tent', price: '50' }
    const mentioning = await listItem(owner, { ...chairs, categoryId: 'other' })
    assert.deepEqual(await idsFound(client, 'tent under 300'), [cheap.id, mentioning.id])
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

  test('finds no price limit in "{q}"')
    .with([
      { q: 'tent within 5 km' },
      { q: 'tent up to 40 people' },
      { q: 'tent within 24 hours' },
      { q: 'budget 2 bhk tent' },
      { q: 'tent above ₹200' },
      { q: 'tent ₹100-200' },
      { q: 'tent max 128' },
      { q: 'tent 10 se 15 tak' },
      { q: 'tent within 10,000 km' },
      { q: 'tent under 50k km' },
      { q: 'tent under 10 lakh' },
      { q: 'tent under 10 करो\u095c' },
      { q: 'tent within 200 sqft' },
      { q: 'tent up to 200 gaj' },
      { q: 'tent up to 200 model' },
    ])
    .run(async ({ client, assert }, { q }) => {
      await listTent('2')
      const dear = await listTent('301')
      assert.equal((await idsFound(client, q))[0], dear.id)
    })

  test('reads an area in square feet as no price limit', async ({ client, assert }) => {
    const large = await listTent('3000', { title: 'Party tent, 2000 sq ft' })
    assert.deepEqual(await idsFound(client, 'tent under 2000 sq ft'), [large.id])
  })

  test('finds cameras and no room for "{q}", rooms and no camera for "kamra"')
    .with([{ q: 'camra' }, { q: 'Camra on rent' }, { q: 'camera' }])
    .run(async ({ client, assert }, { q }) => {
      const camera = await listItem(owner, { title: 'Canon camera', categoryId: 'camera' })
      const room = await listItem(owner, { title: 'घाट के पास कमरा', categoryId: 'rent-room' })
      assert.deepEqual(await idsFound(client, q), [camera.id])
      assert.deepEqual(await idsFound(client, 'kamra'), [room.id])
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
