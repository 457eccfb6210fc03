import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { checkMedia } from '#modules/media/steps/check_media'
import { explained } from '#tests/explained'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

/** Rows of others, so that the planner does not scan the tables. */
const OTHERS = 30_000
/** Photos of the member: those to check, and those on their listing. */
const DUE = 20

const TABLES = [
  'media',
  'items',
  'users',
  'verification_documents',
  'reports',
  'bookings',
  'handovers',
]

test.group('The check of media', () => {
  test('reads only the files that became unused and the rows of their owners, by indexes', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Busy Owner')
    await listItem(owner)
    await addOthers()
    const { rows } = await db.rawQuery(
      `insert into media (owner_id, kind, state, expires_at, check_at)
       select ?, 'photo', 'ready', now(), now() - interval '1 hour' from generate_series(1, ?) returning id`,
      [owner.user.id, DUE]
    )
    await db.rawQuery(`update items set image_urls = array[?] where owner_id = ?`, [
      `/media/${rows[0].id}/full.webp`,
      owner.user.id,
    ])
    await db.rawQuery(`vacuum analyze ${TABLES.join(', ')}`)

    let found: Awaited<ReturnType<typeof checkMedia>>
    const plans = await explained(async () => {
      const trx = await db.transaction()
      found = await checkMedia(trx, 500)
      await trx.rollback()
    }, '(?:media|media_in_use)')
    assert.deepEqual([found!.checked, found!.deleted.length], [DUE, DUE - 1])
    assert.lengthOf(plans, 2)
    const steps = plans.flatMap((plan) => plan.steps.filter((step) => step['Relation Name']))
    assert.includeMembers(
      steps.map((step) => step['Relation Name']),
      TABLES
    )
    for (const step of steps) {
      const name = `${step['Node Type']} of ${step['Relation Name']}`
      assert.notEqual(step['Node Type'], 'Seq Scan', name)
      const read = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)
      assert.isAtMost(read, DUE, name)
    }
  }).timeout(360_000)
})

/** Adds members with listings, photos in use, documents, reports, and bookings with records. */
async function addOthers(): Promise<void> {
  await db.rawQuery(
    `with members as (
       insert into users (username, email, full_name, password_hash)
       select 'member_' || md5('media' || n), md5('media' || n) || '@example.in', 'Some Member', 'none'
       from generate_series(1, cast(:count as integer)) as n
       returning id
     ), listed as (
       insert into items (owner_id, title, description, price, category_id, location, image_urls)
       select id, 'Tripod', '-', 10, 'other', 'Nagpur, Maharashtra', array['/media/' || uuidv7() || '/full.webp'] from members
       returning id, owner_id
     ), documents as (
       insert into verification_documents (user_id, document_type, masked_number, holder_name)
       select id, 'pan', '****', 'Some Member' from members
     ), uploaded as (
       insert into media (owner_id, kind, state, expires_at, check_at) select id, 'photo', 'ready', now(), null from members
     ), reported as (
       insert into reports (ticket, subject_kind, subject_id, subject_member_id, evidence, reason, due_at)
       select uuidv7()::text, 'member', id, id, '{}', 'scam', now() from members
     ), booked as (
       insert into bookings (id, item_id, owner_id, renter_id, start_date, end_date, held, state, answer_by, price_unit,
         charged_days)
       select uuidv7(), l.id, l.owner_id, m.id, date '2026-01-01', date '2026-01-02',
         daterange('2026-01-01', '2026-01-02', '[]'), 'completed', now(), 'day', 1
       from (select id, owner_id, row_number() over () as n from listed) l
       join (select id, row_number() over () as n from members) m on m.n = l.n % :count + 1
       returning id
     )
     insert into handovers (booking_id, stage, by_side, image_urls)
     select id, 'end', 'owner', array['/media/private/' || uuidv7() || '/handover.webp'] from booked`,
    { count: OTHERS }
  )
}
