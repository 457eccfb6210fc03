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

/** From few members with thousands of conversations to many with one each. */
const EXPECTED_MEMBERS = [20, 200, 500, 1_000, 1_400, 1_700, 2_000, 3_000, 4_000, 10_000, 40_000]

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

  test('reads only the rows of its page, with any statistics of its member', async ({ assert }) => {
    const list = `/api/conversations?limit=${LIMIT}`
    const second = nextPage(await owner.get(list))!
    const paths = [
      list,
      second,
      `/api/conversations/${conversationId}`,
      `/api/conversations/${conversationId}/messages?limit=${LIMIT}`,
    ]
    for (const members of [null, ...EXPECTED_MEMBERS]) {
      if (members) await expectMembers(members)
      for (const path of paths) {
        const plans = await explained(
          async () => (await owner.get(path)).assertStatus(200),
          `(?:${TABLES.join('|')})`
        )
        assert.isNotEmpty(plans)
        for (const { sql, steps } of plans) {
          for (const step of steps.filter((each) => TABLES.includes(each['Relation Name'] ?? ''))) {
            const name = `${step['Node Type']} with ${members ?? 'all'} members of ${sql}`
            assert.notEqual(step['Node Type'], 'Seq Scan', name)
            const read = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)
            assert.isAtMost(read, LIMIT + 1, name)
          }
        }
      }
    }
  }).timeout(180_000)
})

/** Replaces the statistics by those of a table in which so many members have as many conversations each. */
async function expectMembers(count: number): Promise<void> {
  await db.rawQuery(
    `select pg_clear_attribute_stats(current_schema, 'conversation_members', 'user_id', false)`
  )
  await db.rawQuery(
    `select pg_restore_attribute_stats('schemaname', current_schema::text, 'relname', 'conversation_members',
       'attname', 'user_id', 'inherited', false, 'null_frac', 0::real, 'avg_width', 16, 'n_distinct', ?::real)`,
    [count]
  )
}

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
     insert into conversation_members (conversation_id, user_id, unread, last_at)
     select id, user_id, 0, now() - interval '1 minute' * row_number() over ()
     from opened cross join lateral (values (owner_id), (renter_id)) as m (user_id)`,
    [itemId, itemId, count, itemId, ownerId]
  )
}
