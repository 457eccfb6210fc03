import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item, ItemsActivity } from '@saajha/contract/item'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { DateTime } from 'luxon'
import { flushViews } from '#modules/catalogue/http/record_view'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.group('Activity of an owner’s listings', (group) => {
  let owner: Member
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Watchful Owner')
  })

  const openItem = async (client: ApiClient, item: Item) => {
    await client
      .get(`/api/items/${item.id}`)
      .header('x-forwarded-for', randomIp())
      .header('user-agent', BROWSER)
    await flushViews()
  }

  const callOwner = async (client: ApiClient, item: Item) => {
    const renter = await Member.join(client, 'Eager Renter')
    const contact = { itemId: item.id, interactionType: 'call' }
    ;(await renter.post('/api/contact-interactions').json(contact)).assertStatus(201)
  }

  const activity = async (member = owner) =>
    (await member.get('/api/user/items/activity')).body() as ItemsActivity

  test('counts views and contacts per day in India over thirty days', async ({
    client,
    assert,
  }) => {
    const item = await listItem(owner)
    await listItem(owner, { title: 'Without views' })
    await openItem(client, item)
    await openItem(client, item)
    await db.rawQuery(`update item_views set day = day - 3 where item_id = ?`, [item.id])
    await openItem(client, item)
    await callOwner(client, item)
    await callOwner(client, item)

    const { firstDay, items } = await activity()
    const today = DateTime.now().setZone(TIME_ZONE)
    assert.equal(firstDay, today.minus({ days: 29 }).toISODate())
    assert.lengthOf(items, 1)
    assert.equal(items[0]!.itemId, item.id)
    assert.deepEqual(items[0]!.views.slice(-5), [0, 2, 0, 0, 1])
    assert.deepEqual(items[0]!.contacts.slice(-2), [0, 2])
    assert.lengthOf(items[0]!.views, 30)
    assert.lengthOf(items[0]!.contacts, 30)
  })

  test('counts no view of more than 30 days ago, of a deleted listing or of another owner', async ({
    client,
    assert,
  }) => {
    const old = await listItem(owner)
    await openItem(client, old)
    await db.rawQuery(`update item_views set day = day - 30 where item_id = ?`, [old.id])
    const deleted = await listItem(owner)
    await openItem(client, deleted)
    await owner.delete(`/api/items/${deleted.id}`)
    const neighbour = await Member.join(client, 'Good Neighbour')
    await openItem(client, await listItem(neighbour))

    assert.deepEqual((await activity()).items, [])
    assert.lengthOf((await activity(neighbour)).items, 1)
  })
})
