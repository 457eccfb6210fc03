import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { stopClockAtNoon } from '#tests/stop_clock'

let networks = 0

test.group('Rate limits of contacts', (group) => {
  let owner: Member
  let renter: Member
  let client: ApiClient

  group.each.setup(() => stopClockAtNoon())
  group.each.setup(async ({ context }) => {
    client = context.client
    owner = await Member.join(client, 'Sought Owner')
    renter = await Member.join(client, 'Eager Renter')
  })

  const write = (item: Item, key: string = randomUUID(), by = renter) =>
    by
      .post('/api/contact-interactions')
      .header('idempotency-key', key)
      .json({ itemId: item.id, interactionType: 'message', message: 'Is it free?' })

  const tap = (item: Item, interactionType = 'call') =>
    renter.post('/api/contact-interactions').json({ itemId: item.id, interactionType })

  const call = (item: Item, ip = randomIp(), key: string = randomUUID()) =>
    client
      .post('/api/contact-interactions')
      .header('x-forwarded-for', ip)
      .header('idempotency-key', key)
      .json({ itemId: item.id, interactionType: 'call' })

  test('rejects a member’s fourth message about an item in 24 hours', async ({ assert }) => {
    const item = await listItem(owner)
    for (let time = 1; time <= 3; time++) (await write(item)).assertStatus(201)
    const rejected = await write(item)
    const retryAfterSeconds = assertRateLimited(rejected, 24 * 3_600)
    const params = { limit: 3, retryAfterSeconds }
    const message =
      "You've contacted this owner 3 times about this item in the last 24 hours. Please try again in 24 hours."
    assert.deepEqual(rejected.body(), errorBody('tooManyContactsOfItem', message, { params }))
    assert.equal(await countSent(renter), 3, 'the rejected contact is not stored')

    ;(await write(await listItem(owner))).assertStatus(201)
    const other = await Member.join(client, 'Other Renter')
    ;(await write(item, randomUUID(), other)).assertStatus(201)

    await advanceHours(renter, 23)
    assertRateLimited(await write(item), 3_600)
    await advanceHours(renter, 1)
    ;(await write(item)).assertStatus(201)
  })

  test('rejects a member’s 21st message in an hour', async ({ assert }) => {
    const items = await listMany(owner, 21)
    for (const item of items.slice(0, 20)) (await write(item)).assertStatus(201)
    const rejected = await write(items[20]!)
    const retryAfterSeconds = assertRateLimited(rejected, 3_600)
    const params = { limit: 20, retryAfterSeconds }
    const message = "You've sent 20 enquiries in the last hour. Please try again in 60 minutes."
    assert.deepEqual(rejected.body(), errorBody('tooManyContacts', message, { params }))
    await advanceHours(renter, 1)
    ;(await write(items[20]!)).assertStatus(201)
  })

  test('rejects a member’s first message to a 21st owner in 24 hours', async ({ assert }) => {
    const known = await listItem(owner)
    ;(await write(known)).assertStatus(201)
    await openBefore(renter, 19, 23)
    const [newOwner, other] = [await Member.join(client, 'New Owner'), await listItem(owner)]
    const item = await listItem(newOwner)
    ;(await write(await listItem(owner))).assertStatus(201)
    const last = await listItem(await Member.join(client, 'Last Owner'))
    const rejected = await write(item)
    const retryAfterSeconds = assertRateLimited(rejected, 3_600)
    const params = { limit: 20, retryAfterSeconds }
    const message =
      "You've written to 20 new owners in the last 24 hours. Please try again in 60 minutes."
    assert.deepEqual(rejected.body(), errorBody('tooManyNewOwners', message, { params }))
    ;(await write(other)).assertStatus(201)
    ;(await tap(item)).assertStatus(201)
    await db.rawQuery(
      `update conversations set created_at = created_at - interval '1 hour' where renter_id = ?`,
      [renter.user.id]
    )
    ;(await write(item)).assertStatus(201)
    ;(await write(last)).assertStatus(201)
  })

  test('enforces the daily limit for concurrent messages', async ({ assert }) => {
    const item = await listItem(owner)
    const responses = await Promise.all(Array.from({ length: 10 }, () => write(item)))
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [...Array<number>(3).fill(201), ...Array<number>(7).fill(429)])
    assert.equal(await countSent(renter), 3)
  })

  test('does not count retries with a key or rejected contacts', async () => {
    const item = await listItem(owner)
    const key = randomUUID()
    for (let time = 1; time <= 5; time++) (await write(item, key)).assertStatus(201)
    const empty = { itemId: item.id, interactionType: 'message' }
    ;(await renter.post('/api/contact-interactions').json(empty)).assertStatus(422)
    ;(await write(item)).assertStatus(201)
    ;(await write(item)).assertStatus(201)
    assertRateLimited(await write(item), 24 * 3_600)
    ;(await write(item, key)).assertStatus(201)
  })

  test('counts calls and WhatsApp taps apart from messages', async () => {
    const items = await listMany(owner, 7)
    const item = items[0]!
    for (const interactionType of ['call', 'whatsapp', 'call', 'whatsapp', 'call', 'whatsapp']) {
      ;(await tap(item, interactionType)).assertStatus(201)
    }
    for (let time = 1; time <= 3; time++) (await write(item)).assertStatus(201)
    assertRateLimited(await write(item), 24 * 3_600)
    ;(await tap(item)).assertStatus(201)
    for (const other of items.slice(1)) {
      for (let time = 1; time <= 3; time++) (await tap(other)).assertStatus(201)
      ;(await write(other)).assertStatus(201)
    }
  })

  test('rejects a member’s eleventh call or WhatsApp tap for an item in 24 hours', async ({
    assert,
  }) => {
    const item = await listItem(owner)
    for (let time = 1; time <= 10; time++) (await tap(item)).assertStatus(201)
    const rejected = await tap(item, 'whatsapp')
    const retryAfterSeconds = assertRateLimited(rejected, 24 * 3_600)
    const params = { limit: 10, retryAfterSeconds }
    const message =
      "You've called or opened WhatsApp 10 times for this item in the last 24 hours. Please try again in 24 hours."
    assert.deepEqual(rejected.body(), errorBody('tooManyDirectContactsOfItem', message, { params }))
    assert.equal(await countSent(renter), 10)
    ;(await tap(await listItem(owner))).assertStatus(201)
  })

  test('rejects a member’s 61st call or WhatsApp tap in an hour', async ({ assert }) => {
    const items = await listMany(owner, 7)
    for (const item of items.slice(0, 6)) {
      for (let time = 1; time <= 10; time++) (await tap(item)).assertStatus(201)
    }
    const rejected = await tap(items[6]!)
    const retryAfterSeconds = assertRateLimited(rejected, 3_600)
    const params = { limit: 60, retryAfterSeconds }
    const message =
      "You've called or opened WhatsApp 60 times in the last hour. Please try again in 60 minutes."
    assert.deepEqual(rejected.body(), errorBody('tooManyDirectContacts', message, { params }))
    await advanceHours(renter, 1)
    ;(await tap(items[6]!)).assertStatus(201)
  }).tags(['@long'])

  test('rejects the 21st guest call of a network in an hour', async () => {
    const items = await listMany(owner, 21)
    const [first, last] = [items[0]!, items[20]!]
    const home = randomIp()
    const key = randomUUID()
    for (let time = 1; time <= 3; time++) (await call(first, home, key)).assertStatus(201)
    for (const item of items.slice(1, 20)) (await call(item, home)).assertStatus(201)
    assertRateLimited(await call(last, home), 3_600)
    ;(await call(first, home, key)).assertStatus(201)
    ;(await call(last)).assertStatus(201)
  })

  test('rejects the fourth guest call of a network about an item on a day in India', async ({
    assert,
  }) => {
    const item = await listItem(owner)
    const home = randomIp()
    const keys = [1, 2, 3].map(() => randomUUID())
    for (const key of keys) (await call(item, home, key)).assertStatus(201)
    for (let time = 1; time <= 3; time++) assertDailyLimit(await call(item, home))
    ;(await call(item, home, keys[0])).assertStatus(201)
    ;(await call(item)).assertStatus(201)
    ;(await call(await listItem(owner), home)).assertStatus(201)
    const counts = await client.get(`/api/contact-interactions/counts/${item.id}`)
    assert.equal(counts.body().call, 4)
  })

  test('enforces the daily limit of a network for concurrent guest calls', async ({ assert }) => {
    const item = await listItem(owner)
    const home = randomIp()
    const responses = await Promise.all(Array.from({ length: 10 }, () => call(item, home)))
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [...Array<number>(3).fill(201), ...Array<number>(7).fill(429)])
  })

  test('counts guests of one IPv6 /48 as one network', async () => {
    const item = await listItem(owner)
    const network = `2001:db8:${(++networks).toString(16)}`
    for (let time = 1; time <= 3; time++)
      (await call(item, `${network}:${time}::1`)).assertStatus(201)
    assertDailyLimit(await call(item, `${network}:9::1`))
    ;(await call(item, `2001:db8:${(++networks).toString(16)}:1::1`)).assertStatus(201)
  })
})

