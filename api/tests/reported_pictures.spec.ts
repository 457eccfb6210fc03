import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM } from '#modules/moderation/rules/operator'
import { shareImageOf } from '#modules/catalogue/storefront/share_image'
import { listItem } from '#tests/listing'
import { confirmEmail } from '#tests/mails'
import { Member } from '#tests/member'
import { uploadPicture } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { notificationsOf } from '#tests/notifications'
import { NOTE, reportedListing } from '#tests/report'

test.group('A picture that is reported as intimate', () => {
  test('is hidden at once for a member of a week, and shown again on dismissal', async ({
    client,
    assert,
  }) => {
    const { owner, reporter, admin, report, decide, desk } = await reportedListing(client)
    const trusted = await joinTrusted(client)
    const [first, second] = [await newPicture(owner), await newPicture(owner)]
    const statusOf = async (url: string) => (await client.get(url)).status()
    const shareImage = async () => {
      const { path } = shareImageOf(
        (await client.get(`/api/items/${first.subjectId}`)).body(),
        'en'
      )
      const response = await client.get(path).redirects(0)
      return response.header('content-type')
    }
    const reportPicture = async ({ subjectId }: { subjectId: string }, by: Member) => {
      const ticket = await report({ subjectId, reason: 'intimate' }, by)
      await waitForDeliveries()
      return ticket
    }
    await reportPicture(first, reporter)
    assert.equal(await statusOf(first.url), 200)
    assert.equal(await shareImage(), 'image/jpeg')
    const ticket = await reportPicture(first, trusted)
    assert.equal(await statusOf(first.url), 404)
    assert.notEqual(await shareImage(), 'image/jpeg')
    ;(await owner.get(first.url)).assertStatus(404)
    await reportPicture(second, trusted)
    assert.equal(await statusOf(second.url), 200)

    const { media, log } = await desk(`reports/${ticket}`)
    assert.containsSubset(media, [{ isHidden: true }])
    assert.containsSubset(log, [{ action: 'media_hidden', doneBy: 'system', ticket }])
    ;(await admin.get(media[0].url)).assertStatus(200)
    ;(await owner.get(media[0].url)).assertStatus(404)
    const hiding = log.find(({ action }: { action: string }) => action === 'media_hidden')
    const undo = await admin.post(`/api/admin/actions/${hiding.id}/undo`).json({ reason: 'Not so' })
    undo.assertStatus(404)
    assert.isNull(media[0].hidingId)
    assert.equal(await statusOf(first.url), 404)
    ;(await reporter.get(media[0].url)).assertStatus(404)
    ;(await decide(ticket, { decision: 'dismissed' })).assertStatus(200)
    assert.equal(await statusOf(first.url), 200)

    const [other] = (await desk(`reports?q=${owner.user.username}&state=open&reason=intimate`))
      .map((each: { ticket: string }) => each.ticket)
      .filter((each: string) => each !== ticket)
    const mediaId = media[0].id
    ;(await decide(other, { actions: [{ action: 'hide_media', mediaId }] })).assertStatus(200)
    assert.equal(await statusOf(first.url), 404)
    const [hidden, ...others] = await notificationsOf(owner, 'media_hidden')
    assert.isEmpty(others)
    assert.equal(hidden!.message, `No one can see it. Reason: ${NOTE}`)
  })

  test('is hidden at once although it was reported as a scam before, and stays so when only the scam is dismissed', async ({
    client,
  }) => {
    const { owner, report, decide } = await reportedListing(client)
    const trusted = await joinTrusted(client)
    const { url, subjectId } = await newPicture(owner)
    const scam = await report({ subjectId }, trusted)
    const intimate = await report({ subjectId, reason: 'intimate' }, trusted)
    await waitForDeliveries()
    ;(await client.get(url)).assertStatus(404)
    ;(await decide(scam, { decision: 'dismissed' })).assertStatus(200)
    ;(await client.get(url)).assertStatus(404)
    ;(await decide(intimate, { decision: 'dismissed' })).assertStatus(200)
    ;(await client.get(url)).assertStatus(200)
  })

  test('is hidden at once and stays so when the report is upheld, of which its member is told once with the reason', async ({
    client,
    assert,
  }) => {
    const { owner, reporter, admin, report, decide, desk } = await reportedListing(client)
    const { url, subjectId } = await newPicture(owner)
    const first = await report({ subjectId, reason: 'intimate' }, await joinTrusted(client))
    const same = await report({ subjectId, reason: 'intimate' }, reporter)
    await waitForDeliveries()
    assert.isEmpty(await notificationsOf(owner, 'media_hidden'))
    ;(await decide(same, { decidesSame: true })).assertStatus(200)
    ;(await client.get(url)).assertStatus(404)
    const [hidden, ...others] = await notificationsOf(owner, 'media_hidden')
    assert.isEmpty(others)
    assert.equal(hidden!.message, `No one can see it. Reason: ${NOTE}`)
    const { media, log } = await desk(`reports/${first}`)
    const [hiding] = log.filter(({ action }: { action: string }) => action === 'media_hidden')
    assert.containsSubset(hiding, { doneBy: 'Anita Admin', ticket: same, reason: NOTE })
    assert.equal(media[0].hidingId, hiding.id)
    const undo = await admin.post(`/api/admin/actions/${hiding.id}/undo`).json({ reason: 'Not so' })
    undo.assertStatus(204)
    ;(await client.get(url)).assertStatus(200)
    assert.lengthOf(await notificationsOf(owner, 'media_shown'), 1)
  })

  test('is hidden at once although its variants are not made yet', async ({ client }) => {
    const { owner, report } = await reportedListing(client)
    const { url, subjectId } = await newPicture(owner)
    const setState = (state: string) =>
      db.rawQuery('update media set state = ? where owner_id = ?', [state, owner.user.id])
    await setState('stored')
    await report({ subjectId, reason: 'intimate' }, await joinTrusted(client))
    await waitForDeliveries()
    await setState('ready')
    ;(await client.get(url)).assertStatus(404)
  })

  test('is hidden at once for a reporter whose last one was hidden the day before', async ({
    client,
  }) => {
    const { owner, report } = await reportedListing(client)
    const trusted = await joinTrusted(client)
    await db.rawQuery(
      `insert into moderation_actions (action, subject, reason, done_by, report_id, created_at)
       select 'media_hidden', ?, 'Reported', ?, id, now() - interval '25 hours' from reports where ticket = ?`,
      [randomUUID(), SYSTEM, await report({}, trusted)]
    )
    const { url, subjectId } = await newPicture(owner)
    await report({ subjectId, reason: 'intimate' }, trusted)
    await waitForDeliveries()
    ;(await client.get(url)).assertStatus(404)
  })

  test('is not hidden at once after an earlier report of it was dismissed', async ({
    client,
    assert,
  }) => {
    const { owner, report, decide, desk } = await reportedListing(client)
    const { url, subjectId } = await newPicture(owner)
    for (const status of [404, 200]) {
      const ticket = await report({ subjectId, reason: 'intimate' }, await joinTrusted(client))
      await waitForDeliveries()
      ;(await client.get(url)).assertStatus(status)
      ;(await decide(ticket, { decision: 'dismissed' })).assertStatus(200)
      ;(await client.get(url)).assertStatus(200)
    }
    const ticket = await report({ subjectId, reason: 'intimate' })
    const [{ id: mediaId }] = (await desk(`reports/${ticket}`)).media
    ;(await decide(ticket, { actions: [{ action: 'hide_media', mediaId }] })).assertStatus(200)
    assert.equal((await client.get(url)).status(), 404)
  })
})

/** A member whose reports of an intimate picture hide it at once. */
async function joinTrusted(client: ApiClient): Promise<Member> {
  const member = await Member.join(client, 'Trusted Reporter')
  await confirmEmail(member)
  await db.rawQuery(`update users set created_at = now() - interval '8 days' where id = ?`, [
    member.user.id,
  ])
  return member
}

/** Lists an item with a new picture, whose variants are made. */
async function newPicture(owner: Member): Promise<{ url: string; subjectId: string }> {
  const url = await uploadPicture(owner)
  const { id } = await listItem(owner, { imageUrls: [url] })
  await waitForDeliveries()
  return { url, subjectId: id }
}
