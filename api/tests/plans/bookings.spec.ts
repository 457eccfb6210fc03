import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { findDayDifferences } from '#modules/bookings/queries/find_day_differences'
import { changed, requestBooking } from '#tests/booking'
import { explained } from '#tests/explained'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

/** Bookings of the member, on each side, and of others, so that the planner does not scan the table. */
const OWN = 100
const OTHERS = 30_000

test.group('A read of the bookings of a member', () => {
  test('reads only their own bookings, by the indexes of both sides', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Busy Owner')
    const other = await Member.join(client, 'Ravi Nair')
    const third = await Member.join(client, 'Meera Iyer')
    const ids = [
      await requestBooking(other, (await listItem(member)).id),
      await requestBooking(member, (await listItem(other)).id),
      await requestBooking(third, (await listItem(other)).id),
    ]
    await copyBooking(ids[0]!, OWN)
    await copyBooking(ids[1]!, OWN)
    await copyBooking(ids[2]!, OTHERS)
    await db.rawQuery('vacuum analyze bookings, booking_changes')

    const groups = ['waiting', 'now', 'coming', 'past'].map((name) => `/api/bookings?group=${name}`)
    for (const path of [...groups, '/api/bookings', '/api/bookings/due', '/api/bookings/counts']) {
      const plans = await explained(
        async () => (await member.get(path)).assertStatus(200),
        'bookings'
      )
      assert.isNotEmpty(plans)
      for (const { sql, steps } of plans) {
        for (const step of steps.filter((each) => each['Relation Name'] === 'bookings')) {
          const name = `${step['Node Type']} of ${path}: ${sql}`
          assert.notEqual(step['Node Type'], 'Seq Scan', name)
          const read = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)
          assert.isAtMost(read, 2 * (OWN + 1), name)
        }
      }
    }
  }).timeout(180_000)
})

test.group('The comparison of booked days with bookings', () => {
  test('reads only the bookings that hold days, by an index', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Busy Owner')
    const renter = await Member.join(client, 'Ravi Nair')
    await copyBooking(await requestBooking(renter, (await listItem(owner)).id), OTHERS)
    const id = await requestBooking(renter, (await listItem(owner)).id)
    await changed(owner, id, { state: 'accepted' })
    await db.rawQuery('vacuum analyze bookings, item_days')
    const plans = await explained(
      async () => assert.isEmpty(await findDayDifferences()),
      'bookings'
    )
    assert.lengthOf(plans, 1)
    assert.include(JSON.stringify(plans), '"Index Name":"bookings_holding"')
  }).timeout(180_000)
})

/** Copies a booking, half of them as completed ones. */
async function copyBooking(id: string, count: number): Promise<void> {
  await db.rawQuery(
    `insert into bookings (id, item_id, owner_id, renter_id, start_date, end_date, held, state, answer_by, price_unit,
       charged_days)
     select uuidv7(), item_id, owner_id, renter_id, start_date, end_date, held,
       case when n % 2 = 0 then 'completed' else state end, answer_by, price_unit, charged_days
     from bookings cross join generate_series(1, ?) as n where id = ?`,
    [count, id]
  )
}
