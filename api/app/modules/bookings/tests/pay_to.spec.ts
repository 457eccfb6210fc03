import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { BOOKING_SIDES, BOOKING_STATES } from '@saajha/contract/booking'
import { PASSWORD } from '#harness/new_account'
import { mayPay, type CurrentBooking } from '#modules/bookings/policies/booking_policy'
import { momentInIndia } from '#shared/time/day_in_india'
import { bookingOf, changed, letDaysPass, requestBooking } from '#tests/booking'
import { newCalendarPath, readCalendarText } from '#tests/calendar_feed'
import { CANARIES, canariesIn } from '#tests/canaries'
import { sendMessage } from '#tests/conversation'
import { listItem } from '#tests/listing'
import { confirmEmail, mailsTo, makeDue } from '#tests/mails'
import { Member } from '#tests/member'
import { PushServiceStandIn } from '#tests/push_service_stand_in'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const HOUR = 3_600_000

test.group('Whom to pay', () => {
  test('is told to the renter alone, from the first day to a day after the end, in all states and hours', ({
    assert,
  }) => {
    const startDate = '2030-03-10'
    const begin = momentInIndia(startDate, '00:00').getTime()
    fc.assert(
      fc.property(
        fc.constantFrom(...BOOKING_SIDES),
        fc.constantFrom(...BOOKING_STATES),
        fc.integer({ min: -72 * HOUR, max: 96 * HOUR }),
        fc.integer({ min: 0, max: 48 * HOUR }),
        (side, state, sinceStart, sinceCompletion) => {
          const now = new Date(begin + sinceStart)
          const completedAt =
            state === 'completed' ? new Date(now.getTime() - sinceCompletion) : null
          const booking = {
            ...{ side, state, startDate, endDate: '2030-03-12', collectAt: null, completedAt, now },
            ...{ noShowReportedBy: null, noShowContestUntil: null, noShowContestedAt: null },
            ...{ problemAt: null, problemSettledAt: null, change: null, isHandoverProved: false },
          } satisfies CurrentBooking
          const isInWindow =
            (state === 'accepted' && sinceStart >= 0) ||
            state === 'active' ||
            (state === 'completed' && sinceCompletion < 24 * HOUR)
          assert.equal(mayPay(booking), side === 'renter' && isInWindow)
        }
      ),
      { numRuns: 2_000 }
    )
  })
})

