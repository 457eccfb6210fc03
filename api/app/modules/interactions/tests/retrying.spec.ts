import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { dayFromToday } from '#tests/booking'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { notificationsOf } from '#tests/notifications'

test.group('Retries of a contact with an Idempotency-Key', (group) => {
  let owner: Member
  let renter: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Patient Owner')
    renter = await Member.join(context.client, 'Impatient Renter')
    item = await listItem(owner)
  })

  const send = (key: string, changes: object = {}, by = renter) =>
    by
      .post('/api/contact-interactions')
      .header('idempotency-key', key)
      .json({ itemId: item.id, interactionType: 'message', message: 'Is it free?', ...changes })

  const notifications = () => notificationsOf(owner)

  test('sends a retried contact once and returns the first response again', async ({ assert }) => {
    const key = randomUUID()
    const first = await send(key)
    first.assertStatus(201)
    const again = await send(key)
    again.assertStatus(201)
    assert.deepEqual(again.body(), first.body())
    assert.lengthOf(await notifications(), 1)
  })

  test('returns the first response to a retry with the item id in capitals', async ({ assert }) => {
    const key = randomUUID()
    const first = await send(key)
    const again = await send(key, { itemId: item.id.toUpperCase() })
    again.assertStatus(201)
    assert.deepEqual(again.body(), first.body())
  })

  test('returns the first response to a retry of a text that a node of the previous release stored as it was sent', async ({
    assert,
  }) => {
    const key = randomUUID()
    const message = 'Is it \u202efree\u202c? '
    const first = await send(key, { message })
    await db.rawQuery('update contact_interactions set message = ? where id = ?', [
      message,
      first.body().id,
    ])
    const again = await send(key, { message })
    again.assertStatus(201)
    assert.equal(again.body().id, first.body().id)
    ;(await send(key, { message: 'Is it?' })).assertStatus(422)
  })

  test('sends a contact once for ten concurrent requests', async ({ client, assert }) => {
    const key = randomUUID()
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(key)))
    for (const response of responses) response.assertStatus(201)
    assert.lengthOf(new Set(responses.map((response) => response.body().id)), 1)
    assert.lengthOf(await notifications(), 1)
    const counts = await client.get(`/api/contact-interactions/counts/${item.id}`)
    assert.equal(counts.body().total, 1)
  })

  test('returns the first response to a retry after the listing was deleted', async ({
    assert,
  }) => {
    const key = randomUUID()
    const first = await send(key)
    await owner.delete(`/api/items/${item.id}`)
    const again = await send(key)
    again.assertStatus(201)
    assert.equal(again.body().id, first.body().id)
  })

  test('returns the first response to a retried booking request after the item became unavailable', async ({
    assert,
  }) => {
    const key = randomUUID()
    const booking = { intent: 'booking', startDate: dayFromToday(200), endDate: dayFromToday(201) }
    const first = await send(key, booking)
    first.assertStatus(201)
    await owner.put(`/api/items/${item.id}`).json({ isAvailable: false })
    const again = await send(key, booking)
    again.assertStatus(201)
    assert.deepEqual(again.body(), first.body())
    ;(await send(randomUUID(), booking)).assertStatus(409)
  })

  test('rejects a used key with {name}')
    .with([
      { name: 'another text', changes: { message: 'Is it really free?' } },
      {
        name: 'another contact type',
        changes: { interactionType: 'whatsapp', message: undefined },
      },
      {
        name: 'a booking request',
        changes: { intent: 'booking', startDate: dayFromToday(200), endDate: dayFromToday(201) },
      },
    ])
    .run(async ({ assert }, { changes }) => {
      const key = randomUUID()
      ;(await send(key)).assertStatus(201)
      const other = await send(key, changes)
      other.assertStatus(422)
      assert.equal(other.body().code, 'idempotencyKeyReused')
      assert.lengthOf(await notifications(), 1)
    })

  test('rejects a used key for a booking with another {name}')
    .with([
      { name: 'first day', changes: { startDate: dayFromToday(200) } },
      { name: 'last day', changes: { endDate: dayFromToday(203) } },
    ])
    .run(async ({ assert }, { changes }) => {
      const key = randomUUID()
      const booking = {
        intent: 'booking',
        startDate: dayFromToday(201),
        endDate: dayFromToday(202),
      }
      ;(await send(key, booking)).assertStatus(201)
      const other = await send(key, { ...booking, ...changes })
      other.assertStatus(422)
      assert.equal(other.body().code, 'idempotencyKeyReused')
      assert.lengthOf(await notifications(), 1)
    })

  test('rejects a used key with another item', async () => {
    const key = randomUUID()
    ;(await send(key)).assertStatus(201)
    const other = await listItem(owner)
    ;(await send(key, { itemId: other.id })).assertStatus(422)
  })

  test('accepts a key of one member from another member', async ({ client, assert }) => {
    const key = randomUUID()
    const other = await Member.join(client, 'Third Person')
    const first = await send(key)
    const theirs = await send(key, {}, other)
    theirs.assertStatus(201)
    assert.notEqual(theirs.body().id, first.body().id)
    assert.lengthOf(await notifications(), 2)
  })

  test('rejects a key of more than 200 characters', async ({ assert }) => {
    ;(await send('k'.repeat(201))).assertStatus(422)
    ;(await send('k'.repeat(200))).assertStatus(201)
    assert.lengthOf(await notifications(), 1)
  })

  test('sends two contacts for two requests without a key', async ({ assert }) => {
    const contact = { itemId: item.id, interactionType: 'call' }
    await renter.post('/api/contact-interactions').json(contact)
    await renter.post('/api/contact-interactions').json(contact)
    assert.lengthOf(await notifications(), 2)
  })

  test('counts a guest’s call once for ten concurrent requests with its key', async ({
    client,
    assert,
  }) => {
    const key = randomUUID()
    const call = (itemId: string) =>
      client
        .post('/api/contact-interactions')
        .header('idempotency-key', key)
        .json({ itemId, interactionType: 'call' })
    const responses = await Promise.all(Array.from({ length: 10 }, () => call(item.id)))
    for (const response of responses) {
      response.assertStatus(201)
      assert.deepEqual(response.body(), responses[0]!.body())
    }
    assert.lengthOf(await notifications(), 1)
    const counts = await client.get(`/api/contact-interactions/counts/${item.id}`)
    assert.equal(counts.body().call, 1)
  })

  test('accepts the key of one guest from another guest or for another item', async ({
    client,
    assert,
  }) => {
    const home = randomIp()
    const call = async (itemId: string, ip = home, agent = 'Browser/1.0') => {
      const response = await client
        .post('/api/contact-interactions')
        .header('idempotency-key', '1')
        .header('x-forwarded-for', ip)
        .header('user-agent', agent)
        .json({ itemId, interactionType: 'call' })
      response.assertStatus(201)
      return response.body().id as string
    }
    const first = await call(item.id)
    assert.equal(await call(item.id), first)
    const others = [
      await call(item.id, randomIp()),
      await call(item.id, home, 'Browser/2.0'),
      await call((await listItem(owner)).id),
    ]
    assert.lengthOf(new Set([first, ...others]), 4)
    assert.equal(await call(item.id), first)
  })

  test('accepts the key of a guest from a member', async ({ client, assert }) => {
    const key = randomUUID()
    const contact = { itemId: item.id, interactionType: 'call' }
    const byGuest = await client
      .post('/api/contact-interactions')
      .header('idempotency-key', key)
      .json(contact)
    const byMember = await send(key, { interactionType: 'call', message: undefined })
    byMember.assertStatus(201)
    assert.notEqual(byMember.body().id, byGuest.body().id)
    assert.lengthOf(await notifications(), 2)
  })
})
