import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { deleteOldNotifications } from '#modules/notifications/commands/delete_old_notifications'
import { Member } from '#tests/member'

const { signal } = new AbortController()

type Added = { days: number; renewedDaysAgo?: number; isRead?: boolean; eventId?: string }

/** Adds a notification of that many days ago to a member, whose unread count is raised if it is unread. Returns its id. */
async function addNotification(
  { user }: Member,
  { days, renewedDaysAgo = days, isRead = true, eventId = randomUUID() }: Added
): Promise<string> {
  const { rows } = await db.rawQuery(
    `insert into notifications (id, user_id, source_event_id, type, facts, is_read, created_at)
     values (uuidv7(make_interval(days => ?)), ?, ?, 'message', '{}', ?, now() - make_interval(days => ?)) returning id`,
    [-days, user.id, eventId, isRead, renewedDaysAgo]
  )
  await db.rawQuery(
    `insert into unread_counts as u (user_id, count) values (?, ?)
     on conflict (user_id) do update set count = u.count + excluded.count`,
    [user.id, isRead ? 0 : 1]
  )
  return rows[0].id
}

async function remaining({ user }: Member): Promise<string[]> {
  const { rows } = await db.rawQuery('select id from notifications where user_id = ?', [user.id])
  return rows.map(({ id }: { id: string }) => id)
}

test.group('Notifications of more than two years ago', (group) => {
  let member: Member
  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Old Member')
  })

  test('are deleted, and younger or renewed ones stay', async ({ assert }) => {
    await addNotification(member, { days: 731 })
    const kept = [
      await addNotification(member, { days: 729 }),
      await addNotification(member, { days: 731, renewedDaysAgo: 1 }),
    ]
    assert.isAtLeast(await deleteOldNotifications(signal), 1)
    assert.sameMembers(await remaining(member), kept)
  })

  test('no longer count as unread', async ({ assert }) => {
    await addNotification(member, { days: 731, isRead: false })
    const unread = await addNotification(member, { days: 1, isRead: false })
    await deleteOldNotifications(signal)
    assert.deepEqual(await remaining(member), [unread])
    const count = (await member.get('/api/notifications/unread-count')).body()
    assert.equal(count.count, 1)
  })

  test('stay while their event is stored, so that its replay adds none again', async ({
    assert,
    cleanup,
  }) => {
    const eventId = randomUUID()
    await db.rawQuery(
      `insert into domain_events (id, name, aggregate_id, payload) values (?, 'items.viewed', uuidv7(), '{"views": []}')`,
      [eventId]
    )
    cleanup(() => db.rawQuery('delete from domain_events where id = ?', [eventId]))
    const kept = await addNotification(member, { days: 731, eventId })
    await deleteOldNotifications(signal)
    assert.deepEqual(await remaining(member), [kept])
  })

  test('are deleted in batches until none is left, unless the job is stopped', async ({
    assert,
  }) => {
    await db.rawQuery(
      `insert into notifications (id, user_id, source_event_id, type, facts, is_read, created_at)
       select uuidv7(interval '-731 days'), ?, uuidv7(), 'message', '{}', true, now() - interval '731 days'
       from generate_series(1, 1200)`,
      [member.user.id]
    )
    assert.equal(await deleteOldNotifications(AbortSignal.abort()), 500)
    await deleteOldNotifications(signal)
    assert.isEmpty(await remaining(member))
  })
})
