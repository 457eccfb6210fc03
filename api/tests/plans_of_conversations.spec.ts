import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { explained } from '#tests/explained'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { nextPage } from '#tests/pages_of'
import { contact } from '#tests/conversation'

const CONVERSATIONS = 1_000
/** Of another member, so that the planner does not scan the tables. */
const OTHERS = 20_000
const LIMIT = 25

const TABLES = ['conversation_members', 'conversations', 'messages', 'users']

test.group('A read of a member with a thousand conversations', (group) => {
  let owner: Member
  let conversationId: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Busy Owner')
    const renter = await Member.join(context.client, 'Ravi Nair')
    const { id: itemId } = await listItem(owner)
    conversationId = (await contact(renter, itemId)).conversationId!
    await openMany(itemId, owner.user.id, CONVERSATIONS)
    await openMany((await listItem(renter)).id, renter.user.id, OTHERS)
    await db.rawQuery(`vacuum analyze ${TABLES.join(', ')}`)
  })

  test('reads only the rows of its page', async ({ assert }) => {
    const list = `/api/conversations?limit=${LIMIT}`
    const second = nextPage(await owner.get(list))!
    for (const path of [
      list,
      second,
      `/api/conversations/${conversationId}`,
      `/api/conversations/${conversationId}/messages?limit=${LIMIT}`,
    ]) {
      const plans = await explained(
        async () => (await owner.get(path)).assertStatus(200),
        `(?:${TABLES.join('|')})`
      )
      assert.isNotEmpty(plans)
      for (const { sql, steps } of plans) {
        for (const step of steps.filter((each) => TABLES.includes(each['Relation Name'] ?? ''))) {
          assert.notEqual(step['Node Type'], 'Seq Scan', sql)
          const read = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)
          assert.isAtMost(read, LIMIT + 1, `${step['Node Type']} of ${sql}`)
        }
      }
    }
  }).timeout(60_000)
})

/** Opens conversations of new renters with an owner, of one message each. */
async function openMany(itemId: string, ownerId: string, count: number): Promise<void> {
  await db.rawQuery(
    `with renters as (
       insert into users (username, email, full_name, password_hash)
       select 'renter_' || md5(? || n), md5(? || n) || '@example.in', 'Some Renter', 'none' from generate_series(1, ?) as n
       returning id
     ), opened as (
       insert into conversations (item_id, owner_id, renter_id, last_no) select ?, ?, id, 1 from renters
       returning id, owner_id, renter_id
     ), sent as (
       insert into messages (conversation_id, no, author_id, kind, body) select id, 1, renter_id, 'text', 'Hello' from opened
     )
     insert into conversation_members (conversation_id, user_id, unread)
     select id, user_id, 0 from opened cross join lateral (values (owner_id), (renter_id)) as m (user_id)`,
    [itemId, itemId, count, itemId, ownerId]
  )
}