/** Fails unless a response at noon is a 429 whose `Retry-After` is the end of the day in India. */
function assertDailyLimit(response: ApiResponse): void {
  assertRateLimited(response, 12 * 3_600)
  response.assert!.equal(response.body().code, 'tooManyGuestCallsOfItem')
  response.assert!.match(
    response.body().message,
    /^This owner was called from your network about this item several times today\. Please try again in /
  )
}

/** Moves all contacts of a member some hours into the past. */
async function advanceHours({ user }: Member, hours: number): Promise<void> {
  await db.rawQuery(
    `update contact_interactions set created_at = created_at - make_interval(hours => ?) where contacter_id = ?`,
    [hours, user.id]
  )
}

/** Opens a member's conversations with so many new owners, some hours ago. */
async function openBefore({ user }: Member, owners: number, hours: number): Promise<void> {
  await db.rawQuery(
    `with owners as (
       insert into users (username, email, full_name, password_hash)
       select 'stranger_' || n || md5(?), 'stranger_' || n || md5(?) || '@example.in', 'Some Owner', 'none'
       from generate_series(1, ?) as n returning id
     ), listed as (
       insert into items (owner_id, title, description, category_id, price, price_unit, location)
       select id, 'Bicycle', 'Well serviced', 'bike', 100, 'day', 'Pune' from owners returning id, owner_id
     )
     insert into conversations (item_id, owner_id, renter_id, created_at)
     select id, owner_id, ?, now() - make_interval(hours => ?) from listed`,
    [user.id, user.id, owners, user.id, hours]
  )
}

async function countSent({ user }: Member): Promise<number> {
  const { rows } = await db.rawQuery(
    'select count(*)::int as count from contact_interactions where contacter_id = ?',
    [user.id]
  )
  return rows[0].count
}

async function listMany(owner: Member, count: number): Promise<Item[]> {
  const items: Item[] = []
  while (items.length < count) items.push(await listItem(owner))
  return items
}
