import { setImmediate as tick } from 'node:timers/promises'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApiClient } from '@japa/api-client'
import { SeededRandom } from '#harness/seeded_random'
import { getBooking, lockCompletedBooking, UnknownBookingError } from '#modules/bookings/public'
import { BlockedMemberError, reinstateMember, suspendMember } from '#modules/identity/public'
import { submitReview } from '#modules/reviews/commands/submit_review'
import { withdrawReview } from '#modules/reviews/commands/withdraw_review'
import { ClosedReviewError, UnknownReviewError, WrittenReviewError } from '#modules/reviews/errors'
import { publishReviews } from '#modules/reviews/steps/publish_reviews'
import { recountReviewsOf } from '#modules/reviews/steps/recount_reviews_of'
import { hideReviewPart, showReviewPart } from '#modules/reviews/steps/review_visibility'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import type { Member } from '#tests/member'
import { newReviewer, storeCompletedBooking } from '#tests/review'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const CLIENT = { deviceAccounts: [], ip: '203.0.113.5' }
/** The steps that run at a time, one connection of the pool each. */
const AT_ONCE = 12

/** The races and steps of the usual run, and of the long one. */
const RACES = { some: 40, many: 200 }
const STEPS = { some: 300, many: 2_000 }

test.group('Concurrent reviews', (group) => {
  let client: ApiClient
  let owner: Member
  let renter: Member
  let itemId: string
  let template: string

  group.each.setup(async ({ context }) => {
    client = context.client
    owner = await newReviewer(client, 'Asha Kulkarni')
    renter = await newReviewer(client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
    template = await requestBooking(renter, itemId)
    await waitForDeliveries()
  })

  const submit = (author: Member, bookingId: string, stars: number) =>
    submitReview(author.user.id, bookingId, { stars }, CLIENT)
  const endWindow = (bookingId: string) =>
    inTransaction(async (trx) => {
      await lockCompletedBooking(trx, bookingId)
      await publishReviews(trx, bookingId, null)
    })

  /** Whether a review of a booking is read while the other member may still write theirs. */
  const isHalfVisible = async (bookingId: string): Promise<boolean> => {
    const seen = await Promise.all(
      [owner, renter].map(async (member) => (await getBooking(member.user.id, bookingId)).review!)
    )
    return seen.some(({ may, other }) => may && other === 'published')
  }

  const race = async (count: number): Promise<{ both: number; one: number }> => {
    const outcome = { both: 0, one: 0 }
    for (let done = 0; done < count; done++) {
      const bookingId = await storeCompletedBooking(template)
      await submit(renter, bookingId, 4)
      const isOver = Promise.withResolvers<void>()
      let halfVisible = 0
      const watch = (async () => {
        let isLast = false
        while (!isLast) {
          isLast = await Promise.race([isOver.promise.then(() => true), tick().then(() => false)])
          if (await isHalfVisible(bookingId)) halfVisible++
        }
      })()
      const [second] = await Promise.allSettled([submit(owner, bookingId, 3), endWindow(bookingId)])
      isOver.resolve()
      await watch
      if (halfVisible > 0) throw new Error(`A review was visible while the other could be written`)
      if (second.status === 'rejected' && !(second.reason instanceof ClosedReviewError))
        throw second.reason
      const published = await sql<{ at: Date }>(
        db,
        'select published_at as at from reviews where booking_id = $1 and published_at is not null',
        [bookingId]
      )
      const expected = second.status === 'fulfilled' ? 2 : 1
      if (
        published.length !== expected ||
        new Set(published.map(({ at }) => Number(at))).size !== 1
      )
        throw new Error(`${published.length} reviews were published instead of ${expected}`)
      outcome[expected === 2 ? 'both' : 'one']++
    }
    return outcome
  }

  test('are never half visible when the second one meets the end of the window', async ({
    assert,
  }) => {
    const { both, one } = await race(RACES.some)
    assert.equal(both + one, RACES.some)
  })

  test('are never half visible in two hundred races of the second one with the end of the window', async ({
    assert,
  }) => {
    const { both, one } = await race(RACES.many)
    assert.isAbove(both, 0)
    assert.isAbove(one, 0)
  })
    .tags(['@long'])
    .timeout(1_800_000)

  test('wait for the end of the window when the first one is withdrawn before the second one is written', async ({
    assert,
  }) => {
    for (let done = 0; done < RACES.some; done++) {
      const bookingId = await storeCompletedBooking(template)
      await submit(renter, bookingId, 4)
      await Promise.all([submit(owner, bookingId, 3), withdrawReview(renter.user.id, bookingId)])
      const [first, second] = await sql<{ publishedAt: Date | null }>(
        db,
        `select published_at as "publishedAt" from reviews where booking_id = $1 order by by_side desc`,
        [bookingId]
      )
      assert.deepEqual(second, first)
    }
  })

  const ratings = async () => {
    const [row] = await sql<Record<string, number>>(
      db,
      `select i.rating_sum as "itemSum", i.rating_count as "itemCount", u.rating_sum as "ownerSum", u.rating_count as "ownerCount",
         (select coalesce(sum(stars), 0)::int from published_reviews where item_id = i.id and by_side = 'renter' and is_counted) as sum,
         (select count(*)::int from published_reviews where item_id = i.id and by_side = 'renter' and is_counted) as count
       from items i join users u on u.id = i.owner_id where i.id = $1`,
      [itemId]
    )
    return row!
  }

  /** Takes random steps of members with random bookings of one listing, as many at a time as there are connections. */
  const takeRandomSteps = async (count: number) => {
    const random = new SeededRandom(20_261_129)
    const renters = await Promise.all(
      Array.from({ length: 12 }, () => newReviewer(client, 'Meera Iyer'))
    )
    const bookings: { id: string; renter: Member }[] = []
    const newBooking = async () => {
      const by = random.oneOf(renters)
      const id = await storeCompletedBooking(template)
      await sql(db, 'update bookings set renter_id = $2 where id = $1', [id, by.user.id])
      bookings.push({ id, renter: by })
    }
    const reviewIds = async () =>
      (await sql<{ id: string }>(db, 'select id from reviews where item_id = $1', [itemId])).map(
        ({ id }) => id
      )
    const inOne = (write: (trx: TransactionClientContract) => Promise<unknown>) =>
      inTransaction(async (trx) => void (await write(trx)))
    const steps = {
      submit: async () => {
        const { id, renter: by } = random.oneOf(bookings)
        await submit(by, id, random.oneOf([1, 2, 3, 4, 5]))
      },
      submitOwner: async () => submit(owner, random.oneOf(bookings).id, 4),
      endWindow: async () => endWindow(random.oneOf(bookings).id),
      withdraw: async () => {
        const { id, renter: by } = random.oneOf(bookings)
        await withdrawReview(by.user.id, id)
      },
      hide: async () => {
        const ids = await reviewIds()
        if (ids.length > 0)
          await inOne((trx) => hideReviewPart(trx, random.oneOf(ids), 'review', 'Untrue'))
      },
      show: async () => {
        const ids = await reviewIds()
        if (ids.length > 0) await inOne((trx) => showReviewPart(trx, random.oneOf(ids), 'review'))
      },
      suspend: async () => {
        const by = random.oneOf(renters).user.id
        await inOne(async (trx) => {
          if (await suspendMember(trx, by)) await recountReviewsOf(trx, by)
        })
      },
      reinstate: async () => {
        const by = random.oneOf(renters).user.id
        await inOne(async (trx) => {
          if (await reinstateMember(trx, by)) await recountReviewsOf(trx, by)
        })
      },
    }
    const names = Object.keys(steps) as (keyof typeof steps)[]
    const EXPECTED = [
      BlockedMemberError,
      ClosedReviewError,
      UnknownBookingError,
      UnknownReviewError,
      WrittenReviewError,
    ]
    let taken = 0
    const walk = async () => {
      while (taken++ < count) {
        if (bookings.length === 0 || random.fraction() < 0.15) await newBooking()
        try {
          await steps[random.oneOf(names)]()
        } catch (error) {
          if (!EXPECTED.some((type) => error instanceof type)) throw error
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
    // At least one review counts.
    renters.push(await newReviewer(client, 'Kavitha Murugan'))
    const last = await storeCompletedBooking(template)
    await sql(db, 'update bookings set renter_id = $2 where id = $1', [
      last,
      renters.at(-1)!.user.id,
    ])
    await submit(renters.at(-1)!, last, 3)
    await endWindow(last)
    await waitForDeliveries({ timeoutMs: 360_000 })
  }

  const assertRatings = async (assert: Assert) => {
    const { sum, count, itemSum, itemCount, ownerSum, ownerCount } = await ratings()
    assert.isAbove(count!, 0)
    assert.deepEqual([itemSum, itemCount, ownerSum, ownerCount], [sum, count, sum, count])
  }

  test('leave out one that is shown again while its author is being suspended', async ({
    assert,
  }) => {
    const bookingId = await storeCompletedBooking(template)
    await submit(renter, bookingId, 4)
    await endWindow(bookingId)
    const text = 'select id from reviews where booking_id = $1'
    const [{ id }] = (await sql(db, text, [bookingId])) as [{ id: string }]
    await inTransaction((trx) => hideReviewPart(trx, id, 'review', 'Untrue'))
    await inTransaction(async (trx) => {
      await suspendMember(trx, renter.user.id)
      await recountReviewsOf(trx, renter.user.id)
      await inTransaction((other) => showReviewPart(other, id, 'review'))
      await waitForDeliveries()
      assert.equal((await ratings()).itemCount, 1)
    })
    await waitForDeliveries()
    assert.equal((await ratings()).itemCount, 0)
  })

  test('leave the mean that SQL computes after random steps', async ({ assert }) => {
    await takeRandomSteps(STEPS.some)
    await assertRatings(assert)
  })
    .tags(['@long'])
    .timeout(180_000)

  test('leave the mean that SQL computes after two thousand random steps', async ({ assert }) => {
    await takeRandomSteps(STEPS.many)
    await assertRatings(assert)
  })
    .tags(['@long'])
    .timeout(3_600_000)
})
