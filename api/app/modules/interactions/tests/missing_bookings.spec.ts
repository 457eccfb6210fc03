import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { openMissingBookings } from '#modules/interactions/commands/open_missing_bookings'
import { bookingOf, changed, dayFromToday, requestBooking } from '#tests/booking'
import { contact } from '#tests/conversation'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('A request of the release before bookings', (group) => {
  let owner: Member
  let renter: Member
  let item: Item
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    item = await listItem(owner, { price: '450', priceUnit: 'day', isNegotiable: false })
    id = await requestWithoutBooking()
  })

  const requestWithoutBooking = async (days = {}): Promise<string> => {
    const requested = await requestBooking(renter, item.id, days)
    await waitForDeliveries()
    await db.rawQuery('delete from bookings where id = ?', [requested])
    return requested
  }

  /** Gives a contact the id of another time, without its message, whose foreign key prevents that. */
  const makeOlder = async (contactId: string, minutes: number): Promise<string> => {
    const { rows } = await db.rawQuery(
      `with old as (delete from messages where contact_id = :contactId)
       update contact_interactions set id = uuidv7(make_interval(mins => -(:minutes)::int))
       where id = :contactId returning id`,
      { contactId, minutes }
    )
    return rows[0].id
  }
  const bookings = async (member: Member) => (await member.get('/api/bookings?as=renter')).body()

  test('gets its booking at the listing’s terms, once', async ({ assert }) => {
    await Promise.all([openMissingBookings(), openMissingBookings()])
    await openMissingBookings()
    assert.lengthOf(await bookings(renter), 1)
    assert.containsSubset(await bookingOf(renter, id), {
      itemId: item.id,
      ownerId: owner.user.id,
      startDate: dayFromToday(10),
      endDate: dayFromToday(12),
      units: 1,
      state: 'requested',
      quotedTotal: '900.00',
    })
    assert.equal((await changed(owner, id, { state: 'accepted' })).state, 'accepted')
  })

  test('stays a message if its days are taken meanwhile, and does not prevent others', async ({
    assert,
  }) => {
    const later = { startDate: dayFromToday(30), endDate: dayFromToday(31) }
    const other = await requestWithoutBooking(later)
    await owner
      .put(`/api/items/${item.id}/days`)
      .json({ from: dayFromToday(11), to: dayFromToday(11), available: 0 })
    await openMissingBookings()
    assert.deepEqual(
      (await bookings(renter)).map((booking: { id: string }) => booking.id),
      [other]
    )
  })

  test('gets its booking for two hours, and then stays a message', async ({ assert }) => {
    const other = await requestWithoutBooking()
    await makeOlder(id, 121)
    const recent = await makeOlder(other, 119)
    await openMissingBookings()
    assert.deepEqual(
      (await bookings(renter)).map((booking: { id: string }) => booking.id),
      [recent]
    )
  })

  test('is not made of a message without days', async ({ assert }) => {
    await contact(renter, item.id)
    await openMissingBookings()
    assert.lengthOf(await bookings(renter), 1)
  })
})
