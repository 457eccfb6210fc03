import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Notification } from '@saajha/contract/notification'
import { sql } from '#shared/database/sql'
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
import { typesOf } from '#tests/notifications'

const REMINDERS = ['booking_return', 'booking_overdue']

test.group('The reminders of a return', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner, { title: 'Canon 80D' })).id
  })

  /** A booking of three days, the first of them in ten days, that was handed over. */
  const activeBooking = async (fields: object = {}): Promise<string> => {
    const id = await requestBooking(renter, itemId, fields)
    await changed(owner, id, { state: 'accepted' })
    await sql(db, `update bookings set state = 'active', handed_over_at = now() where id = $1`, [
      id,
    ])
    return id
  }
  const remindersOf = async (member: Member) =>
    (await typesOf(member)).filter((type) => REMINDERS.includes(type))
  const dueOf = async (id: string, name: string): Promise<string[]> => {
    const rows = await sql<{ due: string }>(
      db,
      `select to_char(d.due_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as due
       from deliveries d join domain_events e on e.id = d.event_id
       where e.aggregate_id = $1 and e.name = $2 and d.subscriber = 'notify_members' order by e.id`,
      [id, name]
    )
    return rows.map(({ due }) => due)
  }
  const moveTo = async (id: string, days: { startDate?: string; endDate?: string }) => {
    const { startDate, endDate } = await bookingOf(renter, id)
    const path = `/api/bookings/${id}/changes`
    const proposed = await renter.post(path).json({ startDate, endDate, ...days })
    proposed.assertStatus(201)
    const { change } = await bookingOf(owner, id)
    const answer = await owner.put(`${path}/${change!.id}`).json({ state: 'accepted' })
    answer.assertStatus(200)
  }

  test('are due at 10:00 of the last day and of the day after it', async ({ assert }) => {
    const id = await activeBooking()
    assert.deepEqual(await dueOf(id, 'booking.return_due'), [`${dayFromToday(12)} 10:00`])
    assert.deepEqual(await dueOf(id, 'booking.overdue'), [`${dayFromToday(13)} 10:00`])
  })

  test('are due two hours before the agreed return', async ({ assert }) => {
    const id = await activeBooking({ collectAt: '09:00', returnAt: '18:30' })
    assert.deepEqual(await dueOf(id, 'booking.return_due'), [`${dayFromToday(12)} 16:30`])
  })

  test('are due on the last day, also before an agreed return in its first hours', async ({
    assert,
  }) => {
    const id = await activeBooking({ collectAt: '09:00', returnAt: '01:00' })
    assert.deepEqual(await dueOf(id, 'booking.return_due'), [`${dayFromToday(12)} 00:00`])
  })

  test(
    'are due in the morning of a booking that a change of its {name} leaves with one day and no hours'
  )
    .with([
      { name: 'last day', day: 10, days: { endDate: dayFromToday(10) } },
      { name: 'first day', day: 12, days: { startDate: dayFromToday(12) } },
    ])
    .run(async ({ assert }, { day, days }) => {
      const id = await requestBooking(renter, itemId, { collectAt: '18:00', returnAt: '09:00' })
      await changed(owner, id, { state: 'accepted' })
      await moveTo(id, days)
      assert.equal((await dueOf(id, 'booking.return_due')).at(-1), `${dayFromToday(day)} 10:00`)
    })

  test('reach both members once each', async ({ assert }) => {
    const id = await activeBooking()
    await letDaysPass(id, 12)
    for (const name of ['booking.return_due', 'booking.overdue', 'booking.return_due'])
      await deliverScheduled(id, name)
    assert.deepEqual(await remindersOf(owner), ['booking_return'])
    assert.deepEqual(await remindersOf(renter), ['booking_return'])
    await letDaysPass(id, 1)
    for (const name of ['booking.return_due', 'booking.overdue', 'booking.overdue'])
      await deliverScheduled(id, name)
    assert.deepEqual(await remindersOf(owner), ['booking_overdue', 'booking_return'])
    assert.deepEqual(await remindersOf(renter), ['booking_overdue', 'booking_return'])
  })

  test('wait for the last day of an extended booking, and come once then', async ({ assert }) => {
    const id = await activeBooking()
    await moveTo(id, { endDate: dayFromToday(14) })
    await letDaysPass(id, 13)
    await deliverScheduled(id, 'booking.return_due')
    await deliverScheduled(id, 'booking.overdue')
    assert.deepEqual(await remindersOf(renter), [])
    await letDaysPass(id, 1)
    await deliverScheduled(id, 'booking.return_due')
    await letDaysPass(id, 1)
    await deliverScheduled(id, 'booking.overdue')
    assert.deepEqual(await remindersOf(renter), ['booking_overdue', 'booking_return'])
    assert.deepEqual(await remindersOf(owner), ['booking_overdue', 'booking_return'])
  })

  test('are not sent about an item that was returned, or never handed over', async ({ assert }) => {
    const id = await activeBooking()
    await letDaysPass(id, 12)
    await changed(owner, id, { state: 'completed' })
    await deliverScheduled(id, 'booking.return_due')
    const accepted = await requestBooking(renter, itemId)
    await changed(owner, accepted, { state: 'accepted' })
    await letDaysPass(accepted, 12)
    await deliverScheduled(accepted, 'booking.return_due')
    for (const each of [id, accepted]) {
      await letDaysPass(each, 1)
      await deliverScheduled(each, 'booking.overdue')
    }
    assert.deepEqual(await remindersOf(owner), [])
    assert.deepEqual(await remindersOf(renter), [])
  })

  test('are not sent while it is open whether the rental took place', async ({ assert }) => {
    const id = await activeBooking()
    await letDaysPass(id, 12)
    await changed(renter, id, { step: 'reportNoShow' })
    await deliverScheduled(id, 'booking.return_due')
    await letDaysPass(id, 1)
    await deliverScheduled(id, 'booking.overdue')
    for (const member of [owner, renter]) assert.deepEqual(await remindersOf(member), [])
  })

  test('speak the reader’s language', async ({ assert }) => {
    const id = await activeBooking()
    await letDaysPass(id, 13)
    await deliverScheduled(id, 'booking.overdue')
    const titleIn = async (language: string): Promise<string> => {
      const list = await owner.get('/api/notifications').header('Accept-Language', language)
      return list.body().find(({ type }: Notification) => type === 'booking_overdue').title
    }
    assert.equal(await titleIn('en'), 'Canon 80D is overdue')
    assert.equal(await titleIn('hi'), 'Canon 80D लौटाने में देर हो गई है')
  })
})
