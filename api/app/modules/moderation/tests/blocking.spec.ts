import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import type { Notification } from '@saajha/contract/notification'
import ItemHide from '#commands/item_hide'
import ItemShow from '#commands/item_show'
import UserBlock from '#commands/user_block'
import UserUnblock from '#commands/user_unblock'
import { waitUntilCaughtUp } from '#shared/changes/change_feed'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { PASSWORD } from '#harness/new_account'
import { Member } from '#tests/member'
import { openPage } from '#tests/open_page'
import { runCommand } from '#tests/run_command'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const WHY = ['--reason', 'Reported by three renters']
const BLOCKED = {
  code: 'accountBlocked',
  message: 'Your account is blocked. Please contact support.',
}

test.group('Blocking a member', (group) => {
  let member: Member
  let items: Item[]
  group.each.setup(async ({ context: { client } }) => {
    member = await Member.join(client, 'Blocked Person')
    items = [await listItem(member), await listItem(member)]
  })

  const block = (name = member.user.username) => runCommand(UserBlock, [name, ...WHY])
  const unblock = (name = member.user.username) => runCommand(UserUnblock, [name, ...WHY])

  test('blocks a member by user name or e-mail address in any letter case', async ({ assert }) => {
    const { username, email } = member.user
    for (const name of [username, username.toUpperCase(), email, email.toUpperCase()]) {
      assert.equal((await block(name)).exitCode, 0, name)
      const again = await block(name)
      assert.equal(again.exitCode, 1)
      assert.include(again.output, `There is no member ${name} to block`)
      assert.equal((await unblock(name)).exitCode, 0, name)
      assert.equal((await unblock(name)).exitCode, 1)
    }
    assert.equal((await block('unknown_member')).exitCode, 1)
    const withoutReason = await runCommand(UserBlock, [username, '--reason', ' '])
    assert.equal(withoutReason.exitCode, 1)
  })

  test('ends all sessions and live connections of a blocked member', async ({
    client,
    assert,
    cleanup,
  }) => {
    const other = await member.signInAgain()
    const bystander = await Member.join(client, 'Unblocked Person')
    const pages = [member, other, bystander].map(({ cookie }) => openPage(cookie))
    cleanup(() => pages.forEach(({ socket }) => socket.disconnect()))
    await until('all pages are open', () => pages.every(({ unread }) => unread.length === 1))
    await block()
    await until('their pages are closed', () => pages[0]!.isClosed && pages[1]!.isClosed)
    assert.isFalse(pages[2]!.isClosed)
    for (const session of [member, other]) {
      ;(await session.get('/api/auth/user')).assertStatus(401)
      ;(await session.get('/api/notifications')).assertStatus(401)
      const rejected = openPage(session.cookie)
      cleanup(() => void rejected.socket.disconnect())
      await until('the handshake is rejected', () => rejected.httpError !== null)
    }
    ;(await bystander.get('/api/auth/user')).assertStatus(200)
  })

  test('reports the block at sign-in only after the right password', async ({ client, assert }) => {
    await block()
    const logIn = (password: string) =>
      client
        .post('/api/login/email')
        .header('x-forwarded-for', randomIp())
        .json({ username: member.user.username, password })
    const blockedResponse = await logIn(PASSWORD)
    blockedResponse.assertStatus(403)
    assert.containsSubset(blockedResponse.body(), BLOCKED)
    assert.notProperty(blockedResponse.headers(), 'set-cookie')
    const rejected = await logIn('wrong')
    rejected.assertStatus(401)
    assert.deepEqual(rejected.body(), errorBody('invalidCredentials', 'Invalid credentials'))
    const { rows } = await db.rawQuery('select from sessions where user_id = ?', [member.user.id])
    assert.isEmpty(rows)

    await unblock()
    ;(await logIn(PASSWORD)).assertStatus(200)
  })

  test('rejects a session that began while the member was being blocked', async () => {
    await db.rawQuery('update users set blocked_at = now() where id = ?', [member.user.id])
    ;(await member.get('/api/auth/user')).assertStatus(401)
    const contact = { itemId: items[0]!.id, interactionType: 'message', message: 'Hello' }
    ;(await member.post('/api/contact-interactions').json(contact)).assertStatus(401)
  })

  test('hides the member’s listings until the member is unblocked', async ({ client, assert }) => {
    const hidden = await listItem(member, { title: 'Hidden separately' })
    await runCommand(ItemHide, [hidden.id, ...WHY])
    const list = `/api/items?ownerId=${member.user.id}`
    const listed = async () => {
      await waitUntilCaughtUp()
      await client.get(list)
      return (await client.get(list)).body().map(({ id }: Item) => id)
    }
    const shown = items.map(({ id }) => id).toReversed()
    assert.deepEqual(await listed(), shown)

    assert.include((await block()).output, 'listings hidden: 2')
    assert.deepEqual(await listed(), [])
    for (const { id } of items) (await client.get(`/api/items/${id}`)).assertStatus(404)

    assert.include((await unblock()).output, 'listings shown again: 2')
    assert.deepEqual(await listed(), shown)
    const again = await member.signInAgain()
    const [own] = (await again.get('/api/user/items/hidden')).body()
    assert.equal(own.id, hidden.id)
  })

  test('keeps decisions about single listings of a blocked member', async ({ client, assert }) => {
    const [toHide, toShow] = items as [Item, Item]
    await runCommand(ItemHide, [toShow.id, ...WHY])
    await block()
    assert.equal((await runCommand(ItemHide, [toHide.id, ...WHY])).exitCode, 0)
    const shown = await runCommand(ItemShow, [toShow.id, ...WHY])
    assert.equal(shown.exitCode, 0)
    assert.include(shown.output, 'as soon as its owner is unblocked')
    ;(await client.get(`/api/items/${toShow.id}`)).assertStatus(404)
    await unblock()
    await waitUntilCaughtUp()
    ;(await client.get(`/api/items/${toShow.id}`)).assertStatus(200)
    ;(await client.get(`/api/items/${toHide.id}`)).assertStatus(404)
    await waitForDeliveries()
    const notifications: Notification[] = (
      await (await member.signInAgain()).get('/api/notifications')
    ).body()
    assert.deepEqual(
      notifications.map(({ type }) => type),
      ['item_hidden', 'item_hidden']
    )
  })

  test('rejects a listing that is created while its owner is being blocked', async ({
    client,
    assert,
    cleanup,
  }) => {
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery('select from users where id = ? for update', [member.user.id])
    const published = member
      .post('/api/items')
      .json({ ...items[0], price: '99', contactPhone: null })
      .then((response) => response)
    await until('the new listing waits for the block', async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%blocked_at%'`
      )
      return rows.length === 1
    })
    await trx.rawQuery('update users set blocked_at = now() where id = ?', [member.user.id])
    await trx.commit()
    const response = await published
    response.assertStatus(403)
    assert.containsSubset(response.body(), BLOCKED)
    const all = (await client.get(`/api/items?ownerId=${member.user.id}`)).body()
    assert.lengthOf(all, 2)
  })

  test('records blocking and unblocking with operator and reason', async ({ assert }) => {
    await runCommand(UserBlock, [member.user.email, ...WHY, '--by=nandini'])
    await runCommand(UserUnblock, [member.user.email, '--reason=Talked to them', '--by=anita'])
    const { rows } = await db.rawQuery(
      `select action, item_id, user_id, reason, done_by from moderation_actions
       where user_id = ? order by created_at`,
      [member.user.id]
    )
    const target = { item_id: null, user_id: member.user.id }
    assert.deepEqual(rows, [
      { ...target, action: 'member_blocked', reason: WHY[1], done_by: 'nandini' },
      { ...target, action: 'member_unblocked', reason: 'Talked to them', done_by: 'anita' },
    ])
  })
})
