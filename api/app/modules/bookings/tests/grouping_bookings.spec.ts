import { test } from '@japa/runner'
import type { Booking, BookingGroup } from '@saajha/contract/booking'
import {
  bookingOf,
  changed,
  dayFromToday,
  endTimeToAnswer,
  letDaysPass,
  requestBooking,
} from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { nextPage } from '#tests/pages_of'

test.group('A group of bookings', (group) => {
  let asha: Member
  let ravi: Member

  group.each.setup(async ({ context }) => {
    asha = await Member.join(context.client, 'Asha Kulkarni')
    ravi = await Member.join(context.client, 'Ravi Nair')
  })

  /** Requests days so many days from today, of an item of its own; returns the id. */
  const request = async (from: number, days = 1) =>
    requestBooking(ravi, (await listItem(asha)).id, {
      startDate: dayFromToday(from),
      endDate: dayFromToday(from + days),
    })
  const accepted = async (from: number, days?: number) => {
    const id = await request(from, days)
    await changed(asha, id, { state: 'accepted' })
    return id
  }
  const listed = async (member: Member, path: string): Promise<string[]> => {
    const response = await member.get(path)
    response.assertStatus(200)
    return response.body().map(({ id }: Booking) => id)
  }
  const inGroup = (member: Member, name: BookingGroup, rest = '') =>
    listed(member, `/api/bookings?group=${name}${rest}`)
  const countsOf = async (member: Member) => (await member.get('/api/bookings/counts')).body()

  test('that waits has requests for the owner, and is coming for the renter', async ({
    assert,
  }) => {
    const [later, sooner] = [await request(20), await request(10)]
    assert.sameMembers(await inGroup(asha, 'waiting'), [later, sooner])
    assert.isEmpty(await inGroup(asha, 'coming'))
    assert.isEmpty(await inGroup(ravi, 'waiting'))
    assert.deepEqual(await inGroup(ravi, 'coming'), [sooner, later])
    assert.deepEqual(await countsOf(asha), { waiting: 2, sides: ['owner'] })
    assert.deepEqual(await countsOf(ravi), { waiting: 0, sides: ['renter'] })

    await endTimeToAnswer(later)
    assert.deepEqual(await inGroup(asha, 'past'), [later])
    assert.equal((await countsOf(asha)).waiting, 1)
  })

  test('that waits has a proposal for the other member alone', async ({ assert }) => {
    const id = await accepted(10)
    const days = { startDate: dayFromToday(11), endDate: dayFromToday(12) }
    ;(await ravi.post(`/api/bookings/${id}/changes`).json(days)).assertStatus(201)
    assert.deepEqual(await inGroup(asha, 'waiting'), [id])
    assert.deepEqual(await inGroup(ravi, 'coming'), [id])
    const { change } = (await asha.get(`/api/bookings/${id}`)).body() as Booking
    const answer = await asha
      .put(`/api/bookings/${id}/changes/${change!.id}`)
      .json({ state: 'declined' })
    answer.assertStatus(200)
    assert.deepEqual(await inGroup(asha, 'coming'), [id])
  })

  test('that waits has a report that a rental did not take place for the other member alone', async ({
    assert,
  }) => {
    const id = await accepted(2)
    await letDaysPass(id, 2)
    await changed(ravi, id, { step: 'reportNoShow' })
    assert.deepEqual(await inGroup(asha, 'waiting'), [id])
    assert.deepEqual(await inGroup(ravi, 'now'), [id])
    await changed(asha, id, { step: 'contestNoShow' })
    assert.deepEqual(await inGroup(asha, 'now'), [id])
  })

  test('has bookings that say what comes next to each member', async ({ assert }) => {
    const id = await request(10)
    const { answerBy } = await bookingOf(asha, id)
    const asked = { situation: 'requested', others: [], until: answerBy, on: null, time: null }
    const [waiting] = (await asha.get('/api/bookings?group=waiting')).body() as Booking[]
    assert.deepEqual(waiting!.next, { ...asked, step: 'accept' })
    assert.deepEqual((await bookingOf(ravi, id)).next, { ...asked, step: null })
    await changed(asha, id, { state: 'accepted' })
    const on = dayFromToday(10)
    const coming = { situation: 'coming', step: null, others: [], until: null, on, time: null }
    assert.deepEqual((await bookingOf(ravi, id)).next, coming)
    await letDaysPass(id, 10)
    const collecting = (await bookingOf(ravi, id)).next!
    assert.include(collecting, { situation: 'collect', step: 'handOver' })
  })

  test('tells an owner how many rentals the renter of a request has completed', async ({
    assert,
  }) => {
    const past = await accepted(10)
    await letDaysPass(past, 10)
    await changed(asha, past, { state: 'active' })
    await changed(asha, past, { state: 'completed' })
    const asked = await request(30)
    await accepted(40)
    const [waiting] = (await asha.get('/api/bookings?group=waiting')).body() as Booking[]
    assert.deepInclude(waiting, { id: asked })
    assert.equal(waiting!.renter!.completedRentals, 1)
    assert.isNull((await bookingOf(asha, past)).renter!.completedRentals!)
    assert.isNull((await bookingOf(ravi, asked)).renter)
  })

  test('is sorted by the next day, past ones by when they ended', async ({ assert }) => {
    const coming = [await accepted(30), await accepted(12)]
    const toReturn = await accepted(3, 4)
    await letDaysPass(toReturn, 3)
    await changed(asha, toReturn, { state: 'active' })
    const toCollect = await accepted(1, 0)
    await letDaysPass(toCollect, 1)
    assert.deepEqual(await inGroup(ravi, 'coming'), coming.toReversed())
    assert.deepEqual(await inGroup(ravi, 'now'), [toCollect, toReturn])

    await changed(ravi, coming[0]!, { state: 'cancelled', reason: 'plans_changed' })
    await changed(asha, toReturn, { state: 'completed' })
    assert.deepEqual(await inGroup(asha, 'past'), [toReturn, coming[0]!])
  })

  test('has pages in its order, and one side on request', async ({ assert }) => {
    const ids = [await accepted(10), await accepted(15), await accepted(20)]
    const own = await requestBooking(asha, (await listItem(ravi)).id, {
      startDate: dayFromToday(5),
      endDate: dayFromToday(6),
    })
    const first = await asha.get('/api/bookings?group=coming&limit=2')
    const second = await asha.get(nextPage(first)!)
    const all = [...first.body(), ...second.body()].map(({ id }: Booking) => id)
    assert.deepEqual(all, [own, ...ids])
    assert.isNull(nextPage(second))
    assert.deepEqual(await inGroup(asha, 'coming', '&as=owner'), ids)
    assert.deepEqual(await inGroup(asha, 'coming', '&as=renter'), [own])
    assert.sameMembers((await countsOf(asha)).sides, ['owner', 'renter'])
  })

  test('is part of a booking, with the day of its next step', async ({ assert }) => {
    const id = await accepted(2, 2)
    const booking = async () => (await ravi.get(`/api/bookings/${id}`)).body()
    assert.containsSubset(await booking(), { group: 'coming', nextOn: dayFromToday(2) })
    await letDaysPass(id, 2)
    await changed(asha, id, { state: 'active' })
    assert.containsSubset(await booking(), { group: 'now', nextOn: dayFromToday(2) })
  })

  test('what is due is what waits, then what happens until tomorrow, three at most', async ({
    assert,
    client,
  }) => {
    const due = (member: Member) => listed(member, '/api/bookings/due')
    await accepted(9)
    assert.isEmpty(await due(ravi))
    const tomorrow = await accepted(1, 0)
    const today = await accepted(4, 0)
    await letDaysPass(today, 4)
    assert.deepEqual(await due(ravi), [today, tomorrow])
    const waiting = [await request(20), await request(25)]
    const shown = await due(asha)
    assert.sameMembers(shown.slice(0, 2), waiting)
    assert.deepEqual(shown.slice(2), [today])
    assert.isEmpty(await due(await Member.join(client, 'Meera Iyer')))
  })
})
