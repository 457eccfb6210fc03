import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { until } from '#harness/until'
import { addReplies } from '#modules/notifications/commands/add_replies'
import { inTransaction } from '#shared/database/in_transaction'
import { Member } from '#tests/member'

test.group('Notifications about replies', (group) => {
  let member: Member
  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Reading Renter')
  })

  const reply = (conversationId: string, no: number) => ({
    sourceEventId: randomUUID(),
    userId: member.user.id,
    itemId: randomUUID(),
    conversationId,
    no,
    payload: { text: `message ${no}` },
  })
  const listed = async () =>
    (await member.get('/api/notifications'))
      .body()
      .map(({ message }: { message: string }) => message)

  test('are locked in the order of their ids, so that a batch and “Mark all as read” cannot deadlock', async ({
    assert,
    cleanup,
  }) => {
    const [x, y] = [randomUUID(), randomUUID()].sort() as [string, string]
    await inTransaction((trx) => addReplies(trx, [reply(y, 1)]))
    await inTransaction((trx) => addReplies(trx, [reply(x, 1)]))
    const { rows } = await db.rawQuery(
      'select id from notifications where user_id = ? order by id',
      [member.user.id]
    )
    const [first, second] = rows.map(({ id }: { id: string }) => id)
    const marking = await db.transaction()
    cleanup(() => marking.rollback())
    const lock = (id: string) =>
      marking.rawQuery('select from notifications where id = ? for update nowait', [id])
    await lock(first)
    const batch = inTransaction((trx) => addReplies(trx, [reply(x, 2), reply(y, 2)]))
    await until('the batch waits', async () => {
      const waiting = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%notifications%'`
      )
      return waiting.rows.length === 1
    })
    await lock(second)
    await marking.commit()
    await batch
    assert.deepEqual(await listed(), ['message 2', 'message 2'])
  })

  test('are added once for events that are delivered in another order, and for repeated ones', async ({
    assert,
  }) => {
    const id = randomUUID()
    const [first, second] = [reply(id, 1), reply(id, 2)]
    const add = (...replies: ReturnType<typeof reply>[]) =>
      inTransaction((trx) => addReplies(trx, replies))
    await add(second)
    await add(first)
    assert.deepEqual(await listed(), ['message 2'])
    ;(await member.put('/api/notifications/mark-all-read')).assertStatus(200)
    await add(first, second)
    assert.deepEqual(await listed(), ['message 2'])
    await add(reply(id, 3))
    assert.deepEqual(await listed(), ['message 3', 'message 2'])
    await add(second, first)
    assert.deepEqual(await listed(), ['message 3', 'message 2'])
  })
})
