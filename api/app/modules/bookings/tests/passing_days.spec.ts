import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { findDayDifferences } from '#modules/bookings/queries/find_day_differences'
import {
  bookingOf,
  changed,
  dayFromToday,
  deliverScheduled,
  letDaysPass,
  requestBooking,
} from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('An accepted booking', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    id = await requestBooking(renter, (await listItem(owner)).id)
    await changed(owner, id, { state: 'accepted' })
  })

  const state = async () => (await bookingOf(renter, id)).state
  const eventsNamed = async (name: string) => {
    const { rows } = await db.rawQuery(
      'select from domain_events where aggregate_id = ? and name = ?',
      [id, name]
    )
    return rows.length
  }

  test('schedules the end of its first day and noon two days after its last', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery(
      `select e.name, to_char(d.due_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as due
       from deliveries d join domain_events e on e.id = d.event_id
       where e.aggregate_id = ? and d.subscriber in ('start_booking', 'complete_booking') order by due`,
      [id]
    )
    assert.deepEqual(rows, [
      { name: 'booking.first_day_ends', due: `${dayFromToday(11)} 00:00` },
      { name: 'booking.completion_due', due: `${dayFromToday(14)} 12:00` },
    ])
  })

  test('is active once its first day has ended', async ({ assert }) => {
    await letDaysPass(id, 10)
    await deliverScheduled(id, 'booking.first_day_ends')
    assert.equal(await state(), 'accepted')
    await letDaysPass(id, 1)
    await deliverScheduled(id, 'booking.first_day_ends')
    assert.equal(await state(), 'active')
    await deliverScheduled(id, 'booking.first_day_ends')
    assert.equal(await eventsNamed('booking.started'), 1)
    assert.isEmpty(await findDayDifferences())
  })

  test('is completed two days after its last day, and holds no day any more', async ({
    assert,
  }) => {
    await letDaysPass(id, 13)
    await deliverScheduled(id, 'booking.completion_due')
    assert.equal(await state(), 'accepted')
    await letDaysPass(id, 1)
    await deliverScheduled(id, 'booking.completion_due')
    assert.equal(await state(), 'completed')
    await deliverScheduled(id, 'booking.completion_due')
    assert.equal(await eventsNamed('booking.completed'), 1)
    assert.isEmpty(await findDayDifferences())
  })

  test('stays cancelled when its days pass', async ({ assert }) => {
    await changed(owner, id, { state: 'cancelled', reason: 'item_unavailable' })
    await letDaysPass(id, 20)
    await deliverScheduled(id, 'booking.first_day_ends')
    await deliverScheduled(id, 'booking.completion_due')
    assert.equal(await state(), 'cancelled')
  })
})
