import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BookingStep } from '@saajha/contract/booking'
import type { Handover, NewHandoverRecord } from '@saajha/contract/handover'
import type { Notification } from '@saajha/contract/notification'
import { limitWithdrawnReports } from '#modules/bookings/limits'
import { findDayDifferences } from '#modules/bookings/queries/find_day_differences'
import { sql } from '#shared/database/sql'
import { momentInIndia } from '#shared/time/day_in_india'
import { assertRateLimited } from '#tests/assert_rate_limited'
import {
  bookingOf,
  change,
  changed,
  dayFromToday,
  deliverScheduled,
  letDaysPass,
  requestBooking,
} from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { typesOf } from '#tests/notifications'

const REPORT: BookingStep = { state: 'cancelled', reason: 'did_not_take_place' }
const CONTEST: BookingStep = { state: 'active', reason: 'took_place' }

test.group('A rental that did not take place', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    id = await requestBooking(renter, (await listItem(owner)).id)
    await changed(owner, id, { state: 'accepted' })
  })

  /** Moves the end of the time to contest by hours. */
  const letHoursPass = (hours: string) =>
    db.rawQuery(
      'update bookings set no_show_contest_until = no_show_contest_until - ?::interval where id = ?',
      [hours, id]
    )
  const dueTimes = async (event: string) => {
    const deliveries = await sql<{ dueAt: Date }>(
      db,
      `select d.due_at as "dueAt" from domain_events e join deliveries d on d.event_id = e.id
       where e.aggregate_id = $1 and e.name = $2 order by e.id`,
      [id, event]
    )
    return deliveries.map(({ dueAt }) => dueAt)
  }
  const record = async (member: Member, fields: NewHandoverRecord) => {
    const response = await member.post(`/api/bookings/${id}/handover`).json(fields)
    response.assertStatus(201)
  }
  const rejects = async (member: Member, step: BookingStep) => {
    const response = await change(member, id, step)
    response.assertStatus(409)
    response.assertBodyContains({ code: 'bookingStateChanged' })
  }

  test('can be reported from its first day on, once, and not before', async ({ assert }) => {
    assert.isFalse((await bookingOf(owner, id)).mayReportNoShow)
    await rejects(owner, REPORT)
    await letDaysPass(id, 10)
    assert.isTrue((await bookingOf(renter, id)).mayReportNoShow)
    const reported = await changed(owner, id, REPORT)
    assert.containsSubset(reported, {
      state: 'accepted',
      noShowReportedBy: 'owner',
      mayReportNoShow: false,
      mayContestNoShow: false,
    })
    assert.deepEqual(reported.may, [])
    const hours = (Date.parse(reported.noShowContestUntil!) - Date.now()) / 3_600_000
    assert.closeTo(hours, 72, 0.1)
    assert.deepEqual(await changed(owner, id, REPORT), reported, 'a retry changes nothing')
    const [due, ...others] = await dueTimes('booking.no_show_due')
    assert.isEmpty(others)
    assert.equal(due!.toISOString(), reported.noShowContestUntil)
    await rejects(renter, REPORT)
  })

  test('notifies the other member of the report', async ({ assert }) => {
    await letDaysPass(id, 10)
    const { noShowContestUntil } = await changed(renter, id, REPORT)
    assert.include(await typesOf(owner), 'booking_no_show')
    assert.notInclude(await typesOf(renter), 'booking_no_show')
    const notifications: Notification[] = (await owner.get('/api/notifications')).body()
    const reported = notifications.find(({ type }) => type === 'booking_no_show')
    assert.equal(reported?.answerBy, noShowContestUntil)
  })

  test('is cancelled 72 hours after the report, and both are notified', async ({ assert }) => {
    await letDaysPass(id, 10)
    await changed(owner, id, REPORT)
    await letHoursPass('71 hours 59 minutes')
    await deliverScheduled(id, 'booking.no_show_due')
    assert.equal((await bookingOf(renter, id)).state, 'accepted')
    await letHoursPass('2 minutes')
    await deliverScheduled(id, 'booking.no_show_due')
    assert.containsSubset(await bookingOf(renter, id), {
      state: 'cancelled',
      closedBy: 'system',
      reason: 'did_not_take_place',
    })
    assert.include(await typesOf(owner), 'booking_cancelled')
    assert.include(await typesOf(renter), 'booking_cancelled')
    assert.isEmpty(await findDayDifferences())
  })

  test('goes on as a booking if the other member contests in time, and then is completed', async ({
    assert,
  }) => {
    await letDaysPass(id, 10)
    await changed(owner, id, REPORT)
    await rejects(owner, CONTEST)
    assert.isTrue((await bookingOf(renter, id)).mayContestNoShow)
    await letHoursPass('71 hours 59 minutes')
    const contested = await changed(renter, id, CONTEST)
    assert.isString(contested.noShowContestedAt)
    assert.equal(contested.state, 'accepted')
    const { noShowContestedAt } = await changed(renter, id, CONTEST)
    assert.equal(noShowContestedAt, contested.noShowContestedAt, 'a retry changes nothing')
    assert.include(await typesOf(owner), 'booking_contested')
    assert.notInclude(await typesOf(renter), 'booking_contested')
    await letHoursPass('2 minutes')
    await deliverScheduled(id, 'booking.no_show_due')
    assert.equal((await bookingOf(renter, id)).state, 'accepted')
    await letDaysPass(id, 4)
    await deliverScheduled(id, 'booking.completion_due')
    assert.equal((await bookingOf(renter, id)).state, 'completed')
  })

  test('goes on as a booking if the reporter takes the report back', async ({ assert }) => {
    await letDaysPass(id, 10)
    await changed(renter, id, REPORT)
    await rejects(owner, { step: 'withdrawNoShow' })
    assert.isFalse((await bookingOf(owner, id)).mayWithdrawNoShow)
    assert.isTrue((await bookingOf(renter, id)).mayWithdrawNoShow)
    const withdrawn = await changed(renter, id, { step: 'withdrawNoShow' })
    assert.containsSubset(withdrawn, { state: 'accepted', mayWithdrawNoShow: false })
    assert.deepEqual(await changed(renter, id, { step: 'withdrawNoShow' }), withdrawn, 'a retry')
    await rejects(owner, CONTEST)
    assert.include(await typesOf(owner), 'booking_no_show_withdrawn')
    assert.notInclude(await typesOf(renter), 'booking_no_show_withdrawn')
    assert.lengthOf(await dueTimes('booking.completion_due'), 2)
    await letHoursPass('72 hours 1 minute')
    await deliverScheduled(id, 'booking.no_show_due')
    assert.equal((await bookingOf(owner, id)).state, 'accepted')
    assert.isTrue((await bookingOf(owner, id)).mayReportNoShow)
  })

  test('is not taken back for the eleventh time in a day, and a retry does not count', async ({
    assert,
  }) => {
    await letDaysPass(id, 10)
    await changed(renter, id, REPORT)
    for (let reports = 0; reports < 9; reports++) await limitWithdrawnReports(renter.user.id)
    const withdrawn = await changed(renter, id, { step: 'withdrawNoShow' })
    assert.deepEqual(await changed(renter, id, { step: 'withdrawNoShow' }), withdrawn, 'a retry')
    await changed(renter, id, REPORT)
    const rejected = await change(renter, id, { step: 'withdrawNoShow' })
    assertRateLimited(rejected, 86_400)
    assert.equal(rejected.body().code, 'tooManyWithdrawnReports')
    await changed(owner, id, CONTEST)
  })

  test('is answered as done to a retry of each step, whatever has followed', async ({ assert }) => {
    await letDaysPass(id, 10)
    await changed(renter, id, REPORT)
    await changed(owner, id, CONTEST)
    const contested = await changed(renter, id, REPORT)
    assert.isString(contested.noShowContestedAt)
    assert.deepEqual(await changed(renter, id, { step: 'reportNoShow' }), contested)
    await changed(owner, id, { state: 'active' })
    await changed(owner, id, { state: 'completed' })
    for (const [member, step] of [
      [renter, REPORT],
      [owner, CONTEST],
    ] as const)
      assert.equal((await changed(member, id, step)).state, 'completed')

    const silent = await requestBooking(renter, (await listItem(owner)).id)
    await changed(owner, silent, { state: 'accepted' })
    await letDaysPass(silent, 10)
    await changed(renter, silent, REPORT)
    await db.rawQuery('update bookings set no_show_contest_until = now() where id = ?', [silent])
    await deliverScheduled(silent, 'booking.no_show_due')
    assert.equal((await changed(renter, silent, REPORT)).state, 'cancelled')
  })

  test('has a line in the conversation when it is reported, contested and taken back', async ({
    assert,
  }) => {
    const other = await requestBooking(renter, (await listItem(owner)).id)
    await changed(owner, other, { state: 'accepted' })
    for (const each of [id, other]) {
      await letDaysPass(each, 10)
      await changed(renter, each, REPORT)
    }
    await changed(owner, id, CONTEST)
    await changed(renter, other, { step: 'withdrawNoShow' })
    await waitForDeliveries()
    for (const [each, closed] of [
      [id, { state: 'no_show_contested', by: 'owner' }],
      [other, { state: 'no_show_withdrawn', by: 'renter' }],
    ] as const) {
      const { conversationId } = await bookingOf(owner, each)
      const response = await owner.get(`/api/conversations/${conversationId}/messages`)
      response.assertStatus(200)
      const lines = (response.body() as { booking?: unknown }[]).map(({ booking }) => booking)
      assert.includeDeepMembers(lines, [{ state: 'no_show_reported', by: 'renter' }, closed])
    }
  })

  test('is scheduled to be completed again when the report is contested', async ({ assert }) => {
    const fromToday = (days: number) => momentInIndia(dayFromToday(days), '12:00')
    assert.deepEqual(await dueTimes('booking.completion_due'), [fromToday(14)])
    await letDaysPass(id, 10)
    await changed(owner, id, REPORT)
    await changed(renter, id, CONTEST)
    assert.deepEqual(await dueTimes('booking.completion_due'), [fromToday(14), fromToday(4)])
  })

  test('cannot be contested after 72 hours', async ({ assert }) => {
    await letDaysPass(id, 10)
    await changed(owner, id, REPORT)
    await letHoursPass('72 hours 1 minute')
    await rejects(renter, CONTEST)
    assert.isEmpty((await bookingOf(owner, id)).may, 'the report still cancels it')
  })

  test('is not completed by the system while the report is open', async ({ assert }) => {
    await letDaysPass(id, 12)
    await changed(owner, id, REPORT)
    await letDaysPass(id, 2)
    await deliverScheduled(id, 'booking.completion_due')
    assert.equal((await bookingOf(renter, id)).state, 'accepted')
  })

  test('cannot be reported once the code of the handover proves it', async ({ assert }) => {
    await letDaysPass(id, 10)
    const { code } = (await renter.get(`/api/bookings/${id}/handover`)).body() as Handover
    await record(owner, { stage: 'start', code: code!.digits })
    for (const member of [owner, renter]) {
      assert.isFalse((await bookingOf(member, id)).mayReportNoShow)
      await rejects(member, REPORT)
    }
    assert.equal((await changed(owner, id, { state: 'completed' })).state, 'completed')
  })

  test('cannot be reported once both members have recorded the handover', async ({ assert }) => {
    await letDaysPass(id, 10)
    await record(renter, { stage: 'start' })
    assert.isTrue((await bookingOf(owner, id)).mayReportNoShow)
    await record(owner, { stage: 'start' })
    for (const member of [owner, renter]) await rejects(member, REPORT)
  })

  test('can be reported after a handover that only the owner has stated', async ({ assert }) => {
    await letDaysPass(id, 10)
    await changed(owner, id, { state: 'active' })
    assert.equal((await changed(renter, id, REPORT)).noShowReportedBy, 'renter')
  })

  test('is not cancelled by silence against a record of the other member', async ({ assert }) => {
    await letDaysPass(id, 10)
    await record(owner, { stage: 'start' })
    await changed(renter, id, REPORT)
    await letHoursPass('72 hours 1 minute')
    await deliverScheduled(id, 'booking.no_show_due')
    const { state, noShowContestedAt, mayContestNoShow } = await bookingOf(owner, id)
    assert.deepEqual([state, mayContestNoShow], ['accepted', false])
    assert.isString(noShowContestedAt)
    assert.include(await typesOf(renter), 'booking_contested')
    assert.deepEqual((await bookingOf(owner, id)).may, ['cancelled', 'active'])
    assert.lengthOf(await dueTimes('booking.completion_due'), 2)
  })

  test('does not keep the return from being recorded, which contests the report', async ({
    assert,
  }) => {
    await letDaysPass(id, 10)
    await changed(owner, id, { state: 'active' })
    await changed(renter, id, REPORT)
    await record(renter, { stage: 'end' })
    assert.isNull((await bookingOf(owner, id)).noShowContestedAt, 'a record of the reporter')
    const { code } = (await renter.get(`/api/bookings/${id}/handover`)).body() as Handover
    await record(owner, { stage: 'end', code: code!.digits })
    const { state, noShowContestedAt } = await bookingOf(owner, id)
    assert.equal(state, 'completed')
    assert.isString(noShowContestedAt)
  })

  test('cannot be reported once the booking is completed', async () => {
    await letDaysPass(id, 10)
    await changed(owner, id, { state: 'active' })
    await changed(owner, id, { state: 'completed' })
    await rejects(renter, REPORT)
  })
})
