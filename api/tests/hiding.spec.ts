import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { userInfo } from 'node:os'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import ItemHide from '#commands/item_hide'
import ItemShow from '#commands/item_show'
import { shareImageOf } from '#modules/catalogue/storefront/share_image'
import { FROM_THE_OLDEST } from '#modules/catalogue/storefront/list_sitemap_entries'
import { waitUntilCaughtUp } from '#shared/changes/change_feed'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { runCommand } from '#tests/run_command'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const REASON = 'This is a forbidden thing'
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000'

let made = 0

test.group('Hiding a listing', (group) => {
  let owner: Member
  let item: Item
  let neighbour: Item
  let word: string

  group.each.setup(async ({ context: { client } }) => {
    owner = await Member.join(client, 'Hidden Owner')
    word = `quibblex${'abcdefghijklmnop'[++made]!.repeat(4)}`
    item = await listItem(owner, { title: `Camera ${word}`, categoryId: 'camera' })
    const other = await Member.join(client, 'Seen Owner')
    neighbour = await listItem(other, { title: `Tripod ${word}x`, categoryId: 'camera' })
  })

  const hide = (...args: string[]) => runCommand(ItemHide, [item.id, ...args])
  const show = (...args: string[]) => runCommand(ItemShow, [item.id, ...args])

  /** Where the listing is found; each URL is requested twice, the second time from the response cache. */
  const locationsOf = async (client: ApiClient): Promise<string[]> => {
    const urls = {
      'the newest': '/api/items?limit=100',
      'its owner': `/api/items?ownerId=${owner.user.id}`,
      'its category': '/api/items/category/camera?limit=100',
      'the search': `/api/items?q=${word}`,
      'the facets': `/api/items/facets?q=${word}`,
      'the suggestions': `/api/items/suggestions?q=${word}`,
      'similar listings': `/api/items/${neighbour.id}/similar?limit=24`,
      'the sitemap': `/sitemap/${FROM_THE_OLDEST}.xml`,
    }
    await waitUntilCaughtUp()
    const found: string[] = []
    for (const [name, path] of Object.entries(urls)) {
      await client.get(path)
      const response = await client.get(path)
      const text = response.text()
      const isThere =
        name === 'the facets'
          ? response.body().total === 2
          : text.includes(item.id) || text.includes(item.title)
      if (isThere) found.push(name)
    }
    return found
  }

  test('removes it from every list until it is shown again', async ({ client, assert }) => {
    const found = await locationsOf(client)
    assert.lengthOf(found, 8, found.join(', '))
    const shareImage = shareImageOf(item, 'en').path
    ;(await client.get(shareImage)).assertStatus(200)

    assert.equal((await hide('--reason', REASON)).exitCode, 0)
    assert.deepEqual(await locationsOf(client), [])
    for (const path of [
      `/api/items/${item.id}`,
      `/api/items/${item.id}/similar`,
      `/api/contact-interactions/counts/${item.id}`,
      shareImage,
    ]) {
      const response = await client.get(path).redirects(0)
      assert.equal(response.status(), 404, path)
      assert.notInclude(response.text(), item.title)
    }

    assert.equal((await show('--reason', 'It was a mistake')).exitCode, 0)
    assert.deepEqual(await locationsOf(client), found)
    ;(await client.get(`/api/items/${item.id}`)).assertStatus(200)
  })

  test('rejects contacts to its owner', async ({ client }) => {
    const renter = await Member.join(client, 'Late Renter')
    await hide('--reason', REASON)
    const message = { itemId: item.id, interactionType: 'message', message: 'Is it free?' }
    const call = { itemId: item.id, interactionType: 'call' }
    for (const response of [
      await renter.post('/api/contact-interactions').json(message),
      await renter.post('/api/contact-interactions').json(call),
      await client.post('/api/contact-interactions').json(call),
    ]) {
      response.assertStatus(404)
      response.assertBodyContains({ message: 'Item not found' })
    }
  })

  test('notifies its owner, who reads the reason', async ({ client, assert }) => {
    await hide('--reason', REASON)
    await waitForDeliveries()
    const hidden = await owner.get('/api/user/items/hidden')
    hidden.assertStatus(200)
    assert.deepEqual(hidden.body(), [
      { ...item, moderationStatus: 'rejected', rejectionReason: REASON },
    ])
    const [notification, ...others] = (await owner.get('/api/notifications')).body()
    assert.isEmpty(others)
    assert.containsSubset(notification, {
      type: 'item_hidden',
      title: `Your listing ${item.title} was hidden`,
      message: `Only you can see it. Reason: ${REASON}`,
      itemId: null,
      itemTitle: item.title,
      rejectionReason: REASON,
    })
    const otherMember = await Member.join(client, 'Curious Person')
    assert.deepEqual((await otherMember.get('/api/user/items/hidden')).body(), [])

    await show('--reason', 'It was a mistake')
    await waitForDeliveries()
    assert.deepEqual((await owner.get('/api/user/items/hidden')).body(), [])
    assert.containsSubset((await owner.get('/api/notifications')).body()[0], {
      type: 'item_shown',
      title: `Your listing ${item.title} is shown again`,
      itemId: item.id,
      rejectionReason: null,
    })
  })

  test('does not end when its owner edits or deletes it', async ({ client, assert }) => {
    await hide('--reason', REASON)
    const edited = await owner.put(`/api/items/${item.id}`).json({
      title: 'Something harmless',
      isAvailable: true,
      moderationStatus: 'approved',
      rejectionReason: null,
    })
    edited.assertStatus(200)
    assert.containsSubset(edited.body(), {
      title: 'Something harmless',
      moderationStatus: 'rejected',
      rejectionReason: REASON,
    })
    ;(await client.get(`/api/items/${item.id}`)).assertStatus(404)
    ;(await owner.delete(`/api/items/${item.id}`)).assertStatus(204)
    assert.deepEqual((await owner.get('/api/user/items/hidden')).body(), [])
    assert.equal((await show('--reason', 'Too late')).exitCode, 1)
  })

  test('is recorded with operator, reason and time', async ({ assert }) => {
    await hide('--reason', ` ${REASON} `, '--by', 'nandini')
    await show('--reason', 'It was a mistake', '--by', ' ')
    const { rows } = await db.rawQuery(
      `select action, item_id, user_id, reason, done_by, created_at > now() - interval '1 minute' as is_new
       from moderation_actions where item_id = ? order by created_at`,
      [item.id]
    )
    const what = { item_id: item.id, user_id: null, is_new: true }
    assert.deepEqual(rows, [
      { ...what, action: 'item_hidden', reason: REASON, done_by: 'nandini' },
      {
        ...what,
        action: 'item_shown',
        reason: 'It was a mistake',
        done_by: userInfo().username,
      },
    ])
  })

  test('fails for an unknown or hidden listing and without a reason', async ({
    client,
    assert,
  }) => {
    for (const id of [UNKNOWN_ID, 'nothing']) {
      const { exitCode, output } = await runCommand(ItemHide, [id, '--reason', REASON])
      assert.equal(exitCode, 1, id)
      assert.include(output, `There is no listing ${id} to hide`)
    }
    assert.equal((await show('--reason', 'Not hidden')).exitCode, 1)
    assert.equal((await hide('--reason', ' ')).exitCode, 1)
    await assert.rejects(() => hide(), /reason/)
    ;(await client.get(`/api/items/${item.id}`)).assertStatus(200)
    assert.equal((await hide('--reason', REASON)).exitCode, 0)
    assert.equal((await hide('--reason', REASON)).exitCode, 1)
  })
})
