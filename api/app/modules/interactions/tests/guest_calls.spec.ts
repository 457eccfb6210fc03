import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { listItem } from '#tests/listing'
import { randomIp, Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for'
import { sharedPipeline } from '#tests/shared_pipeline'

test.group('Guests call an owner', (group) => {
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

  const notified = async () => {
    await waitForDeliveries()
    return (await owner.get('/api/notifications')).body().length as number
  }

  const calls = async () =>
    (await client.get(`/api/contact-interactions/counts/${item.id}`)).body().call as number

  test('the owner is notified at most once an hour for a listing, and every call is counted', async ({
    assert,
  }) => {
    for (let n = 0; n < 4; n++) await call()
    assert.equal(await notified(), 1)
    assert.equal(await calls(), 4)

    await minutesPass(59)
    await call()
    assert.equal(await notified(), 1)
    await minutesPass(2)
    await call()
    await call()
    assert.equal(await notified(), 2)
    assert.equal(await calls(), 7)
  })

  test('a call whose event does not say whether it notifies, as older ones, notifies', async ({
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
    assert.equal(await notified(), 2)
  })

  test('calls at the same moment notify once', async ({ assert }) => {
    await Promise.all(Array.from({ length: 8 }, () => call()))
    assert.equal(await notified(), 1)
    assert.equal(await calls(), 8)
  })

  test('another listing and every contact of a member notify as well', async ({ assert }) => {
    await call()
    await call(await listItem(owner))
    const renter = await Member.join(client, 'Calling Renter')
    for (let n = 0; n < 2; n++) {
      const tap = { itemId: item.id, interactionType: 'call' }
      ;(await renter.post('/api/contact-interactions').json(tap)).assertStatus(201)
    }
    assert.equal(await notified(), 4)
  })

  test('of a guest neither IP address nor browser nor key is stored', async ({ assert }) => {
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

  /** Lets the calls about the item be older. */
  async function minutesPass(minutes: number): Promise<void> {
    await db.rawQuery(
      `update contact_interactions set created_at = created_at - make_interval(mins => ?) where item_id = ?`,
      [minutes, item.id]
    )
  }
})
