import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime, Settings } from 'luxon'
import { daysAfter } from '@saajha/contract/calendar_days'
import type { Item } from '@saajha/contract/item'
import type { Notification } from '@saajha/contract/notification'
import { lastRentableDay } from '@saajha/contract/rental_days'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { bookingDates } from '#modules/interactions/rules/booking_dates'
import { until } from '#harness/until'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { sharedPipeline } from '#tests/shared_pipeline'
import { stopClockAtNoon } from '#tests/stop_clock'

const inIndia = (days: number) => DateTime.now().setZone(TIME_ZONE).plus({ days }).toISODate()!

test.group('Booking requests', (group) => {
  let owner: Member
  let renter: Member
  let item: Item

  group.each.setup(() => stopClockAtNoon())
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Booked Owner')
    renter = await Member.join(context.client, 'Booking Renter')
    item = await listItem(owner)
  })

  const request = (startDate: unknown, endDate: unknown) =>
    renter.post('/api/contact-interactions').json({
      itemId: item.id,
      interactionType: 'message',
      message: 'For a family visit',
      intent: 'booking',
      startDate,
      endDate,
    })

  const setAvailable = async (isAvailable: boolean) =>
    (await owner.put(`/api/items/${item.id}`).json({ isAvailable })).assertStatus(200)

  test('notifies the owner of the requested days', async ({ assert }) => {
    const response = await request(inIndia(1), inIndia(3))
    response.assertStatus(201)
    const dates = { intent: 'booking', startDate: inIndia(1), endDate: inIndia(3) }
    assert.containsSubset(response.body(), dates)
    await waitForDeliveries()
    const [notification] = (await owner.get('/api/notifications')).body()
    assert.containsSubset(notification, {
      type: 'booking',
      startDate: inIndia(1),
      endDate: inIndia(3),
      message: 'For a family visit',
      title: 'Booking request for Hero Splendor, well serviced',
    })
  })

  test('notifies the owner of the total at the price of the request: {name}')
    .with([
      { name: 'per day', price: '350.50', total: '701.00' },
      { name: 'per week, rounded up', price: '700', priceUnit: 'week', total: '700.00' },
      { name: 'per hour', price: '90', priceUnit: 'hour', total: null },
      { name: 'negotiable', price: '350', isNegotiable: true, total: null },
    ])
    .run(async ({ assert }, { name: _, total, ...price }) => {
      item = await listItem(owner, price)
      await sharedPipeline.stop()
      try {
        ;(await request(inIndia(1), inIndia(3))).assertStatus(201)
        // A later price does not change the total.
        const raised = await owner.put(`/api/items/${item.id}`).json({ price: '9999' })
        raised.assertStatus(200)
      } finally {
        sharedPipeline.start()
      }
      await waitForDeliveries()
      const [notification] = (await owner.get('/api/notifications')).body()
      assert.equal(notification.total, total)
    })

  test('has the total of one day for one and the same day, and none for a message', async ({
    assert,
  }) => {
    await request(inIndia(2), inIndia(2))
    await waitForDeliveries()
    const contact = { itemId: item.id, interactionType: 'message', message: 'Hello' }
    await renter.post('/api/contact-interactions').json(contact)
    await waitForDeliveries()
    const notifications: Notification[] = (await owner.get('/api/notifications')).body()
    assert.deepEqual(
      notifications.map(({ total }) => total),
      [null, '350.00']
    )
  })

  test('accepts a booking request for today only', async () => {
    ;(await request(inIndia(0), inIndia(0))).assertStatus(201)
  })

  test('accepts a booking of 366 days and rejects one of 367', async () => {
    ;(await request(inIndia(1), inIndia(367))).assertStatus(201)
    ;(await request(inIndia(1), inIndia(368))).assertStatus(422)
  })

  test('accepts a booking until the same day in two years and none that ends later', async ({
    assert,
  }) => {
    const last = lastRentableDay(inIndia(0))
    ;(await request(last, last)).assertStatus(201)
    for (const end of [daysAfter(last, 1), '9999-12-31']) {
      const response = await request(end, end)
      response.assertStatus(422)
      assert.equal(response.body().code, 'bookingTooFarAhead')
      assert.equal(response.body().message, 'Please choose days within the next two years.')
    }
  })

  test('rejects a booking request with {name}')
    .with([
      { name: 'a start yesterday', start: inIndia(-1), end: inIndia(1) },
      { name: 'an end before the start', start: inIndia(5), end: inIndia(4) },
      { name: 'no end', start: inIndia(5), end: undefined },
      { name: 'no dates at all', start: null, end: null },
      { name: 'a day that does not exist', start: '2099-02-30', end: '2099-03-01' },
      { name: 'a month that does not exist', start: '2099-13-01', end: '2099-13-02' },
      { name: 'a time of day', start: '2099-01-01T00:00:00Z', end: '2099-01-02' },
      { name: 'days as DD-MM-YYYY', start: '01-02-2099', end: '02-02-2099' },
      { name: 'more than a year', start: inIndia(1), end: inIndia(400) },
      { name: 'numbers as days', start: 20990101, end: 20990102 },
    ])
    .run(async ({ assert }, { start, end }) => {
      const response = await request(start, end)
      response.assertStatus(422)
      assert.isString(response.body().errors[0].field)
      const counts = await renter.get(`/api/contact-interactions/counts/${item.id}`)
      assert.equal(counts.body().total, 0)
    })

  test('rejects a booking request for an unavailable item, writes nothing and accepts a message', async ({
    assert,
  }) => {
    await setAvailable(false)
    const response = await request(inIndia(1), inIndia(3))
    response.assertStatus(409)
    assert.deepEqual(response.body(), {
      code: 'itemUnavailable',
      message: "This item isn't available right now. You can still send the owner a message.",
    })
    const counts = () => renter.get(`/api/contact-interactions/counts/${item.id}`)
    assert.equal((await counts()).body().total, 0)
    const events = await db
      .from('domain_events')
      .where({ name: 'contact.sent', aggregate_id: item.id })
    assert.lengthOf(events, 0)
    for (const contact of [
      { interactionType: 'message', message: 'When is it back?' },
      { interactionType: 'call' },
      { interactionType: 'whatsapp' },
    ]) {
      const sent = await renter
        .post('/api/contact-interactions')
        .json({ itemId: item.id, ...contact })
      sent.assertStatus(201)
    }
    assert.equal((await counts()).body().total, 3)
    await setAvailable(true)
    ;(await request(inIndia(1), inIndia(3))).assertStatus(201)
  })

  test('rejects a booking request for an item that becomes unavailable while the request waits', async () => {
    const trx = await db.transaction()
    try {
      // The lock of the renter's contacts. The request takes it before it writes.
      await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
        `contacts of ${renter.user.id}`,
      ])
      const pending = request(inIndia(1), inIndia(3)).then((response) => response)
      await until('the request waits for the lock', async () => {
        const { rows } = await db.rawQuery(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%advisory_xact_lock%'`
        )
        return rows.length > 0
      })
      await setAvailable(false)
      await trx.commit()
      ;(await pending).assertStatus(409)
    } finally {
      if (!trx.isCompleted) await trx.rollback()
    }
  })

  test('does not store the dates of a message that is no booking request', async ({ assert }) => {
    const response = await renter.post('/api/contact-interactions').json({
      itemId: item.id,
      interactionType: 'message',
      message: 'Just asking',
      startDate: inIndia(1),
      endDate: inIndia(2),
    })
    response.assertStatus(201)
    assert.containsSubset(response.body(), { intent: null, startDate: null, endDate: null })
  })
})

test.group('Time zone of booking dates', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('rejects the day before just after midnight in India, when it is still today in UTC', ({
    assert,
  }) => {
    Settings.now = () => Date.parse('2030-06-14T18:31:00Z')
    assert.throws(() => bookingDates('2030-06-14', '2030-06-15'), /today or a later date/)
    assert.deepEqual(bookingDates('2030-06-15', '2030-06-15'), {
      startDate: '2030-06-15',
      endDate: '2030-06-15',
    })
  })

  test('accepts the current day until midnight in India', ({ assert }) => {
    Settings.now = () => Date.parse('2030-06-14T18:29:00Z')
    assert.equal(bookingDates('2030-06-14', '2030-06-14').startDate, '2030-06-14')
  })
})
