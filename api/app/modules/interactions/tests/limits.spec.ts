import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { assertTooOften } from '#tests/assert_too_often'
import { listItem } from '#tests/listing'
import { homeAddress, Member } from '#tests/member'

test.group('Nobody is pestered', (group) => {
  let owner: Member
  let renter: Member
  let client: ApiClient

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

  test('about one item a member contacts three times in 24 hours', async ({ assert }) => {
    const item = await listItem(owner)
    for (let time = 1; time <= 3; time++) (await write(item)).assertStatus(201)
    const refused = await write(item)
    assertTooOften(refused, 24 * 3_600)
    assert.equal(
      refused.body().message,
      'You have contacted this owner 3 times about this item in the last 24 hours. Please try again in 24 hours.'
    )
    assert.equal(await countSent(renter), 3, 'what was refused was not kept')

    ;(await write(await listItem(owner))).assertStatus(201)
    const other = await Member.join(client, 'Other Renter')
    ;(await write(item, randomUUID(), other)).assertStatus(201)

    await hoursPass(renter, 23)
    assertTooOften(await write(item), 3_600)
    await hoursPass(renter, 1)
    ;(await write(item)).assertStatus(201)
  })

  test('a member contacts twenty times in an hour', async ({ assert }) => {
    const items = await listMany(owner, 21)
    for (const item of items.slice(0, 20)) (await write(item)).assertStatus(201)
    const refused = await write(items[20]!)
    assertTooOften(refused, 3_600)
    assert.equal(
      refused.body().message,
      'You have contacted 20 times in the last hour. Please try again in 60 minutes.'
    )
    await hoursPass(renter, 1)
    ;(await write(items[20]!)).assertStatus(201)
  })

  test('many at the same moment pass no limit', async ({ assert }) => {
    const item = await listItem(owner)
    const replies = await Promise.all(Array.from({ length: 10 }, () => write(item)))
    const statuses = replies.map((reply) => reply.status()).sort()
    assert.deepEqual(statuses, [...Array<number>(3).fill(201), ...Array<number>(7).fill(429)])
    assert.equal(await countSent(renter), 3)
  })

  test('what is tried again with its key, and what was refused, does not count', async () => {
    const item = await listItem(owner)
    const key = randomUUID()
    for (let time = 1; time <= 5; time++) (await write(item, key)).assertStatus(201)
    const empty = { itemId: item.id, interactionType: 'message' }
    ;(await renter.post('/api/contact-interactions').json(empty)).assertStatus(422)
    ;(await write(item)).assertStatus(201)
    ;(await write(item)).assertStatus(201)
    assertTooOften(await write(item), 24 * 3_600)
    ;(await write(item, key)).assertStatus(201)
  })

  test('guests of one address call twenty times in an hour', async () => {
    const item = await listItem(owner)
    const home = homeAddress()
    const call = (key: string, address = home) =>
      client
        .post('/api/contact-interactions')
        .header('x-forwarded-for', address)
        .header('idempotency-key', key)
        .json({ itemId: item.id, interactionType: 'call' })
    const key = randomUUID()
    for (let time = 1; time <= 3; time++) (await call(key)).assertStatus(201)
    for (let time = 2; time <= 20; time++) (await call(randomUUID())).assertStatus(201)
    assertTooOften(await call(randomUUID()), 3_600)
    ;(await call(key)).assertStatus(201)
    ;(await call(randomUUID(), homeAddress())).assertStatus(201)
  })
})

/** Lets everything a member sent be older by some hours. */
async function hoursPass({ user }: Member, hours: number): Promise<void> {
  await db.rawQuery(
    `update contact_interactions set created_at = created_at - make_interval(hours => ?) where contacter_id = ?`,
    [hours, user.id]
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
