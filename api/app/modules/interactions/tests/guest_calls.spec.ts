import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { sharedPipeline } from '#tests/shared_pipeline'

test.group('Guest calls', (group) => {
  let client: ApiClient
  let owner: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    client = context.client
    owner = await Member.join(client, 'Called Owner')
    item = await listItem(owner)
  })

  const call = async ({ id: itemId }: Item = item) =>
    (
      await client
        .post('/api/contact-interactions')
        .header('x-forwarded-for', randomIp())
        .json({ itemId, interactionType: 'call' })
    ).assertStatus(201)

  const notificationCount = async () => {
    await waitForDeliveries()
    return (await owner.get('/api/notifications')).body().length as number
  }

  const calls = async () =>
    (await client.get(`/api/contact-interactions/counts/${item.id}`)).body().call as number

  test('counts every call and notifies the owner at most once an hour per listing', async ({
    assert,
  }) => {
    for (let n = 0; n < 4; n++) await call()
    assert.equal(await notificationCount(), 1)
    assert.equal(await calls(), 4)

    await advanceMinutes(59)
    await call()
    assert.equal(await notificationCount(), 1)
    await advanceMinutes(2)
    await call()
    await call()
    assert.equal(await notificationCount(), 2)
    assert.equal(await calls(), 7)
  })

  test('notifies the owner of a call whose event predates the field notifiesOwner', async ({
    assert,
    cleanup,
  }) => {
    await sharedPipeline.stop()
    cleanup(() => sharedPipeline.start())
    for (let n = 0; n < 2; n++) await call()
    await db.rawQuery(
      `update domain_events set payload = payload - 'notifiesOwner' where aggregate_id = ?`,
      [item.id]
    )
    sharedPipeline.start()
    assert.equal(await notificationCount(), 2)
  })

  test('notifies the owner once of concurrent calls', async ({ assert }) => {
    await Promise.all(Array.from({ length: 8 }, () => call()))
    assert.equal(await notificationCount(), 1)
    assert.equal(await calls(), 8)
  })

  test('notifies the owner of a call about another listing and of every contact by a member', async ({
    assert,
  }) => {
    await call()
    await call(await listItem(owner))
    const renter = await Member.join(client, 'Calling Renter')
    for (let n = 0; n < 2; n++) {
      const tap = { itemId: item.id, interactionType: 'call' }
      ;(await renter.post('/api/contact-interactions').json(tap)).assertStatus(201)
    }
    assert.equal(await notificationCount(), 4)
  })

  test('stores neither IP address nor user agent nor key of a guest', async ({ assert }) => {
    const home = randomIp()
    const secrets = [home, 'Rare-Browser/7.0', 'a-key-of-a-guest']
    const response = await client
      .post('/api/contact-interactions')
      .header('x-forwarded-for', home)
      .header('user-agent', secrets[1]!)
      .header('idempotency-key', secrets[2]!)
      .json({ itemId: item.id, interactionType: 'call' })
    response.assertStatus(201)
    const { rows } = await db.rawQuery(
      `select to_jsonb(c)::text as contact, (select payload::text from domain_events
         where payload ->> 'contactId' = c.id::text) as event
       from contact_interactions c where id = ?`,
      [response.body().id]
    )
    assert.lengthOf(rows, 1)
    for (const secret of secrets) {
      assert.notInclude(rows[0].contact, secret)
      assert.notInclude(rows[0].event, secret)
      assert.notInclude(JSON.stringify(response.body()), secret)
    }
  })

  /** Moves all calls about the item some minutes into the past. */
  async function advanceMinutes(minutes: number): Promise<void> {
    await db.rawQuery(
      `update contact_interactions set created_at = created_at - make_interval(mins => ?) where item_id = ?`,
      [minutes, item.id]
    )
  }
})
