import { test } from '@japa/runner'
import encryption from '@adonisjs/core/services/encryption'
import { CookieClient } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Item } from '@saajha/contract/item'
import type { Review } from '@saajha/contract/review'
import type { PublicUser, UserStats } from '@saajha/contract/user'
import { blockMember } from '#modules/moderation/commands/block_member'
import { unblockMember } from '#modules/moderation/commands/unblock_member'
import { rememberNetwork } from '#modules/identity/authentication/known_network'
import { waitUntilCaughtUp } from '#shared/changes/change_feed'
import { sql } from '#shared/database/sql'
import { bookingOf, changed, deliverScheduled, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { completedBooking, newReviewer, review, reviewed } from '#tests/review'
import { decideReport, makeReport } from '#tests/report'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const OPERATOR = { by: 'console', reason: 'Reported by three renters' }
const SHARED_IP = '203.0.113.77'

test.group('The rating of a listing and of its owner', (group) => {
  let client: ApiClient
  let owner: Member
  let renter: Member
  let itemId: string
  let id: string

  group.each.setup(async ({ context }) => {
    client = context.client
    owner = await newReviewer(client, 'Asha Kulkarni')
    renter = await newReviewer(client, 'Ravi Nair')
    itemId = (await listItem(owner, { title: 'Canon 80D' })).id
    id = await completedBooking(owner, renter, itemId)
  })

  const publishBoth = async (stars: number) => {
    await reviewed(renter, id, { stars })
    await reviewed(owner, id, { stars: 2 })
  }
  /** Rating and number of reviews where visitors read them; the responses come from the cache if nothing evicted them. */
  const shown = async () => {
    await waitForDeliveries()
    await waitUntilCaughtUp()
    const item = (await client.get(`/api/items/${itemId}`)).body() as Item
    const [listed] = (await client.get(`/api/items?ownerId=${owner.user.id}`)).body() as Item[]
    const user = (await client.get(`/api/users/${owner.user.id}`)).body() as PublicUser
    const stats = (await client.get(`/api/users/${owner.user.id}/stats`)).body() as UserStats
    return [
      item.rating,
      item.reviewCount,
      listed?.rating,
      listed?.reviewCount,
      item.owner?.rating,
      item.owner?.reviewCount,
      user.rating,
      user.reviewCount,
      stats.averageRating || null,
      stats.reviewCount,
    ]
  }
  const all = (rating: number | null, count: number) =>
    Array.from({ length: 5 }, () => [rating, count]).flat()
  const reviewOfRenter = async (): Promise<Review> => {
    const [found] = (await client.get(`/api/items/${itemId}/reviews`)).body() as Review[]
    return found!
  }

  test('is the mean of the published reviews of renters, in lists, profiles and figures', async ({
    assert,
  }) => {
    assert.deepEqual(await shown(), all(null, 0))
    await reviewed(renter, id, { stars: 4 })
    assert.deepEqual(await shown(), all(null, 0))
    await reviewed(owner, id, { stars: 2 })
    assert.deepEqual(await shown(), all(4, 1))
    const other = await newReviewer(client, 'Meera Iyer')
    const next = await completedBooking(owner, other, itemId)
    await reviewed(other, next, { stars: 5 })
    await deliverScheduled(next, 'review.window_ended')
    assert.deepEqual(await shown(), all(4.5, 2))
  })

  test('falls back to none once its only review is withdrawn', async ({ assert }) => {
    await publishBoth(4)
    assert.deepEqual(await shown(), all(4, 1))
    ;(await renter.delete(`/api/bookings/${id}/review`)).assertStatus(200)
    assert.deepEqual(await shown(), all(null, 0))
    assert.isEmpty((await client.get(`/api/items/${itemId}/reviews`)).body())
  })

  test('leaves out a review of a suspended member, who is shown, until the suspension ends', async ({
    assert,
  }) => {
    await publishBoth(4)
    await blockMember(renter.user.username, OPERATOR)
    assert.deepEqual(await shown(), all(null, 0))
    assert.equal((await reviewOfRenter()).stars, 4)
    await unblockMember(renter.user.username, OPERATOR)
    assert.deepEqual(await shown(), all(4, 1))
  })

  test('leaves out a review that an administrator hides after a report, and no one reads it', async ({
    assert,
  }) => {
    await sql(db, 'update users set email_verified_at = now() where id = $1', [renter.user.id])
    await reviewed(renter, id, { stars: 1, text: 'Pay me on ravi@okaxis or I tell everyone' })
    await reviewed(owner, id)
    const { id: subjectId } = await reviewOfRenter()
    const body = { subjectKind: 'review', subjectId, reason: 'untrue' }
    const ticket = await makeReport(owner, body)
    const admin = await newAdmin(client)
    const desk = (await admin.get(`/api/admin/reports/${ticket}`)).body()
    assert.include(desk.possible, 'hide_review')
    assert.containsSubset(desk, { title: 'Pay me on ravi@okaxis or I tell everyone' })
    assert.equal(desk.member.id, renter.user.id)
    const decided = await decideReport(admin, ticket, { actions: [{ action: 'hide_review' }] })
    decided.assertStatus(200)
    assert.isEmpty(decided.body().skipped)
    assert.deepEqual(await shown(), all(null, 0))
    assert.isEmpty((await client.get(`/api/items/${itemId}/reviews`)).body())
    const seen = await bookingOf(owner, id)
    assert.containsSubset(seen.review!, { other: 'none', theirs: null, may: false })
    ;(await owner.post('/api/reports').json(body)).assertStatus(404)
  })

  test('does not count a review from a browser on which both members have signed in', async ({
    assert,
  }) => {
    const device = { id: 'browser', accounts: [renter.user.id, owner.user.id] }
    const cookies = new CookieClient(encryption.use())
    const known = `known_device=${encodeURIComponent(cookies.encrypt('known_device', device)!)}`
    const response = await review(renter, id, { stars: 5 }).header(
      'cookie',
      `${renter.cookie}; ${known}`
    )
    response.assertStatus(201)
    await deliverScheduled(id, 'review.window_ended')
    assert.deepEqual(await shown(), all(null, 0))
    assert.equal((await reviewOfRenter()).stars, 5)
  })

  test('counts one review of a pair of members in 90 days, also of concurrent ones', async ({
    assert,
  }) => {
    const next = await completedBooking(owner, renter, (await listItem(owner)).id)
    await Promise.all([reviewed(renter, id, { stars: 5 }), reviewed(renter, next, { stars: 5 })])
    await deliverScheduled(id, 'review.window_ended')
    await deliverScheduled(next, 'review.window_ended')
    const user = async () => (await client.get(`/api/users/${owner.user.id}`)).body() as PublicUser
    await shown()
    assert.equal((await user()).reviewCount, 1)
    await sql(
      db,
      `update reviews set submitted_at = now() - interval '91 days' where author_id = $1`,
      [renter.user.id]
    )
    const later = await completedBooking(owner, renter, itemId)
    await reviewed(renter, later, { stars: 5 })
    await deliverScheduled(later, 'review.window_ended')
    await shown()
    assert.equal((await user()).reviewCount, 2)
  })

  test('counts a review of the same members after an administrator has hidden the one before', async ({
    assert,
  }) => {
    await publishBoth(1)
    const path = `/api/admin/reviews/${(await reviewOfRenter()).id}/visibility`
    const hidden = await (
      await newAdmin(client)
    )
      .put(path)
      .json({ isHidden: true, reason: 'Untrue' })
    hidden.assertStatus(200)
    const next = await completedBooking(owner, renter, itemId)
    await reviewed(renter, next, { stars: 5 })
    await reviewed(owner, next)
    assert.deepEqual(await shown(), all(5, 1))
  })

  test('does not count a review from the network of the other member of a booking without a trace', async ({
    assert,
  }) => {
    await rememberNetwork(owner.user.id, SHARED_IP)
    const submit = (bookingId: string, author: Member) =>
      review(author, bookingId, { stars: 5 }).header('x-forwarded-for', SHARED_IP)
    ;(await submit(id, renter)).assertStatus(201)
    const isCounted = async (bookingId: string) => {
      const text = 'select is_counted as counts from reviews where booking_id = $1'
      return (await sql<{ counts: boolean }>(db, text, [bookingId]))[0]!.counts
    }
    assert.isTrue(await isCounted(id), 'a network alone decides nothing')
    const other = await newReviewer(client, 'Meera Iyer')
    const next = await completedBooking(owner, other, itemId)
    await sql(
      db,
      `update bookings set handed_over_at = null, completed_by = 'system' where id = $1`,
      [next]
    )
    ;(await submit(next, other)).assertStatus(201)
    assert.isFalse(await isCounted(next))
  })

  test('of a renter is read by the owner of a request alone, with their cancelled rentals', async ({
    assert,
  }) => {
    await publishBoth(4)
    const cancel = async () => {
      const cancelled = await requestBooking(renter, (await listItem(owner)).id)
      await changed(owner, cancelled, { state: 'accepted' })
      await changed(renter, cancelled, { state: 'cancelled', reason: 'plans_changed' })
    }
    await cancel()
    const request = await requestBooking(renter, itemId)
    const about = async () => (await bookingOf(owner, request)).renter!
    assert.include(await about(), { rating: 2, reviewCount: 1, completedRentals: 1 })
    assert.isNull((await about()).cancelledShare, 'one of two says little')
    await cancel()
    assert.closeTo((await about()).cancelledShare!, 2 / 3, 0.001)
    assert.isNull((await bookingOf(renter, request)).renter)
    const profile = (await client.get(`/api/users/${renter.user.id}`)).body() as PublicUser
    assert.include(profile, { rating: null, reviewCount: 0 })
    assert.isEmpty((await client.get(`/api/users/${renter.user.id}/reviews`)).body())
  })
})
