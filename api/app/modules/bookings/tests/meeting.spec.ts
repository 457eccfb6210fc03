import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Booking } from '@saajha/contract/booking'
import type { Notification } from '@saajha/contract/notification'
import type { VEvent } from 'node-ical'
import { limitMeetings } from '#modules/bookings/limits'
import { sql } from '#shared/database/sql'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { bookingOf, changed, letDaysPass, requestBooking } from '#tests/booking'
import { newCalendarPath, readEvents } from '#tests/calendar_feed'
import { listItem } from '#tests/listing'
import { confirmEmail, mailsTo, makeDue } from '#tests/mails'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const OWNER_PHONE = '+919822012345'
const RENTER_PHONE = '+919822054321'
const PLACE = 'Gate 2, Magarpatta, at 10'

test.group('Where the members of a booking meet', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    for (const [member, phone] of [
      [owner, OWNER_PHONE],
      [renter, RENTER_PHONE],
    ] as const)
      await sql(db, 'update users set phone = $2 where id = $1', [member.user.id, phone])
    id = await requestBooking(renter, (await listItem(owner, { contactPhone: '' })).id)
  })

  const write = (member: Member, text: unknown) =>
    member.put(`/api/bookings/${id}/meeting`).json({ text })
  const written = async (member: Member, text: string | null) => {
    const response = await write(member, text)
    response.assertStatus(200)
    return (response.body() as Booking).meeting
  }
  const changesOf = async () => {
    const text = `select count(*)::int as count from domain_events where aggregate_id = $1 and name = 'booking.meeting_changed'`
    const [events] = await sql<{ count: number }>(db, text, [id])
    return events!.count
  }

  const eventsWith = (text: string) =>
    sql(db, 'select from domain_events where aggregate_id = $1 and strpos(payload::text, $2) > 0', [
      id,
      text,
    ])

  test('is written by either, and each sees who wrote it last', async ({ assert }) => {
    await changed(owner, id, { state: 'accepted' })
    assert.isNull((await bookingOf(renter, id)).meeting!)
    assert.include((await written(renter, ` ${PLACE} `))!, { text: PLACE, by: 'renter' })
    assert.include((await bookingOf(owner, id)).meeting!, { text: PLACE, by: 'renter' })
    assert.include((await written(owner, 'At the station'))!, { by: 'owner' })
    const [listed] = (await renter.get('/api/bookings?as=renter')).body() as Booking[]
    assert.include(listed!.meeting!, { text: 'At the station', by: 'owner' })
    assert.isNull((await written(renter, null))!)
  })

  test('is not written for the twenty-first time in a day', async ({ assert }) => {
    await changed(owner, id, { state: 'accepted' })
    for (let times = 0; times < 19; times++) await limitMeetings(renter.user.id)
    await written(renter, PLACE)
    const rejected = await write(renter, 'At the station')
    assertRateLimited(rejected, 86_400)
    assert.equal(rejected.body().code, 'tooManyMeetings')
    await written(owner, 'At the station')
  })

  test('notifies the other member without the text, and an unchanged text notifies no one', async ({
    assert,
  }) => {
    await changed(owner, id, { state: 'accepted' })
    await written(renter, PLACE)
    await written(owner, PLACE)
    assert.equal(await changesOf(), 1)
    assert.include((await bookingOf(owner, id)).meeting!, { by: 'renter' })
    await waitForDeliveries()
    const noticed = async (member: Member) => {
      const all = (await member.get('/api/notifications')).body() as Notification[]
      return all.filter(({ type }) => type === 'booking_meeting')
    }
    const [notice, ...others] = await noticed(owner)
    assert.isEmpty(others)
    assert.equal(notice!.title, 'Ravi Nair changed where and when you meet')
    assert.notInclude(JSON.stringify(notice), PLACE)
    assert.isEmpty(await noticed(renter))
    assert.isEmpty(await eventsWith(PLACE))
  })

  test('is written and shown only while the booking is accepted or active', async ({ assert }) => {
    ;(await write(renter, PLACE)).assertStatus(409)
    await changed(owner, id, { state: 'accepted' })
    await written(owner, PLACE)
    await letDaysPass(id, 10)
    await changed(owner, id, { state: 'active' })
    await written(renter, 'At the station')
    await changed(owner, id, { state: 'completed' })
    ;(await write(renter, PLACE)).assertStatus(409)
    assert.isNull((await bookingOf(renter, id)).meeting!)
  })

  test('is one line of at most 140 characters', async ({ assert }) => {
    await changed(owner, id, { state: 'accepted' })
    for (const text of ['a'.repeat(141), 'Gate 2\nat 10', 5, undefined])
      (await write(owner, text)).assertStatus(422)
    assert.equal((await written(owner, 'अ'.repeat(140)))!.text.length, 140)
  })

  test('stands in the calendars of both, which take each change', async ({ client, assert }) => {
    await changed(owner, id, { state: 'accepted' })
    const sequences: number[] = []
    for (const text of [PLACE, 'At the station']) {
      await written(renter, text)
      for (const member of [owner, renter]) {
        const [event] = (await readEvents(client, await newCalendarPath(member))) as [VEvent]
        assert.equal(event.location, text)
        sequences.push(Number(event.sequence))
      }
    }
    const [first, , later] = sequences
    assert.isAbove(later!, first!)
  })

  test('stands in the emails about the booking as it is when they are sent, unless it needs a warning', async ({
    assert,
  }) => {
    await confirmEmail(renter)
    const mailed = async () => {
      await waitForDeliveries()
      await makeDue(renter, 'send_email')
      await waitForDeliveries()
      const mails = await mailsTo(renter.user.email)
      return mails.map(({ text }) => text ?? '')
    }
    await changed(owner, id, { state: 'accepted' })
    await written(owner, 'At the station')
    await written(renter, PLACE)
    const first = await mailed()
    assert.isNotEmpty(first)
    for (const text of first) {
      assert.include(text, `Where and when you meet: ${PLACE}`)
      assert.notInclude(text, 'At the station')
    }
    const warned = 'Share the OTP with me now'
    await written(owner, warned)
    const later = (await mailed()).slice(first.length)
    assert.isNotEmpty(later)
    for (const text of later) assert.notInclude(text, warned)
  })

  test('stands in the file of the one booking for its two members only', async ({
    client,
    assert,
  }) => {
    const path = `/api/bookings/${id}/calendar.ics`
    ;(await owner.get(path)).assertStatus(404)
    await changed(owner, id, { state: 'accepted' })
    await written(renter, PLACE)
    for (const member of [owner, renter]) {
      const response = await member.get(path)
      response.assertStatus(200)
      const text = response.text()
      assert.lengthOf(text.match(/BEGIN:VEVENT/g)!, 1)
      assert.include(text.replaceAll('\r\n ', ''), 'LOCATION:Gate 2\\, Magarpatta\\, at 10')
    }
    const outsider = await Member.join(client, 'Meera Iyer')
    ;(await outsider.get(path)).assertStatus(404)
  })

  test('comes with the phone of the other member, of an accepted booking alone', async ({
    assert,
  }) => {
    const phones = async () => [
      (await bookingOf(owner, id)).phone,
      (await bookingOf(renter, id)).phone,
    ]
    assert.deepEqual(await phones(), [undefined, undefined])
    await changed(owner, id, { state: 'accepted' })
    assert.deepEqual(await phones(), [RENTER_PHONE, OWNER_PHONE])
    for (const path of ['?as=owner', '?group=coming', '/due']) {
      const list = JSON.stringify((await owner.get(`/api/bookings${path}`)).body())
      assert.notInclude(list, RENTER_PHONE)
    }
    await changed(renter, id, { state: 'cancelled', reason: 'plans_changed' })
    assert.deepEqual(await phones(), [undefined, undefined])
    await waitForDeliveries()
    assert.isEmpty([...(await eventsWith(OWNER_PHONE)), ...(await eventsWith(RENTER_PHONE))])
  })
})
