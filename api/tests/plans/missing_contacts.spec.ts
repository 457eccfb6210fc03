import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { appendMissingContacts } from '#modules/interactions/commands/append_missing_contacts'
import { openMissingBookings } from '#modules/interactions/commands/open_missing_bookings'
import { requestBooking } from '#tests/booking'
import { explained } from '#tests/explained'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

/** Contacts of the last year, so that the planner does not scan the tables. */
const OLDER = 30_000

/** The most contacts of the last fourteen days that other tests may have left. */
const MAX_READ = 1_000

const TABLES = ['contact_interactions', 'messages']

test.group('A job that looks for contacts without their rows', (group) => {
  group.each.setup(async ({ context }) => {
    const owner = await Member.join(context.client, 'Busy Owner')
    const renter = await Member.join(context.client, 'Ravi Nair')
    await copyContact(await requestBooking(renter, (await listItem(owner)).id))
    await db.rawQuery(`vacuum analyze ${TABLES.join(', ')}`)
  })

  test('reads only the contacts of its time, by their ids: {name}')
    .with([
      { name: 'appendMissingContacts', run: appendMissingContacts },
      { name: 'openMissingBookings', run: openMissingBookings },
    ])
    .run(async ({ assert }, { run }) => {
      const plans = await explained(() => run(), `(?:${TABLES.join('|')})`)
      const steps = plans.flatMap((plan) => plan.steps)
      assert.include(JSON.stringify(steps), '"Index Name":"contact_interactions_pkey"')
      for (const step of steps.filter((each) => TABLES.includes(each['Relation Name'] ?? ''))) {
        const name = `${step['Node Type']} of ${step['Relation Name']}`
        assert.notEqual(step['Node Type'], 'Seq Scan', name)
        const read = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)
        assert.isAtMost(read, MAX_READ, name)
      }
    })
    .timeout(180_000)
})

/** Copies a contact and its message to times from a month to a year ago. */
async function copyContact(id: string): Promise<void> {
  await db.rawQuery(
    `with copied as (
       insert into contact_interactions (id, item_id, owner_id, contacter_id, interaction_type, contact_method, message, intent,
         start_date, end_date, created_at)
       select uuidv7(age), item_id, owner_id, contacter_id, interaction_type, contact_method, message, intent,
         start_date, end_date, now() + age
       from contact_interactions, generate_series(1, :count) as n,
         lateral (select make_interval(mins => -(30 * 24 * 60 + n * 16)) as age) as ages
       where id = :id
       returning id, created_at
     )
     insert into messages (conversation_id, no, author_id, kind, body, contact_id, created_at)
     select m.conversation_id, m.no + row_number() over (), m.author_id, m.kind, m.body, c.id, c.created_at
     from copied c, messages m where m.contact_id = :id`,
    { count: OLDER, id }
  )
}
