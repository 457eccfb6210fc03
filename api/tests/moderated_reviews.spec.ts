import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { PublicUser } from '@saajha/contract/user'
import type { Review } from '@saajha/contract/review'
import { blockMember } from '#modules/moderation/commands/block_member'
import { unblockMember } from '#modules/moderation/commands/unblock_member'
import { sql } from '#shared/database/sql'
import { bookingOf, deliverScheduled } from '#tests/booking'
import { listItem } from '#tests/listing'
import { mailsTo, makeDue } from '#tests/mails'
import type { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { completedBooking, endWindow, newReviewer, reviewed } from '#tests/review'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { notificationsOf } from '#tests/notifications'

const OPERATOR = { by: 'console', reason: 'Reported by three renters' }

test.group('The review of a suspended member', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context: { client } }: { context: { client: ApiClient } }) => {
    owner = await newReviewer(client, 'Asha Kulkarni')
    renter = await newReviewer(client, 'Ravi Nair')
    id = await completedBooking(owner, renter, (await listItem(owner)).id)
    await reviewed(renter, id, { text: 'Good lens' })
    await blockMember(renter.user.username, OPERATOR)
  })

  const seenByOwner = async () => (await bookingOf(owner, id)).review!

  test('is published when the suspension ends after the window', async ({ assert }) => {
    assert.equal((await seenByOwner()).other, 'waiting', 'nothing shows the suspension before')
    await endWindow(id)
    await deliverScheduled(id, 'review.window_ended')
    assert.equal((await seenByOwner()).other, 'none')
    await unblockMember(renter.user.username, OPERATOR)
    await waitForDeliveries()
    const seen = await seenByOwner()
    assert.containsSubset(seen, { may: false, mine: null, other: 'published' })
    assert.equal(seen.theirs!.text, 'Good lens')
  }).tags(['@long'])

  test('waits for the end of the window when the suspension ends before', async ({ assert }) => {
    await unblockMember(renter.user.username, OPERATOR)
    await waitForDeliveries()
    assert.equal((await seenByOwner()).other, 'waiting')
  })
})

