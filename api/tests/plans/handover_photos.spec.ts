import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changed, letDaysPass, requestBooking } from '#tests/booking'
import { explained } from '#tests/explained'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { uploadPicture } from '#tests/picture'

/** Bookings, each with a record of three photos. */
const BOOKINGS = 30_000

test.group('A read of a photo of a handover', () => {
  test('finds its record by an index among those of all bookings', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Asha Kulkarni')
    const renter = await Member.join(client, 'Ravi Nair')
    const { id: itemId } = await listItem(owner)
    const bookingId = await requestBooking(renter, itemId)
    await changed(owner, bookingId, { state: 'accepted' })
    await letDaysPass(bookingId, 10)
    const url = await uploadPicture(renter, 'handover')
    const record = { stage: 'start', imageUrls: [url] }
    ;(await renter.post(`/api/bookings/${bookingId}/handover`).json(record)).assertStatus(201)
    await recordMany(bookingId)

    const plans = await explained(
      async () => (await owner.get(url)).assertStatus(200),
      'handover_photos'
    )
    assert.lengthOf(plans, 1)
    const steps = plans[0]!.steps.filter((step) => step['Relation Name'])
    assert.sameMembers(
      [...new Set(steps.map((step) => step['Relation Name']))],
      ['handovers', 'bookings']
    )
    for (const step of steps) {
      assert.notEqual(step['Node Type'], 'Seq Scan')
      assert.isAtMost(step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0), 1)
    }
  }).timeout(180_000)
})

/** Copies a booking, as completed ones of the same members. */
async function recordMany(bookingId: string): Promise<void> {
  await db.rawQuery(
    `with copies as (
       insert into bookings (id, item_id, owner_id, renter_id, start_date, end_date, held, state, answer_by, price_unit,
         charged_days)
       select uuidv7(), item_id, owner_id, renter_id, start_date, end_date, held, 'completed', answer_by, price_unit,
         charged_days
       from bookings cross join generate_series(1, ?) where id = ?
       returning id
     )
     insert into handovers (booking_id, stage, by_side, image_urls)
     select id, 'end', 'owner', array[uuidv7()::text, uuidv7()::text, uuidv7()::text] from copies`,
    [BOOKINGS, bookingId]
  )
  await db.rawQuery('vacuum analyze bookings, handovers')
}
