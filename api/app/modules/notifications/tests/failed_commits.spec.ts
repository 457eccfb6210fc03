import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { markAllRead } from '#modules/notifications/commands/mark_all_read'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { openPage } from '#tests/open_page'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('Pushes of transactions that fail to commit', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Uncommitted Owner')
    renter = await Member.join(context.client, 'Uncommitted Renter')
    itemId = (await listItem(owner)).id
  })

  const write = (message: string) =>
    renter.post('/api/contact-interactions').json({ itemId, interactionType: 'message', message })

  const connect = async (cleanup: (end: () => void) => void) => {
    const page = openPage(owner.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page has its unread count', () => page.unread.length > 0)
    return page
  }

  test('omit an unread count that fails to commit', async ({ assert, cleanup }) => {
    await write('One')
    await waitForDeliveries()
    const page = await connect(cleanup)
    const allow = await failCommits('update', 'unread_counts', owner.user.id)
    await assert.rejects(() => markAllRead(owner.user.id), /commit rejected/).finally(allow)
    await markAllRead(owner.user.id)
    await write('Two')
    await until('the next is pushed', () => page.notifications.length > 0)
    assert.deepEqual(page.unread, [
      { count: 1, version: 1 },
      { count: 0, version: 2 },
      { count: 1, version: 3 },
    ])
  })

  test('send a notification once, after a retry commits', async ({ assert, cleanup }) => {
    const page = await connect(cleanup)
    const allow = await failCommits('insert', 'notifications', owner.user.id)
    await write('Is it free?')
    await until('a commit has failed', async () => {
      const { rows } = await db.rawQuery(
        `select d.failures from deliveries d join domain_events e on e.id = d.event_id
         where e.aggregate_id = ? and d.subscriber = 'notify_owner'`,
        [itemId]
      )
      return rows[0].failures > 0
    }).finally(allow)
    await until('it is pushed', () => page.notifications.length > 0)
    assert.deepEqual(page.unread, [
      { count: 0, version: 0 },
      { count: 1, version: 1 },
    ])
    assert.lengthOf(page.notifications, 1)
  })
})

/** Makes every commit fail that writes a row of this member; returns a function that ends it. */
async function failCommits(write: 'insert' | 'update', table: string, userId: string) {
  await db.rawQuery(`create function refuse_commit() returns trigger language plpgsql
    as $$ begin raise exception 'commit rejected'; end $$`)
  await db.rawQuery(`create constraint trigger refuse_commit after ${write} on ${table}
    deferrable initially deferred for each row when (new.user_id = '${userId}')
    execute function refuse_commit()`)
  return () => db.rawQuery('drop function refuse_commit cascade')
}
