import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import {
  LONGER,
  SHORTER,
  acceptedBooking,
  changesOf,
} from '#modules/bookings/tests/accepted_booking'
import { bookingOf, changed, dayFromToday, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('The total of a changed booking', (group) => {
  let owner: Member
  let renter: Member
  let item: Item
  let id: string

  group.each.setup(async ({ context }) => {
    ;({ owner, renter, item, id } = await acceptedBooking(context.client))
  })

  const { send, propose, answer } = changesOf(() => id)

  test('to as many other days keeps a lower total on which the members agreed', async ({
    assert,
  }) => {
    await db.rawQuery(`update bookings set agreed_total = '800' where id = ?`, [id])
    await propose(renter, { startDate: dayFromToday(11), endDate: dayFromToday(13) })
    assert.equal((await answer(owner, 'accepted')).agreedTotal, '800.00')
    await propose(renter, { startDate: dayFromToday(11), endDate: dayFromToday(14) })
    assert.equal((await answer(owner, 'accepted')).agreedTotal, '1350.00')
  })

  test('may have a lower total from the owner, never a higher one', async ({ assert }) => {
    const rejected = await send(owner, { ...LONGER, total: '1800.01' })
    rejected.assertStatus(422)
    rejected.assertBodyContains({ errors: [{ field: 'total', code: 'agreedTotalTooHigh' }] })
    const { change } = await propose(owner, { ...LONGER, total: '1500' })
    assert.equal(change!.total, '1500.00')
    assert.containsSubset(await answer(renter, 'accepted'), {
      quotedTotal: '1800.00',
      agreedTotal: '1500.00',
    })
  })

  test('for a price to be agreed on has the total that the owner names on accepting, a quoted one at most the quote', async ({
    assert,
  }) => {
    const accept = async (member: Member, total: string) =>
      member
        .put(`/api/bookings/${id}/changes/${(await bookingOf(member, id)).change!.id}`)
        .json({ state: 'accepted', total })
    await propose(renter, LONGER)
    const higher = await accept(owner, '1800.01')
    higher.assertStatus(422)
    higher.assertBodyContains({ errors: [{ field: 'total', code: 'agreedTotalTooHigh' }] })
    for (const malformed of ['-1', '1e3', '10000000000000'])
      (await accept(owner, malformed)).assertStatus(422)
    assert.isNotNull((await bookingOf(owner, id)).change)
    const lowered = await accept(owner, '1500')
    lowered.assertStatus(200)
    assert.containsSubset(lowered.body(), { quotedTotal: '1800.00', agreedTotal: '1500.00' })

    await propose(owner, SHORTER)
    assert.equal((await accept(renter, '1')).body().agreedTotal, '450.00')

    await db.rawQuery(
      'update bookings set unit_price = null, quoted_total = null, agreed_total = null where id = ?',
      [id]
    )
    await propose(renter, LONGER)
    assert.equal((await accept(owner, '2500')).body().agreedTotal, '2500.00')
  })

  test('never has a higher total than the one that the renter was shown', async ({ assert }) => {
    const accept = async (total: string) =>
      owner
        .put(`/api/bookings/${id}/changes/${(await bookingOf(owner, id)).change!.id}`)
        .json({ state: 'accepted', total })
    await db.rawQuery(`update bookings set agreed_total = '800' where id = ?`, [id])
    const { change } = await propose(renter, {
      startDate: dayFromToday(11),
      endDate: dayFromToday(13),
    })
    assert.equal(change!.total, '800.00')
    ;(await accept('800.01')).assertStatus(422)
    assert.equal((await accept('800')).body().agreedTotal, '800.00')

    await db.rawQuery('update bookings set unit_price = null, quoted_total = null where id = ?', [
      id,
    ])
    await propose(renter, LONGER)
    ;(await accept('800.01')).assertStatus(422)
    assert.equal((await accept('700')).body().agreedTotal, '700.00')
  })

  test('ignores a total that the renter names', async ({ assert }) => {
    const { change } = await propose(renter, { ...LONGER, total: '1' })
    assert.equal(change!.total, '1800.00')
  })

  test('may be only another total', async ({ assert }) => {
    const days = { startDate: dayFromToday(10), endDate: dayFromToday(12) }
    for (const response of [
      await send(owner, days),
      await send(renter, { ...days, total: '800' }),
    ]) {
      response.assertStatus(422)
      response.assertBodyContains({ code: 'bookingUnchanged' })
    }
    await propose(owner, { ...days, total: '800' })
    assert.equal((await answer(renter, 'accepted')).agreedTotal, '800.00')
  })

  test('of a booking for a negotiable price keeps the agreed total until the owner names another one', async ({
    client,
    assert,
  }) => {
    const other = await listItem(owner, { price: '450', isNegotiable: true })
    const friend = await Member.join(client, 'Meera Joshi')
    id = await requestBooking(friend, other.id)
    await changed(owner, id, { state: 'accepted', agreedTotal: '500' })
    const { change } = await propose(friend, LONGER)
    assert.equal(change!.total, '500.00')
    assert.equal((await answer(owner, 'accepted')).agreedTotal, '500.00')
    await propose(owner, { ...LONGER, total: '900' })
    assert.containsSubset(await answer(friend, 'accepted'), {
      quotedTotal: null,
      agreedTotal: '900.00',
    })
  })

  test('to days without known hours keeps the agreed total, and back to the hours has the total of the request', async ({
    client,
    assert,
  }) => {
    const other = await listItem(owner, { price: '500', priceUnit: 'hour' })
    const friend = await Member.join(client, 'Meera Joshi')
    const [startDate, nextDay] = [dayFromToday(20), dayFromToday(21)]
    const hours = { startDate, endDate: startDate, collectAt: '10:00', returnAt: '14:00' }
    id = await requestBooking(friend, other.id, hours)
    await changed(owner, id, { state: 'accepted' })
    await propose(friend, { startDate, endDate: nextDay })
    assert.containsSubset(await answer(owner, 'accepted'), {
      quotedTotal: null,
      agreedTotal: '2000.00',
    })
    await propose(friend, { startDate, endDate: startDate })
    assert.containsSubset(await answer(owner, 'accepted'), {
      quotedTotal: '2000.00',
      agreedTotal: '2000.00',
    })
  })

  test('of a booking by the hour for a negotiable price has no total', async ({
    client,
    assert,
  }) => {
    const other = await listItem(owner, { price: '500', priceUnit: 'hour', isNegotiable: true })
    const friend = await Member.join(client, 'Meera Joshi')
    const [startDate, nextDay] = [dayFromToday(20), dayFromToday(21)]
    const hours = { collectAt: '10:00', returnAt: '14:00' }
    id = await requestBooking(friend, other.id, { startDate, endDate: nextDay, ...hours })
    await changed(owner, id, { state: 'accepted' })
    assert.isNull((await propose(friend, { startDate, endDate: startDate })).change!.total)
  })

  test('keeps the price of the request', async ({ assert }) => {
    await db.rawQuery('update items set price = 9000 where id = ?', [item.id])
    assert.equal((await propose(renter, LONGER)).change!.total, '1800.00')
  })
})