test.group('A reported review and the answer to it', (group) => {
  let client: ApiClient
  let owner: Member
  let renter: Member
  let reader: Member
  let admin: Member
  let other: Member
  let itemId: string
  let id: string
  let reviewId: string

  group.each.setup(async ({ context }: { context: { client: ApiClient } }) => {
    client = context.client
    owner = await newReviewer(client, 'Asha Kulkarni')
    renter = await newReviewer(client, 'Ravi Nair')
    reader = await newReviewer(client, 'Meera Iyer')
    admin = await newAdmin(client)
    other = await newAdmin(client)
    itemId = (await listItem(owner, { title: 'Canon 80D' })).id
    id = await completedBooking(owner, renter, itemId)
    await reviewed(renter, id, { stars: 1, text: 'The lens was cracked' })
    await reviewed(owner, id, { stars: 2 })
    reviewId = (await listed())[0]!.id
    const answered = await owner
      .put(`/api/reviews/${reviewId}/answer`)
      .json({ text: 'You are a liar, call me on 9876543210' })
    answered.assertStatus(200)
    await waitForDeliveries()
  })

  const listed = async (by: Pick<Member, 'get'> = client): Promise<Review[]> =>
    (await by.get(`/api/items/${itemId}/reviews`)).body()
  const report = async (by: Member, subjectKind: string, reason = 'offensive') =>
    by.post('/api/reports').json({ subjectKind, subjectId: reviewId, reason })
  const decide = (by: Member, ticket: string, actions: string[]) =>
    by.put(`/api/admin/reports/${ticket}`).json({
      decision: 'upheld',
      actions: actions.map((action) => ({ action })),
      note: 'Against our rules',
      decidesSame: false,
    })
  const setVisibility = (path: string, isHidden: boolean, by = admin) =>
    by.put(`/api/admin/reviews/${reviewId}${path}/visibility`).json({ isHidden, reason: 'Untrue' })
  const ratingOfOwner = async () => {
    await waitForDeliveries()
    return ((await client.get(`/api/users/${owner.user.id}`)).body() as PublicUser).reviewCount
  }

  test('are reported apart, the answer with its review as evidence', async ({ assert }) => {
    const response = await report(reader, 'review_answer')
    response.assertStatus(201)
    assert.notEqual((await report(reader, 'review')).body().ticket, response.body().ticket)
    const repeated = await report(reader, 'review_answer')
    assert.equal(repeated.body().ticket, response.body().ticket)
    const desk = (await admin.get(`/api/admin/reports/${response.body().ticket}`)).body()
    assert.containsSubset(desk, {
      subjectKind: 'review_answer',
      title: 'You are a liar, call me on 9876543210',
      isHidden: false,
      member: { id: owner.user.id },
      evidence: { body: 'You are a liar, call me on 9876543210', review: 'The lens was cracked' },
    })
    assert.include(desk.possible, 'hide_review_answer')
    assert.notInclude(desk.possible, 'hide_review')
  })

  test('are not reported by those who wrote them, and no answer where there is none', async () => {
    ;(await report(owner, 'review_answer')).assertStatus(422)
    ;(await report(renter, 'review')).assertStatus(422)
    await sql(db, 'update reviews set answer = null, answered_at = null where id = $1', [reviewId])
    ;(await report(reader, 'review_answer')).assertStatus(404)
  })

  test('lose the answer alone when it is hidden: no one reads it, and there is no second one', async ({
    assert,
  }) => {
    const { ticket } = (await report(renter, 'review_answer')).body()
    const decided = await decide(admin, ticket, ['hide_review_answer'])
    decided.assertStatus(200)
    assert.isEmpty(decided.body().skipped)
    for (const by of [client, reader, renter, owner, admin]) {
      const response = await by.get(`/api/items/${itemId}/reviews`)
      assert.containsSubset(response.body(), [{ text: 'The lens was cracked', answer: null }])
      assert.notInclude(response.text(), 'liar')
    }
    assert.isNull((await bookingOf(renter, id)).review!.answerHiddenReason)
    const { review: seen } = await bookingOf(owner, id)
    assert.equal(seen!.answerHiddenReason, 'Against our rules')
    assert.isNull(seen!.theirs!.answer)
    const second = await owner.put(`/api/reviews/${reviewId}/answer`).json({ text: 'Sorry' })
    second.assertStatus(409)
    ;(await report(reader, 'review_answer')).assertStatus(404)
    const outcome = (await renter.get(`/api/reports/${ticket}`)).body().outcome
    assert.deepEqual(outcome.actions, ['hide_review_answer'])
    assert.equal(await ratingOfOwner(), 1)
  })

  test('are shown again by an administrator, with their stars', async ({ assert }) => {
    ;(await setVisibility('', true)).assertStatus(200)
    assert.isEmpty(await listed())
    assert.equal(await ratingOfOwner(), 0)
    ;(await setVisibility('/answer', true)).assertStatus(200)
    ;(await setVisibility('', false)).assertStatus(200)
    assert.containsSubset(await listed(), [{ stars: 1, answer: null }])
    assert.equal(await ratingOfOwner(), 1)
    ;(await setVisibility('/answer', false)).assertStatus(200)
    ;(await setVisibility('/answer', false)).assertStatus(200)
    assert.containsSubset(await listed(), [{ answer: 'You are a liar, call me on 9876543210' }])
    const { rows } = await db.rawQuery(
      'select action from moderation_actions where subject = ? order by created_at, id',
      [reviewId]
    )
    assert.deepEqual(
      rows.map(({ action }: { action: string }) => action),
      ['review_hidden', 'review_answer_hidden', 'review_shown', 'review_answer_shown']
    )
  })

  test('are neither hidden nor shown by an administrator who has a part in them', async ({
    assert,
  }) => {
    const role = `update users set role = 'admin' where id = $1`
    await sql(db, role, [owner.user.id])
    for (const path of ['', '/answer']) {
      const response = await setVisibility(path, true, owner)
      response.assertStatus(403)
      response.assertBodyContains({ code: 'ownModeration' })
    }
    assert.lengthOf(await listed(), 1)
  })

  test('tell their authors that they are hidden, with the reason, and that they are shown again', async ({
    assert,
  }) => {
    ;(await setVisibility('', true)).assertStatus(200)
    ;(await setVisibility('/answer', true)).assertStatus(200)
    const [hidden] = await notificationsOf(renter, 'review_hidden')
    assert.containsSubset(hidden!, {
      title: 'Your review of the rental of Canon 80D was hidden',
      rejectionReason: 'Untrue',
      bookingId: id,
      itemId,
    })
    assert.isNotNull(hidden!.conversationId)
    assert.equal((await bookingOf(renter, id)).review!.mine!.hiddenReason, 'Untrue')
    assert.lengthOf(await notificationsOf(owner, 'review_answer_hidden'), 1)
    assert.isEmpty(await notificationsOf(owner, 'review_hidden'))
    await makeDue(renter, 'send_email')
    await waitForDeliveries()
    const mails = await mailsTo(renter.user.email)
    assert.isTrue(mails.some(({ text }) => text?.includes('Reason: Untrue')))
    ;(await setVisibility('', false)).assertStatus(200)
    assert.lengthOf(await notificationsOf(renter, 'review_shown'), 1)
    assert.isNull((await bookingOf(renter, id)).review!.mine!.hiddenReason)
  })

  test('are shown again by an upheld appeal of those who wrote them', async ({ assert }) => {
    const url = `/api/reviews/${reviewId}/appeals`
    const body = { body: 'It is true, see the photos' }
    const cases = [
      { path: '', author: renter, kind: 'review', text: 'The lens was cracked' },
      { path: '/answer', author: owner, kind: 'review_answer', text: 'You are a liar' },
    ]
    for (const { path, author, kind, text } of cases) {
      ;(await author.post(url).json(body)).assertStatus(404)
      ;(await setVisibility(path, true)).assertStatus(200)
      ;(await reader.post(url).json(body)).assertStatus(404)
      const made = await author.post(url).json(body)
      made.assertStatus(201)
      ;(await author.post(url).json(body)).assertStatus(409)
      const { ticket } = made.body()
      const desk = (await other.get(`/api/admin/reports/${ticket}`)).body()
      assert.containsSubset(desk, {
        subjectKind: kind,
        reason: 'appeal',
        evidence: { reason: 'Untrue' },
      })
      assert.include(desk.evidence.body, text)
      ;(await decide(admin, ticket, [])).assertBodyContains({ code: 'ownAction' })
      ;(await decide(other, ticket, [])).assertStatus(200)
      const [shown] = await listed()
      assert.include(path === '' ? shown!.text : shown!.answer, text)
    }
  })
})
