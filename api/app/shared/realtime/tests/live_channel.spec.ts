import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import {
  closeSocketsOfMember,
  onSocketConnected,
  pushToMember,
} from '#shared/realtime/live_channel'
import { listItem } from '#tests/listing'
import { PASSWORD } from '#harness/new_account'
import { Member } from '#tests/member'
import { openPage, type OpenPage } from '#tests/open_page'
import { sentStatements } from '#tests/sent_statements'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { site } from '#tests/site'

test.group('The live channel', (group) => {
  let owner: Member
  let renter: Member
  let item: Item
  let pages: OpenPage[] = []

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Live Owner')
    renter = await Member.join(context.client, 'Live Renter')
    item = await listItem(owner)
    return () => {
      for (const { socket } of pages) socket.disconnect()
      pages = []
    }
  })

  const open = (...args: Parameters<typeof openPage>) => {
    const page = openPage(...args)
    pages.push(page)
    return page
  }

  const openWithUnreadCount = async (cookie: string, transport?: 'websocket' | 'polling') => {
    const page = open(cookie, transport ? { transports: [transport] } : {})
    await until('the page has its badge', () => page.unread.length > 0)
    return page
  }

  const write = (message: string) =>
    renter
      .post('/api/contact-interactions')
      .json({ itemId: item.id, interactionType: 'message', message })

  for (const transport of ['websocket', 'polling'] as const) {
    test(`rejects guests by ${transport} without a session query or a new session`, async ({
      assert,
    }) => {
      const before = await countSessions()
      let page!: OpenPage
      const statements = await sentStatements(async () => {
        page = open(null, { transports: [transport] })
        await until('it is rejected', () => page.httpError !== null)
      })
      assert.isEmpty(statements.filter((sql) => sql.includes('sessions')))
      assert.equal(page.httpError, 'Please sign in')
      assert.equal(page.errorCode, 'loginRequired')
      assert.isFalse(page.socket.connected)
      assert.isEmpty(page.unread)
      assert.equal(await countSessions(), before)
    })

    test(`rejects pages of other sites by ${transport} despite a member’s cookie`, async ({
      assert,
    }) => {
      for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
        const page = open(owner.cookie, { transports: [transport], extraHeaders: { origin } })
        await until('it is rejected', () => page.httpError !== null)
        assert.isFalse(page.socket.connected)
        assert.isEmpty(page.unread)
      }
      const own = open(owner.cookie, {
        transports: [transport],
        extraHeaders: { origin: site() },
      })
      await until('the page of this site is connected', () => own.unread.length > 0)
    })

    test(`sends the unread count to a member who connects by ${transport}`, async ({ assert }) => {
      await write('Before the page was open')
      await waitForDeliveries()
      const page = await openWithUnreadCount(owner.cookie, transport)
      assert.deepEqual(page.unread, [{ count: 1, version: 1 }])
    })
  }

  test('keeps few connections of guests, and connects members beside them', async ({
    assert,
    cleanup,
  }) => {
    const opened: string[] = []
    cleanup(() => Promise.all(opened.map(closeConnection)).then(() => {}))
    const statuses = new Set<number>()
    while (!statuses.has(403) && opened.length <= 100) {
      const response = await fetch(site(POLLING))
      statuses.add(response.status)
      if (response.ok) opened.push(sidOf(await response.text()))
    }
    assert.isAtMost(opened.length, 100)
    assert.deepEqual([...statuses], [200, 403])
    const forged = await fetch(site(POLLING), { headers: { cookie: `${owner.cookie}x` } })
    assert.equal(forged.status, 403)
    await openWithUnreadCount(owner.cookie)
  })

  test('keeps fifty connections of a session', async ({ assert, cleanup }) => {
    const opened: string[] = []
    cleanup(() => Promise.all(opened.map(closeConnection)).then(() => {}))
    const headers = { cookie: owner.cookie }
    for (let n = 1; n <= 50; n++)
      opened.push(sidOf(await (await fetch(site(POLLING), { headers })).text()))
    assert.equal((await fetch(site(POLLING), { headers })).status, 403)
    await closeConnection(opened.pop()!)
    await until('there is room', async () => {
      const response = await fetch(site(POLLING), { headers })
      if (response.ok) opened.push(sidOf(await response.text()))
      return response.ok
    })
    await openWithUnreadCount(renter.cookie)
  })

  test('pushes a new notification in its list format together with the unread count', async ({
    assert,
  }) => {
    const page = await openWithUnreadCount(owner.cookie)
    await write('Is it free on Sunday?')
    await until('it is pushed', () => page.notifications.length > 0 && page.unread.length > 1)
    const list = (await owner.get('/api/notifications')).body()
    assert.deepEqual(page.notifications, list)
    assert.equal(page.notifications[0]!.message, 'Is it free on Sunday?')
    assert.deepEqual(page.unread, [
      { count: 0, version: 0 },
      { count: 1, version: 1 },
    ])
  })

  test('pushes a message that exceeds the payload limit of PostgreSQL notifications', async ({
    assert,
  }) => {
    const page = await openWithUnreadCount(owner.cookie)
    const long = 'किराया '.repeat(280)
    await write(long)
    await until('it is pushed', () => page.notifications.length > 0)
    assert.equal(page.notifications[0]!.message, long.trim())
  })

  test('pushes the unread count with a new version when a read notification is deleted', async ({
    assert,
  }) => {
    await write('Is it free on Sunday?')
    await waitForDeliveries()
    const [notification] = (await owner.get('/api/notifications')).body()
    await owner.put(`/api/notifications/${notification.id}/read`).json({})
    const page = await openWithUnreadCount(owner.cookie)
    await owner.delete(`/api/notifications/${notification.id}`)
    await until('the deletion is pushed', () => page.unread.length === 2)
    const [before, after] = page.unread
    assert.equal(after!.count, before!.count)
    assert.equal(after!.version, before!.version + 1)
  })

  test('pushes every change of the unread count to every open page of a member', async ({
    assert,
  }) => {
    const phone = await openWithUnreadCount(owner.cookie)
    const laptop = await openWithUnreadCount((await owner.signInAgain()).cookie)
    for (const message of ['One', 'Two', 'Three']) {
      await write(message)
      // Contacts that are delivered together are one push.
      await waitForDeliveries()
    }
    const [newest, middle] = (await owner.get('/api/notifications')).body()
    await owner.put(`/api/notifications/${newest.id}/read`).json({})
    await owner.delete(`/api/notifications/${middle.id}`)
    await owner.put('/api/notifications/mark-all-read').json({})
    for (const page of [phone, laptop]) {
      await until('all is pushed', () => page.unread.length === 7)
      const latest = page.unread.toSorted((a, b) => a.version - b.version)
      assert.deepEqual(
        latest.map(({ count }) => count),
        [0, 1, 2, 3, 2, 1, 0]
      )
      assert.lengthOf(new Set(latest.map(({ version }) => version)), 7)
    }
  })

  test('pushes nothing to a member about other members’ notifications', async ({ assert }) => {
    const owners = await openWithUnreadCount(owner.cookie)
    const renters = await openWithUnreadCount(renter.cookie)
    await write('For the owner alone')
    await until('the owner is notified', () => owners.notifications.length > 0)
    // Pushes arrive in order, so an earlier push to the renter would arrive before this one.
    const theirs = await listItem(renter)
    await owner
      .post('/api/contact-interactions')
      .json({ itemId: theirs.id, interactionType: 'message', message: 'For the renter alone' })
    await until('the renter is notified', () => renters.notifications.length > 0)
    assert.deepEqual(
      renters.notifications.map(({ message }) => message),
      ['For the renter alone']
    )
    assert.deepEqual(
      owners.notifications.map(({ message }) => message),
      ['For the owner alone']
    )
    assert.deepEqual(renters.unread, [
      { count: 0, version: 0 },
      { count: 1, version: 1 },
    ])
  })

  test('ignores all events of clients, including requests to join a room', async ({ assert }) => {
    const sly = await openWithUnreadCount(renter.cookie)
    const socket = sly.socket as any
    socket.emit('join', `user:${owner.user.id}`)
    socket.emit('unread-count', { count: 99, version: 99 })
    const owners = await openWithUnreadCount(owner.cookie)
    await write('Still private')
    await until('the owner is notified', () => owners.notifications.length > 0)
    assert.isEmpty(sly.notifications)
    assert.equal(owners.unread.at(-1)!.count, 1)
  })

  test('closes only the sockets of a session that ended', async ({ client, assert }) => {
    const laptop = await owner.signInAgain()
    const ended = [
      await openWithUnreadCount(owner.cookie),
      await openWithUnreadCount(owner.cookie, 'polling'),
    ]
    const others = [
      await openWithUnreadCount(laptop.cookie),
      await openWithUnreadCount(renter.cookie),
    ]
    await client.get('/api/logout').header('cookie', owner.cookie).redirects(0)
    await until('both are closed', () => ended.every(({ isClosed }) => isClosed))
    await write('After the sign-out')
    await until('the laptop receives it', () => others[0]!.notifications.length > 0)
    assert.isTrue(others.every(({ isClosed }) => !isClosed))
    assert.isTrue(ended.every(({ notifications }) => notifications.length === 0))

    const again = open(owner.cookie)
    await until('the old cookie is a guest’s', () => again.httpError !== null)
    assert.equal(again.httpError, 'Please sign in')
  })

  test('a sign-in closes the sockets of the session that it replaces', async ({ client }) => {
    const page = await openWithUnreadCount(owner.cookie)
    const { username } = renter.user
    const response = await client
      .post('/api/login/email')
      .header('cookie', owner.cookie)
      .json({ username, password: PASSWORD })
    response.assertStatus(200)
    await until('the page is closed', () => page.isClosed)
  })

  test('closes a socket whose session ended during the handshake, before it sends the unread count', async ({
    assert,
    cleanup,
  }) => {
    const earlier = await openWithUnreadCount(owner.cookie)
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    // A handshake reads the session, then the member.
    await trx.rawQuery('lock table users in access exclusive mode')
    const page = open(owner.cookie)
    await until('the handshake has read the session', async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'select * from "users"%'`
      )
      return rows.length === 1
    })
    await db.rawQuery('delete from sessions where user_id = ?', [owner.user.id])
    closeSocketsOfMember(owner.user.id)
    await until('the sockets of the session are closed', () => earlier.isClosed)
    await trx.rollback()
    await until('the page is closed', () => page.isClosed)
    assert.isEmpty(page.unread)
  })

  test('a socket joins its room before its connection handlers run', async () => {
    const pushed = { count: 7, version: 7 }
    const { id } = owner.user
    onSocketConnected(async (userId) => {
      if (userId === id) pushToMember(id, 'unread-count', pushed)
    })
    const page = open(owner.cookie)
    await until('it is pushed', () => page.unread.some(({ version }) => version === 7))
  })
})

async function countSessions(): Promise<number> {
  const { rows } = await db.rawQuery('select count(*)::int as count from sessions')
  return rows[0].count
}

const POLLING = '/socket.io/?EIO=4&transport=polling'

/** The id in the first packet of a connection, `0{"sid":"...",...}`. */
function sidOf(packet: string): string {
  return JSON.parse(packet.slice(1)).sid
}

async function closeConnection(sid: string): Promise<void> {
  await fetch(site(`${POLLING}&sid=${sid}`), { method: 'POST', body: '1' })
}
