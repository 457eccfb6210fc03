import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import type { Item } from '@saajha/contract/item'
import { recordViews } from '#modules/catalogue/commands/record_views'
import { flushViews } from '#modules/catalogue/http/record_view'
import { itemPopularity } from '#modules/catalogue/projections/item_popularity'
import { compareReadTable } from '#shared/events/compare_read_table'
import { injectRequest } from '#shared/pages/inject_request'
import { todayInIndia } from '#shared/time/day_in_india'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { PASSWORD } from '#harness/new_account'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { stopClockAtNoon } from '#tests/stop_clock'

let networks = 0
/** The prefix of a new IPv6 /48. */
const newNetwork = () => `2001:db8:${(0x1000 + ++networks).toString(16)}`
const browser = (n: number) => `Mozilla/5.0 (Linux; Android ${n}) Firefox/140.0`

test.group('Limits of counted views', (group) => {
  let client: ApiClient
  let owner: Member
  let item: Item

  group.each.setup(() => stopClockAtNoon())
  group.each.setup(async ({ context }) => {
    client = context.client
    owner = await Member.join(client, 'Viewed Owner')
    item = await listItem(owner)
  })

  const openItem = async (ip: string, agent = browser(1), { id } = item) =>
    (
      await client.get(`/api/items/${id}`).header('x-forwarded-for', ip).header('user-agent', agent)
    ).assertStatus(200)

  const waitForCounts = async () => {
    await flushViews()
    await waitForDeliveries()
  }

  const views = async () => {
    await waitForCounts()
    return (await client.get(`/api/users/${owner.user.id}/stats`)).body().totalViews as number
  }

  test('counts a member once a day on all devices, browsers and networks', async ({ assert }) => {
    const renter = await Member.join(client, 'Looking Renter')
    const elsewhere = await renter.signInAgain()
    const openAs = async (member: Member, n: number) =>
      (
        await member
          .get(`/api/items/${item.id}`)
          .header('x-forwarded-for', randomIp())
          .header('user-agent', browser(n))
      ).assertStatus(200)
    for (let n = 0; n < 3; n++) await openAs(renter, n)
    await openAs(elsewhere, 4)
    assert.equal(await views(), 1)
    await openAs(elsewhere, 5)
    assert.equal(await views(), 1)
    await openAs(await Member.join(client, 'Other Renter'), 1)
    assert.equal(await views(), 2)
  })

  test('counts guests of one network five times a day with any browsers', async ({ assert }) => {
    const home = randomIp()
    for (let n = 0; n < 8; n++) await openItem(home, browser(n))
    assert.equal(await views(), 5)
    for (let n = 8; n < 12; n++) await openItem(home, browser(n))
    assert.equal(await views(), 5)
    await openItem(randomIp())
    assert.equal(await views(), 6)
    const renter = await Member.join(client, 'Neighbouring Renter')
    await renter
      .get(`/api/items/${item.id}`)
      .header('x-forwarded-for', home)
      .header('user-agent', browser(1))
    assert.equal(await views(), 7)
    const other = await listItem(owner)
    await openItem(home, browser(1), other)
    assert.equal(await views(), 8)
  })

  test('counts guests of one IPv6 /48 five times a day', async ({ assert }) => {
    const home = newNetwork()
    for (let n = 1; n <= 8; n++) await openItem(`${home}:${n}::1`)
    assert.equal(await views(), 5)
    await openItem(`${newNetwork()}:1::1`)
    assert.equal(await views(), 6)
  })

  test('enforces the limit for views that several processes record concurrently', async ({
    assert,
  }) => {
    const view = {
      itemId: item.id,
      ownerId: owner.user.id,
      day: todayInIndia(),
      sessionId: null,
      isOwnersDevice: false,
    }
    const ip = randomIp()
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => recordViews([{ ...view, ip, browser: `browser ${n}` }]))
    )
    assert.equal(await views(), 5)
    assert.isEmpty(await compareReadTable(itemPopularity.readTable))
  })

  test('does not count a signed-out owner on a device that they signed in on', async ({
    assert,
  }) => {
    const { id, username } = owner.user
    const signIn = async () => {
      const response = await client.post('/api/login/email').json({ username, password: PASSWORD })
      response.assertStatus(200)
      return response
    }
    const device = cookieOf(await signIn(), 'known_device')
    assert.match(device, /; HttpOnly/i)
    assert.match(device, /; Path=\/;/i)
    const signedOut = () =>
      client
        .get(`/api/items/${item.id}`)
        .header('x-forwarded-for', randomIp())
        .header('user-agent', browser(1))
    const cookie = device.split(';')[0]!
    await signedOut().header('cookie', cookie)
    await signedOut().header('cookie', cookie)
    assert.equal(await views(), 0)
    const call = { itemId: item.id, interactionType: 'call' }
    const own = await client.post('/api/contact-interactions').header('cookie', cookie).json(call)
    own.assertStatus(422)
    const counts = await client.get(`/api/contact-interactions/counts/${item.id}`)
    assert.equal(counts.body().call, 0)

    const neighbour = await listItem(await Member.join(client, 'Good Neighbour'))
    await client
      .get(`/api/items/${neighbour.id}`)
      .header('x-forwarded-for', randomIp())
      .header('user-agent', browser(1))
      .header('cookie', cookie)
    await waitForCounts()
    const ofNeighbour = await client.get(`/api/users/${neighbour.ownerId}/stats`)
    assert.equal(ofNeighbour.body().totalViews, 1)

    const friend = await Member.join(client, 'Visiting Friend')
    await signedOut().header('cookie', `${cookie}; ${friend.cookie}`)
    assert.equal(await views(), 1)
    await signedOut().header('cookie', `${cookie.slice(0, -4)}AAAA`)
    assert.equal(await views(), 2, `a forged cookie does not identify ${id}`)
  })

  test('does not count a view of a listing that a page of another site embeds', async ({
    assert,
  }) => {
    const embed = (destination: string, from: string) =>
      client
        .get(`/api/items/${item.id}`)
        .header('x-forwarded-for', randomIp())
        .header('user-agent', browser(1))
        .header('sec-fetch-dest', destination)
        .header('sec-fetch-site', from)
    await embed('image', 'cross-site')
    await embed('empty', 'cross-site')
    assert.equal(await views(), 0)
    await embed('empty', 'same-origin')
    assert.equal(await views(), 1)
  })

  test('does not count a view of a listing whose page another site embeds or a browser prefetches', async ({
    assert,
  }) => {
    const openPage = async (headers: Record<string, string>) => {
      const ctx = await testUtils.createHttpContext()
      Object.assign(ctx.request.request.headers, { 'user-agent': browser(1), ...headers })
      const ip = randomIp()
      ctx.request.ip = () => ip
      assert.equal((await injectRequest(ctx, `/api/items/${item.id}`)).status, 200)
    }
    await openPage({ 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' })
    await openPage({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' })
    await openPage({ purpose: 'prefetch' })
    assert.equal(await views(), 0)
    await openPage({ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' })
    assert.equal(await views(), 1)
  })

  const assertRankedAboveGuests = async (assert: Assert, ipOf: (n: number) => string) => {
    const honest = await listItem(owner, { title: 'Honest' })
    const pushed = await listItem(owner, { title: 'Pushed' })
    const renter = await Member.join(client, 'Honest Renter')
    const tap = (itemId: string) => ({ itemId, interactionType: 'call' })
    ;(await renter.post('/api/contact-interactions').json(tap(honest.id))).assertStatus(201)
    for (let n = 1; n <= 60; n++) {
      await openItem(ipOf(n), browser(n), pushed)
      await client
        .post('/api/contact-interactions')
        .header('x-forwarded-for', ipOf(n))
        .json(tap(pushed.id))
    }
    await waitForCounts()
    const popular = await client.get(`/api/items?ownerId=${owner.user.id}&sort=popular`)
    const titles = (popular.body() as Item[]).map(({ title }) => title)
    assert.deepEqual(titles.slice(0, 2), ['Honest', 'Pushed'])
    assert.isEmpty(await compareReadTable(itemPopularity.readTable))
  }

  test('ranks one member’s contact above 60 calls and views by guests of one IPv4 host', async ({
    assert,
  }) => {
    const home = randomIp()
    await assertRankedAboveGuests(assert, () => home)
  }).timeout(180_000)

  test('ranks one member’s contact above 60 calls and views by guests of {name}')
    .with([
      {
        name: 'one /64',
        ipOf: (
          (home) => (n: number) =>
            `${home}:1::${n}`
        )(newNetwork()),
      },
      {
        name: 'one /48',
        ipOf: (
          (home) => (n: number) =>
            `${home}:${n}::1`
        )(newNetwork()),
      },
    ])
    .run(({ assert }, { ipOf }) => assertRankedAboveGuests(assert, ipOf))
    .timeout(180_000)
    .tags(['@long'])
})

/** The `Set-Cookie` header of a cookie. */
function cookieOf(response: ApiResponse, name: string): string {
  const cookies = (response.headers()['set-cookie'] ?? []) as string[]
  const cookie = cookies.find((each) => each.startsWith(`${name}=`))
  if (!cookie) throw new Error(`The response sets no cookie ${name}`)
  return cookie
}
