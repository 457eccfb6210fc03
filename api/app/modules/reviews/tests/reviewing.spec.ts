import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import type { Booking } from '@saajha/contract/booking'
import type { Review } from '@saajha/contract/review'
import { limitReviewAnswers, limitReviews } from '#modules/reviews/limits'
import { suspendMember } from '#modules/identity/public'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { bookingOf, deliverScheduled, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { completedBooking, endWindow, newReviewer, review, reviewed } from '#tests/review'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { notificationsOf } from '#tests/notifications'

test.group('A review of a completed booking', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string
  let id: string

  group.each.setup(async ({ context: { client } }) => {
    owner = await newReviewer(client, 'Asha Kulkarni')
    renter = await newReviewer(client, 'Ravi Nair')
    itemId = (await listItem(owner, { title: 'Canon 80D' })).id
    id = await completedBooking(owner, renter, itemId)
  })

  const listed = async (path: string): Promise<Review[]> => {
    const response = await renter.get(path)
    response.assertStatus(200)
    return response.body()
  }
  const ofItem = () => listed(`/api/items/${itemId}/reviews`)
  const ofOwner = () => listed(`/api/users/${owner.user.id}/reviews`)
  const noticesOf = async (member: Member) =>
    (await notificationsOf(member)).filter(({ type }) => type.startsWith('review'))
  const withdraw = (member: Member) => member.delete(`/api/bookings/${id}/review`)

  test('may be written by both members until the end of the fourteenth day', async ({ assert }) => {
    await sql(
      db,
      `update bookings set completed_at = date_trunc('day', now() at time zone 'Asia/Kolkata')
         at time zone 'Asia/Kolkata' - interval '1 second' where id = $1`,
      [id]
    )
    const { completedAt } = await bookingOf(owner, id)
    const until = new Date(Date.parse(completedAt!) + 14 * 86_400_000).toISOString()
    for (const member of [owner, renter]) {
      const { review: shown } = await bookingOf(member, id)
      const none = { mine: null, other: 'none' as const, theirs: null, answerHiddenReason: null }
      const expected = { may: true, until, ...none }
      assert.deepEqual(shown, expected)
    }
  })

  test('waits unread for the one of the other member, and both are published at one moment', async ({
    assert,
  }) => {
    const mine = await reviewed(renter, id, { stars: 4, text: ' Good  lens ', marks: ['on_time'] })
    assert.include(mine.review!.mine!, { stars: 4, text: 'Good  lens', publishedAt: null })
    assert.deepEqual(mine.review!.mine!.marks, ['on_time'])
    const { review: seen } = await bookingOf(owner, id)
    assert.containsSubset(seen!, { may: true, mine: null, other: 'waiting', theirs: null })
    assert.isEmpty(await ofItem())

    const { review: both } = await reviewed(owner, id, { stars: 3, text: 'Came late' })
    assert.containsSubset(both!, { may: false, other: 'published' })
    assert.containsSubset(both!.theirs!, { stars: 4, text: 'Good  lens', authorName: 'Ravi Nair' })
    const { review: theirs } = await bookingOf(renter, id)
    assert.equal(theirs!.mine!.publishedAt, both!.mine!.publishedAt)
    assert.containsSubset(theirs!.theirs!, { by: 'owner', stars: 3, text: 'Came late' })
    const [shown, ...more] = await ofItem()
    assert.isEmpty(more)
    assert.deepEqual(shown, both!.theirs!)
    assert.deepEqual(await ofOwner(), [shown])
  })

  test('shows in lists of bookings whether the other member has written, and no text', async ({
    assert,
  }) => {
    await reviewed(renter, id, { text: 'The tripod wobbles' })
    await reviewed(owner, id)
    const response = await owner.get('/api/bookings?as=owner')
    const [booking] = response.body() as Booking[]
    assert.equal(booking!.review!.other, 'published')
    assert.notInclude(response.text(), 'wobbles')
  })

  test('is published at the end of the window without one of the other member, who may write none then', async ({
    assert,
  }) => {
    await reviewed(renter, id, { text: 'Good lens' })
    await deliverScheduled(id, 'review.window_ended')
    assert.lengthOf(await ofItem(), 1)
    const { review: seen } = await bookingOf(owner, id)
    assert.containsSubset(seen!, { may: false, mine: null, other: 'published' })
    const late = await review(owner, id)
    late.assertStatus(409)
    late.assertBodyContains({ code: 'reviewClosed' })
  })

  test('is rejected after the window, also before the review that waits is published', async ({
    assert,
  }) => {
    await reviewed(renter, id)
    await endWindow(id)
    const late = await review(owner, id)
    late.assertStatus(409)
    late.assertBodyContains({ code: 'reviewClosed' })
    assert.isFalse((await bookingOf(owner, id)).review!.may)
  })

  test('is rejected before the completion, from a third person and without a confirmed email', async ({
    client,
    assert,
  }) => {
    const other = await newReviewer(client, 'Meera Iyer')
    const foreign = await review(other, id)
    foreign.assertStatus(404)
    foreign.assertBodyContains({ code: 'bookingNotFound' })
    const open = await requestBooking(other, itemId)
    const early = await review(other, open)
    early.assertStatus(409)
    early.assertBodyContains({ code: 'reviewClosed' })
    assert.isFalse((await bookingOf(other, open)).review!.may)
    await sql(db, 'update users set email_verified_at = null where id = $1', [owner.user.id])
    const unconfirmed = await review(owner, id)
    unconfirmed.assertStatus(403)
    unconfirmed.assertBodyContains({ code: 'emailUnconfirmed' })
  })

  test('is written once, and needs one to five stars and marks of its side', async ({ assert }) => {
    for (const stars of [0, 6, 4.5, 'many', null]) {
      const response = await review(renter, id, { stars } as never)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'starsRequired' })
    }
    const long = await review(renter, id, { text: 'a'.repeat(1001) })
    long.assertStatus(422)
    long.assertBodyContains({ code: 'textTooLong' })
    const unfit = await review(renter, id, { marks: ['clean'] })
    unfit.assertStatus(422)
    unfit.assertBodyContains({ code: 'reviewMarkUnfit' })
    await reviewed(renter, id, {
      text: 'a'.repeat(1000),
      marks: ['as_described', 'on_time', 'again'],
    })
    const second = await review(renter, id)
    second.assertStatus(409)
    second.assertBodyContains({ code: 'reviewWritten' })
    const concurrent = await Promise.all([review(owner, id), review(owner, id)])
    const statuses = concurrent.map((response) => response.status())
    assert.sameMembers(statuses, [201, 409])
  })

  test('is withdrawn for good: nothing of it stays, and there is no second one', async ({
    assert,
  }) => {
    await reviewed(renter, id, { text: 'Good lens' })
    const { body, status } = await withdraw(renter).then((response) => ({
      body: response.body() as Booking,
      status: response.status(),
    }))
    assert.equal(status, 200)
    assert.containsSubset(body.review!, { may: false, mine: null })
    assert.equal((await bookingOf(owner, id)).review!.other, 'none')
    ;(await withdraw(renter)).assertStatus(404)
    ;(await review(renter, id)).assertStatus(409)
    const [row] = await sql(
      db,
      'select stars, body, marks, answer from reviews where booking_id = $1',
      [id]
    )
    assert.deepEqual(row, { stars: null, body: null, marks: [], answer: null })
    // The review of the other member waits for the end of the window.
    await reviewed(owner, id)
    assert.equal((await bookingOf(renter, id)).review!.other, 'waiting')
  })

  test('of a member who is suspended before its publication is not published', async ({
    client,
    assert,
  }) => {
    await reviewed(renter, id)
    await inTransaction((trx) => suspendMember(trx, renter.user.id))
    await reviewed(owner, id)
    assert.isEmpty(await sql(db, 'select from published_reviews where booking_id = $1', [id]))
    await deliverScheduled(id, 'review.window_ended')
    const response = await client.get(`/api/items/${itemId}/reviews`)
    assert.isEmpty(response.body())
    const [published] = await sql(
      db,
      'select author_id as id from published_reviews where booking_id = $1',
      [id]
    )
    assert.deepEqual(published, { id: owner.user.id })
  })

  test('gets one public answer of the reviewed member within 30 days', async ({ assert }) => {
    await reviewed(renter, id)
    await reviewed(owner, id)
    const [{ id: reviewId }] = (await ofItem()) as [Review]
    const answer = (member: Member, text: string) =>
      member.put(`/api/reviews/${reviewId}/answer`).json({ text })
    ;(await answer(renter, 'Not mine to answer')).assertStatus(404)
    ;(await answer(owner, ' ')).assertStatus(422)
    const response = await answer(owner, 'Thank you')
    response.assertStatus(200)
    assert.include(response.body(), { answer: 'Thank you' })
    ;(await answer(owner, 'Thank you')).assertStatus(200)
    const second = await answer(owner, 'Thanks again')
    second.assertStatus(409)
    second.assertBodyContains({ code: 'reviewAnswerClosed' })
    assert.equal((await ofOwner())[0]!.answer, 'Thank you')
  })

  test('gets no answer after 30 days', async () => {
    await reviewed(renter, id)
    await reviewed(owner, id)
    const [{ id: reviewId }] = (await ofItem()) as [Review]
    await sql(db, `update reviews set published_at = now() - interval '30 days' where id = $1`, [
      reviewId,
    ])
    const late = await owner.put(`/api/reviews/${reviewId}/answer`).json({ text: 'Thank you' })
    late.assertStatus(409)
  })

  test('notifies the other member that it waits, without its text, and once it is published', async ({
    assert,
  }) => {
    await reviewed(renter, id, { text: 'The tripod wobbles' })
    const [waiting, ...more] = await noticesOf(owner)
    assert.isEmpty(more)
    const { until } = (await bookingOf(owner, id)).review!
    assert.include(waiting, { type: 'review_waiting', bookingId: id, answerBy: until })
    assert.equal(waiting!.title, 'Ravi Nair has written a review')
    assert.notInclude(JSON.stringify(waiting), 'wobbles')
    assert.isEmpty(await noticesOf(renter))

    await reviewed(owner, id)
    const [published, ...others] = await noticesOf(renter)
    assert.isEmpty(others)
    assert.include(published, { type: 'reviews_published', bookingId: id, answerBy: null })
    assert.equal(published!.conversationId, (await bookingOf(renter, id)).conversationId)
    assert.isNotNull(published!.conversationId)
    assert.deepEqual(
      (await noticesOf(owner)).map(({ isRead }) => isRead),
      [true]
    )
  })

  test('is wanted once, three days before the end, of the member who has written none', async ({
    assert,
  }) => {
    await waitForDeliveries()
    const [due] = await sql<{ due: string; day: string }>(
      db,
      `select to_char(d.due_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as due,
         to_char(now() at time zone 'Asia/Kolkata' + interval '11 days', 'YYYY-MM-DD') as day
       from deliveries d join domain_events e on e.id = d.event_id
       where e.aggregate_id = $1 and e.name = 'review.reminder_due'`,
      [id]
    )
    assert.equal(due!.due, `${due!.day} 10:00`)
    await reviewed(renter, id)
    await deliverScheduled(id, 'review.reminder_due')
    const types = async (member: Member) => (await noticesOf(member)).map(({ type }) => type)
    assert.sameMembers(await types(owner), ['review_waiting', 'review_wanted'])
    assert.isEmpty(await types(renter))
  })

  test('and its answer are each written at most twenty times a day', async ({ assert }) => {
    for (let times = 0; times < 20; times++) await limitReviews(renter.user.id)
    const rejected = await review(renter, id)
    assertRateLimited(rejected, 86_400)
    assert.equal(rejected.body().code, 'tooManyReviews')
    for (let times = 0; times < 20; times++) await limitReviewAnswers(owner.user.id)
    const answer = await owner.put(`/api/reviews/${id}/answer`).json({ text: 'Thank you' })
    assert.equal(answer.body().code, 'tooManyReviewAnswers')
  })

  test('is listed newest first, page by page', async ({ client, assert }) => {
    await reviewed(renter, id, { stars: 1 })
    await deliverScheduled(id, 'review.window_ended')
    for (const stars of [2, 3]) {
      const other = await newReviewer(client, 'Meera Iyer')
      const next = await completedBooking(owner, other, itemId)
      await reviewed(other, next, { stars })
      await deliverScheduled(next, 'review.window_ended')
    }
    for (const path of [`/api/items/${itemId}/reviews`, `/api/users/${owner.user.id}/reviews`]) {
      const seen: number[] = []
      let next: string | undefined = `${path}?limit=1`
      while (next) {
        const response: ApiResponse = await client.get(next)
        response.assertStatus(200)
        seen.push(...(response.body() as Review[]).map(({ stars }) => stars))
        next = /<([^>]+)>/.exec(response.header('link') ?? '')?.[1]
      }
      assert.deepEqual(seen, [3, 2, 1])
    }
    ;(await client.get(`/api/items/${id}/reviews`)).assertStatus(404)
    ;(await client.get(`/api/users/${id}/reviews`)).assertStatus(404)
  })
})