test.group('A booking of an owner with a UPI ID', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    await confirmEmail(owner)
    await setOwner('is_verified = true')
    id = await requestBooking(renter, (await listItem(owner)).id)
    await setUpiId('asha@okaxis')
  })

  const setOwner = (assignment: string) =>
    db.rawQuery(`update users set ${assignment} where id = ?`, [owner.user.id])
  const setUpiId = async (upiId: string | null) => {
    const body = { upiId, password: PASSWORD }
    ;(await owner.put(`/api/users/${owner.user.id}`).json(body)).assertStatus(200)
  }
  const letHoursPass = (interval: string) =>
    setOwner(`upi_changed_at = upi_changed_at - interval '${interval}'`)
  const payTo = async () => (await bookingOf(renter, id)).payTo
  const begin = async () => {
    await letHoursPass('25 hours')
    await changed(owner, id, { state: 'accepted' })
    await letDaysPass(id, 10)
  }
  const ASHA = { upiId: 'asha@okaxis', name: 'Asha Kulkarni' }

  test('tells the renter whom to pay from the first day until a day after the return', async ({
    assert,
  }) => {
    await letHoursPass('25 hours')
    assert.isNull(await payTo())
    await changed(owner, id, { state: 'accepted' })
    await letDaysPass(id, 9)
    assert.isNull(await payTo())
    await letDaysPass(id, 1)
    assert.deepEqual(await payTo(), ASHA)
    await changed(owner, id, { state: 'active' })
    assert.deepEqual(await payTo(), ASHA)
    await changed(owner, id, { state: 'completed' })
    assert.deepEqual(await payTo(), ASHA)
    const complete = (interval: string) =>
      db.rawQuery('update bookings set completed_at = now() - ?::interval where id = ?', [
        interval,
        id,
      ])
    await complete('23 hours 59 minutes')
    assert.deepEqual(await payTo(), ASHA)
    await complete('24 hours 1 minute')
    assert.isNull(await payTo())
  })

  test('tells it neither to the owner, nor to others, nor in a list, and lets no cache keep it', async ({
    assert,
    client,
  }) => {
    await begin()
    assert.isNull((await bookingOf(owner, id)).payTo)
    const other = await Member.join(client, 'Meera Joshi')
    for (const path of [`/api/bookings/${id}`, `/api/bookings/${id}/handover`])
      (await other.get(path)).assertStatus(404)
    for (const path of ['/api/bookings', '/api/bookings/due', '/api/notifications']) {
      const response = await renter.get(path)
      response.assertStatus(200)
      assert.notInclude(response.text(), 'asha@okaxis')
    }
    const response = await renter.get(`/api/bookings/${id}`)
    assert.match(response.header('cache-control') ?? '', /no-store/)
  })

  test('tells it in no calendar, e-mail or push of its members', async ({
    client,
    assert,
    cleanup,
  }) => {
    await setUpiId(CANARIES.upiId)
    const service = await PushServiceStandIn.open()
    cleanup(() => service.close())
    for (const member of [owner, renter]) {
      await confirmEmail(member)
      ;(await member.put('/api/push/subscriptions').json(service.subscribe())).assertStatus(204)
    }
    await begin()
    assert.equal((await payTo())?.upiId, CANARIES.upiId)
    const record = { stage: 'start', depositAmount: '5000', depositWay: 'upi' }
    for (const member of [owner, renter])
      (await member.post(`/api/bookings/${id}/handover`).json(record)).assertStatus(201)
    await sendMessage(renter, (await bookingOf(renter, id)).conversationId, 'Thanks, all is fine')
    await waitForDeliveries()
    for (const member of [owner, renter]) {
      await makeDue(member, 'send_email')
      await makeDue(member, 'send_push')
    }
    await waitForDeliveries()

    for (const member of [owner, renter]) {
      const mails = await mailsTo(member.user.email)
      assert.isNotEmpty(mails)
      const file = await member.get(`/api/bookings/${id}/calendar.ics`)
      file.assertStatus(200)
      const feed = await readCalendarText(client, await newCalendarPath(member))
      assert.include(feed, 'BEGIN:VEVENT')
      assert.deepEqual(canariesIn(JSON.stringify(mails) + file.text() + feed), [])
    }
    assert.isNotEmpty(service.received)
    assert.deepEqual(canariesIn(JSON.stringify(service.received)), [])
  })

  test('hides a changed UPI ID for 24 hours, and a removed one at once', async ({ assert }) => {
    await begin()
    await setUpiId('asha@ybl')
    assert.isNull(await payTo())
    await letHoursPass('23 hours 59 minutes')
    assert.isNull(await payTo())
    await letHoursPass('2 minutes')
    assert.deepEqual(await payTo(), { ...ASHA, upiId: 'asha@ybl' })
    await setUpiId(null)
    assert.isNull(await payTo())
  })

  test('tells it no longer without the tick, without a confirmed email, or of a suspended owner', async ({
    assert,
  }) => {
    await begin()
    for (const [gone, back] of [
      ['is_verified = false', 'is_verified = true'],
      ['email_verified_at = null', 'email_verified_at = now()'],
      ['blocked_at = now()', 'blocked_at = null'],
    ] as const) {
      await setOwner(gone)
      assert.isNull(await payTo(), gone)
      await setOwner(back)
      assert.deepEqual(await payTo(), ASHA, back)
    }
  })
})
