import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { listNotifications } from '#modules/notifications/queries/list_notifications'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { pagesOf } from '#tests/pages_of'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('The notifications of a member', (group) => {
  let owner: Member
  let renters: Member[]
  let item: Item
  let sent: number

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Reading Owner')
    // The contact limit allows three messages per day, sender and item.
    renters = await Promise.all(
      ['Asha', 'Ravi', 'Meena'].map((name) => Member.join(context.client, `Writing ${name}`))
    )
    item = await listItem(owner)
    sent = 0
  })

  const list = async (): Promise<Notification[]> => (await owner.get('/api/notifications')).body()
  const unread = async (): Promise<UnreadCount> =>
    (await owner.get('/api/notifications/unread-count')).body()

  /** Adds `count` notifications for the owner; returns them, newest first. */
  async function notifyOwner(count: number): Promise<Notification[]> {
    for (let n = 1; n <= count; n++) {
      const contact = { itemId: item.id, interactionType: 'message', message: `Message ${n}` }
      const renter = renters[sent++ % renters.length]!
      ;(await renter.post('/api/contact-interactions').json(contact)).assertStatus(201)
      await waitForDeliveries()
    }
    return list()
  }

  test('are an empty list with a count of zero for a new member', async ({ assert }) => {
    assert.isEmpty(await list())
    assert.deepEqual(await unread(), { count: 0, version: 0 })
  })

  test('are listed newest first', async ({ assert }) => {
    const messages = (await notifyOwner(3)).map(({ message }) => message)
    assert.deepEqual(messages, ['Message 3', 'Message 2', 'Message 1'])
  })

  test('are paged by one hundred unless the client sets a limit', async ({ assert }) => {
    await db.rawQuery(
      `insert into notifications (source_event_id, user_id, type, facts, is_read)
       select uuidv7(), ?, 'tick_removed', '{}', true from generate_series(1, 101)`,
      [owner.user.id]
    )
    const lengths: number[] = []
    for await (const response of pagesOf((path) => owner.get(path), '/api/notifications')) {
      lengths.push(response.body().length)
    }
    assert.deepEqual(lengths, [100, 1])
  })

  test('are listed in the language that the client accepts, and in English otherwise', async ({
    assert,
  }) => {
    const { id } = (await notifyOwner(1))[0]!
    const titles = []
    for (const accepted of ['hi', 'hi-IN,hi;q=0.9', 'en', 'ta', '']) {
      const response = await owner.get('/api/notifications').header('accept-language', accepted)
      const notification = response.body().find((each: { id: string }) => each.id === id)
      titles.push(/[\u0900-\u097f]/u.test(notification.title) ? 'hi' : 'en')
    }
    assert.deepEqual(titles, ['hi', 'hi', 'en', 'en', 'en'])
  })

  test('are listed with a neutral title if only a newer release has their type', async ({
    assert,
  }) => {
    await db.rawQuery(
      `insert into notifications (source_event_id, user_id, type, facts)
       values (uuidv7(), :id, 'badge_earned', '{}'), (uuidv7(), :id, 'badge_earned', '{"text":"It was fine."}')`,
      { id: owner.user.id }
    )
    const { entries } = await listNotifications(owner.user.id, { language: 'en' })
    assert.deepEqual(
      entries.map(({ type, title, message }) => [type, title, message]),
      [
        ['badge_earned', 'New notification', 'It was fine.'],
        ['badge_earned', 'New notification', ''],
      ]
    )
  })

  test('are neither skipped nor repeated by paging while new ones are added', async ({
    assert,
  }) => {
    const notifications = await notifyOwner(5)
    const seen: string[] = []
    let pages = 0
    for await (const response of pagesOf((path) => owner.get(path), '/api/notifications?limit=2')) {
      seen.push(...(response.body() as Notification[]).map(({ id }) => id))
      pages += 1
      await notifyOwner(1)
    }
    assert.deepEqual(
      seen,
      notifications.map(({ id }) => id)
    )
    assert.equal(pages, 3)
  }).tags(['@long'])

  test('are not skipped by paging when they have the same timestamp', async ({ assert }) => {
    await notifyOwner(3)
    await db.rawQuery(
      `update notifications set created_at = date_trunc('second', now()) where user_id = ?`,
      [owner.user.id]
    )
    const all = (await list()).map(({ id }) => id)
    const seen: string[] = []
    for await (const response of pagesOf((path) => owner.get(path), '/api/notifications?limit=1')) {
      seen.push(...(response.body() as Notification[]).map(({ id }) => id))
    }
    assert.lengthOf(all, 3)
    assert.deepEqual(seen, all)
  })

  test('are rejected with 422 for an invalid page query: {$self}')
    .with(['limit=0', 'limit=101', 'cursor=bogus'])
    .run(async ({ assert }, query) => {
      const response = await owner.get(`/api/notifications?${query}`)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, query.split('=')[0])
    })

  test('are counted once when they are read twice', async ({ assert }) => {
    const [newest] = await notifyOwner(2)
    const read = () => owner.put(`/api/notifications/${newest!.id}/read`).json({})
    const first = await read()
    first.assertStatus(200)
    assert.equal((await unread()).count, 1)
    ;(await read()).assertStatus(200)
    await Promise.all(Array.from({ length: 5 }, read))
    assert.equal((await unread()).count, 1)
    assert.deepEqual(
      (await list()).map(({ isRead }) => isRead),
      [true, false]
    )
  })

  test('are all read after mark-all-read, also when it is repeated', async ({ assert }) => {
    await notifyOwner(3)
    const readAll = () => owner.put('/api/notifications/mark-all-read').json({})
    for (const response of await Promise.all([readAll(), readAll(), readAll()]))
      response.assertStatus(200)
    assert.equal((await unread()).count, 0)
    assert.deepEqual(
      (await list()).map(({ isRead }) => isRead),
      [true, true, true]
    )
  })

  test('leave list and count when they are deleted', async ({ assert }) => {
    const [newest, oldest] = await notifyOwner(2)
    await owner.put(`/api/notifications/${oldest!.id}/read`).json({})
    ;(await owner.delete(`/api/notifications/${oldest!.id}`)).assertStatus(204)
    assert.equal((await unread()).count, 1)
    ;(await owner.delete(`/api/notifications/${newest!.id}`)).assertStatus(204)
    assert.equal((await unread()).count, 0)
    assert.isEmpty(await list())
    ;(await owner.delete(`/api/notifications/${newest!.id}`)).assertStatus(404)
    ;(await owner.put(`/api/notifications/${newest!.id}/read`).json({})).assertStatus(404)
  })

  test('are not added again when the event of a deleted one is replayed', async ({ assert }) => {
    const [notification] = await notifyOwner(1)
    await owner.delete(`/api/notifications/${notification!.id}`)
    const before = await unread()
    await replay(notification!.id)
    assert.isEmpty(await list())
    assert.deepEqual(await unread(), before)
    const { rows } = await db.rawQuery('select facts from notifications where id = ?', [
      notification!.id,
    ])
    assert.deepEqual(rows[0].facts, {}, 'the content is erased')
  })

  test('are not duplicated when their event is replayed', async ({ assert }) => {
    const [notification] = await notifyOwner(1)
    const before = await unread()
    await replay(notification!.id)
    assert.deepEqual(await list(), [notification!])
    assert.deepEqual(await unread(), before)
  })

  test('have a version of the count that rises with every change', async ({ assert }) => {
    const versions = [await unread()]
    const see = async () => versions.push(await unread())
    const [newest, middle] = await notifyOwner(3)
    await see()
    await owner.put(`/api/notifications/${newest!.id}/read`).json({})
    await see()
    await owner.delete(`/api/notifications/${middle!.id}`)
    await see()
    await owner.put('/api/notifications/mark-all-read').json({})
    await see()
    await notifyOwner(1)
    await see()
    assert.deepEqual(
      versions.map(({ count }) => count),
      [0, 3, 2, 1, 0, 1]
    )
    const rising = versions.map(({ version }) => version)
    assert.deepEqual(
      rising,
      [...new Set(rising)].sort((a, b) => a - b)
    )
  })

  test('have an unread count equal to the unread rows after concurrent changes', async ({
    assert,
  }) => {
    const notifications = await notifyOwner(6)
    await Promise.all([
      ...notifications
        .slice(0, 3)
        .map(({ id }) => owner.put(`/api/notifications/${id}/read`).json({})),
      ...notifications.slice(2, 5).map(({ id }) => owner.delete(`/api/notifications/${id}`)),
      owner.put('/api/notifications/mark-all-read').json({}),
      renters[0]!
        .post('/api/contact-interactions')
        .json({ itemId: item.id, interactionType: 'message', message: 'One more' }),
    ])
    await waitForDeliveries()
    const unseen = (await list()).filter(({ isRead }) => !isRead)
    assert.equal((await unread()).count, unseen.length)
  })

  test('respond 404 for a foreign, a malformed and an unknown id', async ({ assert }) => {
    const [notification] = await notifyOwner(1)
    const [otherMember] = renters as [Member]
    for (const id of [notification!.id, 'nothing', '%00', '00000000-0000-7000-8000-000000000000']) {
      ;(await otherMember.put(`/api/notifications/${id}/read`).json({})).assertStatus(404)
      ;(await otherMember.delete(`/api/notifications/${id}`)).assertStatus(404)
    }
    assert.isEmpty((await otherMember.get('/api/notifications')).body())
    assert.deepEqual(await list(), [notification!])
  })

  test('are rejected with 401 for guests', async ({ client }) => {
    ;(await client.get('/api/notifications')).assertStatus(401)
    ;(await client.get('/api/notifications/unread-count')).assertStatus(401)
    ;(await client.put('/api/notifications/mark-all-read').json({})).assertStatus(401)
  })
})

/** Delivers the source event of a notification a second time, as if its first delivery were not recorded. */
async function replay(notificationId: string) {
  await db.rawQuery(
    `update deliveries set state = 'pending' where subscriber = 'notify_owner'
       and event_id = (select source_event_id from notifications where id = ?)`,
    [notificationId]
  )
  await waitForDeliveries()
}
