import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { answerBy } from '@saajha/contract/answer_by'
import { lastRentableDay } from '@saajha/contract/rental_days'
import { bookingOf, bookingRequest, changed, dayFromToday, requestBooking } from '#tests/booking'
import { contact } from '#tests/conversation'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('A booking request', (group) => {
  let owner: Member
  let renter: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    item = await listItem(owner, { price: '450', deposit: '5000' })
  })

  const setColumns = (columns: Record<string, number>) =>
    db.from('items').where('id', item.id).update(columns)
  const ask = (fields: object = {}) =>
    renter.post('/api/contact-interactions').json(bookingRequest(item.id, fields))

  test('opens a booking with the id of its contact, at the terms of the listing', async ({
    assert,
  }) => {
    const before = Date.now()
    const sent = await contact(renter, item.id, bookingRequest(item.id, { collectAt: '10:00' }))
    assert.equal(sent.bookingId, sent.id)
    const booking = await bookingOf(renter, sent.bookingId!)
    const { answerBy: deadline, requestedAt, ...rest } = booking
    assert.isAtLeast(Date.parse(requestedAt), before - 1_000)
    assert.equal(deadline, answerBy(new Date(requestedAt), booking.startDate).toISOString())
    assert.deepEqual(rest, {
      id: sent.id,
      group: 'coming',
      nextOn: dayFromToday(10),
      next: {
        situation: 'requested',
        step: null,
        others: [],
        until: deadline,
        on: null,
        time: null,
      },
      itemId: item.id,
      itemTitle: item.title,
      itemDescription: item.description,
      itemImageUrls: [],
      itemImageUrl: null,
      ownerId: owner.user.id,
      ownerName: owner.user.fullName,
      renterId: renter.user.id,
      renter: null,
      startDate: dayFromToday(10),
      endDate: dayFromToday(12),
      units: 1,
      collectAt: '10:00',
      returnAt: null,
      state: 'requested',
      unitPrice: '450.00',
      priceUnit: 'day',
      weeklyPrice: null,
      monthlyPrice: null,
      chargedDays: 2,
      quotedTotal: '900.00',
      agreedTotal: null,
      deposit: '5000.00',
      closedBy: null,
      payTo: null,
      reason: null,
      note: null,
      conversationId: sent.conversationId!,
      overlapping: null,
      noShowReportedBy: null,
      noShowContestUntil: null,
      noShowContestedAt: null,
      may: ['withdrawn'],
      mayReportNoShow: false,
      mayContestNoShow: false,
      mayWithdrawNoShow: false,
      change: null,
      mayAnswerChange: [],
      mayProposeChange: false,
      meeting: null,
      maySetMeeting: false,
      review: {
        may: false,
        until: null,
        mine: null,
        other: 'none',
        theirs: null,
        answerHiddenReason: null,
      },
      problemAt: null,
      problemSettledAt: null,
      mayReport: [],
      mayAnswerProblem: false,
      completedBy: null,
      acceptedAt: null,
      handedOverAt: null,
      completedAt: null,
      closedAt: null,
    })
  })

  test('keeps its price when the listing’s changes', async ({ assert }) => {
    const id = await requestBooking(renter, item.id)
    ;(await owner.put(`/api/items/${item.id}`).json({ price: '9999' })).assertStatus(200)
    const { unitPrice, quotedTotal } = await bookingOf(owner, id)
    assert.deepEqual([unitPrice, quotedTotal], ['450.00', '900.00'])
  })

  test('with both times on one day of a price per hour keeps the total of its hours, rounded up', async ({
    assert,
  }) => {
    item = await listItem(owner, { price: '90', priceUnit: 'hour' })
    const day = dayFromToday(10)
    const times = { startDate: day, endDate: day, collectAt: '10:00', returnAt: '12:15' }
    const id = await requestBooking(renter, item.id, times)
    ;(await owner.put(`/api/items/${item.id}`).json({ price: '9999' })).assertStatus(200)
    for (const member of [owner, renter]) {
      const { collectAt, returnAt, quotedTotal } = await bookingOf(member, id)
      assert.deepEqual(
        { collectAt, returnAt, quotedTotal },
        {
          collectAt: '10:00',
          returnAt: '12:15',
          quotedTotal: '270.00',
        }
      )
    }
  })

  test('with a return that is not after the pick-up on one day is rejected with 422', async ({
    assert,
  }) => {
    const day = dayFromToday(10)
    for (const returnAt of ['10:00', '09:30']) {
      const rejected = await ask({ startDate: day, endDate: day, collectAt: '10:00', returnAt })
      rejected.assertStatus(422)
      const message = 'On the same day, the return has to be after the collection.'
      const error = { code: 'returnTimeInvalid', message }
      assert.containsSubset(rejected.body(), {
        ...error,
        errors: [{ ...error, field: 'returnAt' }],
      })
    }
    ;(await ask({ collectAt: '10:00', returnAt: '09:30' })).assertStatus(201)
  })

  test('with a time that no clock shows is rejected with 422: {$self}')
    .with(['24:00', '9:30', '10:60', '10:00:00', '10:00+05:30'])
    .run(async ({ assert }, time) => {
      for (const field of ['collectAt', 'returnAt']) {
        const rejected = await ask({ [field]: time })
        rejected.assertStatus(422)
        assert.equal(rejected.body().errors[0].field, field)
      }
    })

  test('shows the owner its renter, and what accepting would close', async ({ client, assert }) => {
    const id = await requestBooking(renter, item.id)
    const other = await Member.join(client, 'Meera Joshi')
    await requestBooking(other, item.id, { startDate: dayFromToday(12), endDate: dayFromToday(13) })
    await requestBooking(other, item.id, { startDate: dayFromToday(13), endDate: dayFromToday(13) })
    const { renter: shown, overlapping, may } = await bookingOf(owner, id)
    assert.equal(overlapping, 1)
    assert.deepEqual(may, ['accepted', 'declined'])
    assert.containsSubset(shown, { fullName: 'Ravi Nair', isVerified: false })
    assert.equal(shown!.createdAt, (await renter.get('/api/auth/user')).body().createdAt)
  })

  test('records the events of its reminder and its deadline, with ids only', async ({ assert }) => {
    const id = await requestBooking(renter, item.id)
    const { rows } = await db.rawQuery(
      `select name, payload from domain_events where aggregate_id = ? order by id`,
      [id]
    )
    const ids = { itemId: item.id, ownerId: owner.user.id, renterId: renter.user.id }
    const payload = { bookingId: id, ...ids }
    assert.deepEqual(rows, [
      { name: 'booking.reminder_due', payload },
      { name: 'booking.answer_due', payload },
    ])
  })

  test('is null for a message, also one with days', async ({ assert }) => {
    const sent = await contact(renter, item.id, { startDate: dayFromToday(1) })
    assert.isNull(sent.bookingId)
    const { rows } = await db.rawQuery('select from bookings where id = ?', [sent.id])
    assert.isEmpty(rows)
  })

  test('is rejected with 409 for days that an accepted booking holds', async ({
    client,
    assert,
  }) => {
    await setColumns({ buffer_days: 1 })
    await changed(owner, await requestBooking(renter, item.id), { state: 'accepted' })
    const other = await Member.join(client, 'Meera Joshi')
    const again = (first: number, last: number) =>
      other
        .post('/api/contact-interactions')
        .json(
          bookingRequest(item.id, { startDate: dayFromToday(first), endDate: dayFromToday(last) })
        )
    for (const rejected of [await again(12, 14), await again(13, 14), await again(8, 9)]) {
      rejected.assertStatus(409)
      assert.equal(rejected.body().code, 'bookingDaysTaken')
      assert.equal(rejected.body().errors[0].field, 'startDate')
    }
    ;(await again(14, 15)).assertStatus(201)
    ;(await again(7, 8)).assertStatus(201)
  })

  test('asks for at most as many pieces as the listing has', async ({ assert }) => {
    const rejected = await ask({ units: 2 })
    rejected.assertStatus(422)
    assert.containsSubset(rejected.body(), { code: 'tooManyUnits', params: { max: 1 } })
    await setColumns({ quantity: 3 })
    const { units, quotedTotal } = await bookingOf(
      renter,
      await requestBooking(renter, item.id, { units: 3 })
    )
    assert.deepEqual([units, quotedTotal], [3, '2700.00'])
  })

  test('is rejected with 422 when it is {name}')
    .with([
      { name: 'shorter than the listing allows', min: 3, max: null, code: 'rentalTooShort' },
      { name: 'longer than the listing allows', min: 1, max: 1, code: 'rentalTooLong' },
    ])
    .run(async ({ assert }, { min, max, code }) => {
      await db
        .from('items')
        .where('id', item.id)
        .update({ min_rental_duration: min, max_rental_duration: max })
      const rejected = await ask()
      rejected.assertStatus(422)
      const limit = { count: max ?? min, unit: 'day' }
      assert.containsSubset(rejected.body(), { code, params: limit })
    })

  test('begins after the notice that the owner needs: {days} days')
    .with([
      { days: 1, message: "This owner needs a day's notice." },
      { days: 10, message: "This owner needs 10 days' notice." },
    ])
    .run(async ({ assert }, { days, message }) => {
      await setColumns({ notice_days: days })
      const from = (first: number) =>
        ask({ startDate: dayFromToday(first), endDate: dayFromToday(first + 1) })
      const rejected = await from(days - 1)
      rejected.assertStatus(422)
      assert.containsSubset(rejected.body(), { code: 'noticeTooShort', params: { days }, message })
      assert.equal(rejected.body().errors[0].field, 'startDate')
      ;(await from(days)).assertStatus(201)
    })

  test('may be for two days of a listing per month, whose minimum of 1 is none', async () => {
    item = await listItem(owner, { priceUnit: 'month' })
    ;(await ask()).assertStatus(201)
  })

  test('may be for the last day that can be rented, whatever the days between rentals', async ({
    assert,
  }) => {
    await setColumns({ buffer_days: 7 })
    const last = lastRentableDay(dayFromToday(0))
    const id = await requestBooking(renter, item.id, { startDate: last, endDate: last })
    assert.equal((await changed(owner, id, { state: 'accepted' })).endDate, last)
  })

  test('writes nothing when it is rejected', async ({ assert }) => {
    ;(await ask({ units: 2 })).assertStatus(422)
    const counts = await renter.get(`/api/contact-interactions/counts/${item.id}`)
    assert.equal(counts.body().total, 0)
    const { rows } = await db.rawQuery('select from bookings where item_id = ?', [item.id])
    assert.isEmpty(rows)
  })

  test('is opened once for concurrent retries with the same key, and not changed by one with other pieces or times', async ({
    assert,
  }) => {
    await setColumns({ quantity: 5 })
    const key = randomUUID()
    const send = (fields: object) => ask(fields).header('idempotency-key', key)
    const responses = await Promise.all([1, 2, 3].map(() => send({ units: 2 })))
    for (const response of responses) {
      response.assertStatus(201)
      assert.deepEqual(response.body(), responses[0]!.body())
      assert.isString(response.body().bookingId)
    }
    for (const fields of [
      { units: 3 },
      {},
      { units: 2, collectAt: '10:00' },
      { units: 2, returnAt: '18:00' },
    ]) {
      const rejected = await send(fields)
      rejected.assertStatus(422)
      assert.equal(rejected.body().code, 'idempotencyKeyReused')
    }
    const { rows } = await db.rawQuery('select units from bookings where item_id = ?', [item.id])
    assert.deepEqual(rows, [{ units: 2 }])
  })
})
