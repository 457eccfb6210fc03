import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { requestBooking } from '#tests/booking'
import { explained } from '#tests/explained'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

/** Reviews of the listing, and of the other listings of others, so that the planner does not scan the table. */
const OWN = 300
const OTHERS = 20_000

test.group('A read of published reviews', () => {
  test('reads a page of the reviews of a listing or of an owner by their indexes', async ({
    client,
    assert,
  }) => {
    const [owner, other, renter] = await Promise.all(
      ['Busy Owner', 'Other Owner', 'Ravi Nair'].map((name) => Member.join(client, name))
    )
    const { id: itemId } = await listItem(owner!)
    await addReviews(await requestBooking(renter!, itemId), OWN)
    await addReviews(await requestBooking(renter!, (await listItem(other!)).id), OTHERS)
    await db.rawQuery('vacuum analyze bookings, reviews')

    for (const path of [`/api/items/${itemId}`, `/api/users/${owner!.user.id}`]) {
      const first = await client.get(`${path}/reviews?limit=20`)
      const next = /<([^>]+)>/.exec(first.header('link')!)![1]!
      for (const page of [`${path}/reviews?limit=20`, next]) {
        const plans = await explained(
          async () => (await client.get(page)).assertStatus(200),
          'published_reviews'
        )
        assert.lengthOf(plans, 1)
        const reads = plans[0]!.steps.filter((step) => step['Relation Name'] === 'reviews')
        assert.isNotEmpty(reads)
        for (const step of reads) {
          assert.notEqual(step['Node Type'], 'Seq Scan', page)
          assert.isAtMost(step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0), 21, page)
        }
      }
    }
  }).timeout(180_000)
})

/** Adds completed copies of a booking, each with a published review of its renter. */
async function addReviews(bookingId: string, count: number): Promise<void> {
  await db.rawQuery(
    `with copied as (
       insert into bookings (id, item_id, owner_id, renter_id, start_date, end_date, held, state, answer_by, price_unit,
         charged_days, completed_at)
       select uuidv7(), item_id, owner_id, renter_id, start_date, end_date, held, 'completed', answer_by, price_unit,
         charged_days, now()
       from bookings cross join generate_series(1, ?) where id = ?
       returning id, item_id, owner_id, renter_id
     )
     insert into reviews (booking_id, by_side, item_id, author_id, subject_id, stars, item_title, published_at)
     select id, 'renter', item_id, renter_id, owner_id, 4, 'Canon 80D', now() - random() * interval '300 days' from copied`,
    [count, bookingId]
  )
}
