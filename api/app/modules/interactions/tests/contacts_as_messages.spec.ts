import { test } from '@japa/runner'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { until } from '#harness/until'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { storeOldContact } from '#tests/old_contact'
import { contact, conversationOf, messagesOf } from '#tests/conversation'

const MIGRATION = '0055_interactions_contacts_as_messages'

test.group('The migration of contacts to messages', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
  })

  const store = (
    contacter: Member,
    message: string | null,
    hoursAgo: number,
    interactionType?: 'call'
  ) =>
    storeOldContact({
      itemId,
      owner,
      contacter,
      message,
      minutesAgo: hoursAgo * 60,
      interactionType,
    })

  const conversationIdOf = async (member: Member) =>
    (await member.get(`/api/conversations?itemId=${itemId}`)).body()[0]?.id as string | undefined

  test('makes each contact of type message a message that is read, in the order of its time', async ({
    assert,
  }) => {
    await store(renter, 'Is it free?', 5)
    await store(renter, 'Hello?', 3)
    await store(renter, null, 4, 'call')
    await migrate()
    const id = (await conversationIdOf(owner))!
    assert.deepEqual(
      (await messagesOf(owner, id)).map(({ no, body, isMine, createdAt }) => [
        no,
        body,
        isMine,
        Math.round((Date.now() - Date.parse(createdAt)) / 3_600_000),
      ]),
      [
        [1, 'Is it free?', false, 5],
        [2, 'Hello?', false, 3],
      ]
    )
    assert.containsSubset(await conversationOf(owner, id), { unread: 0, seenNo: 2, side: 'owner' })
    assert.containsSubset(await conversationOf(renter, id), { unread: 0, seenNo: 2 })
    await migrate()
    assert.lengthOf(await messagesOf(owner, id), 2)
    assert.equal((await contact(renter, itemId, { message: 'Still?' })).conversationId, id)
    assert.lengthOf(await messagesOf(owner, id), 3)
  })

  test('is not stopped by a contact that cannot be a message', async ({ assert }) => {
    await store(renter, 'a'.repeat(2_100), 5)
    await store(renter, null, 4)
    await store(owner, 'To myself', 3)
    await store(renter, 'Is it free?', 2)
    await migrate()
    const id = (await conversationIdOf(renter))!
    assert.deepEqual(
      (await messagesOf(owner, id)).map(({ body }) => body),
      ['a'.repeat(2_000), '', 'Is it free?']
    )
    assert.lengthOf((await owner.get('/api/conversations')).body(), 1)
  })

  test('blocks no sign-up, listing or contact while it runs', async ({
    client,
    assert,
    cleanup,
  }) => {
    await store(renter, 'Is it free?', 5)
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery(
      'insert into conversations (item_id, owner_id, renter_id) values (?, ?, ?)',
      [itemId, owner.user.id, renter.user.id]
    )
    const migration = migrate()
    await until('the migration waits for this transaction', async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into conversations%'`
      )
      return rows.length === 1
    })
    const newcomer = await Member.join(client, 'Meera Joshi')
    await contact(newcomer, (await listItem(owner)).id)
    await trx.rollback()
    await migration
    assert.isDefined(await conversationIdOf(renter))
  })
})

/** Runs the migration on a connection of the pool. */
async function migrate(): Promise<void> {
  const url = new URL(`../../../../../database/migrations/${MIGRATION}.ts`, import.meta.url)
  const { default: Migration } = (await import(url.href)) as {
    default: new (client: QueryClientContract, file: string, dryRun: boolean) => BaseSchema
  }
  await new Migration(db.connection(), MIGRATION, false).execUp()
}
