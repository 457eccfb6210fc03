import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { waitUntilCaughtUp } from '#shared/changes/change_feed'
import { contact, messagesOf, sendMessage } from '#tests/conversation'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { uploadPicture } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { notificationsOf } from '#tests/notifications'
import { decideReport, makeReport } from '#tests/report'

const SECRET = 'Send me the OTP'

test.group('Showing again what a decision hid', (group) => {
  let owner: Member
  let reporter: Member
  let admin: Member
  let other: Member
  let itemId: string

  group.each.setup(async ({ context: { client } }) => {
    owner = await Member.join(client, 'Hidden Owner')
    reporter = await Member.join(client, 'Reporting Renter')
    admin = await newAdmin(client)
    other = await newAdmin(client)
    itemId = (await listItem(owner, { title: 'Canon 80D' })).id
  })

  /** Reports a subject and upholds the report with the action; returns the ticket. */
  const hide = async (
    subjectKind: string,
    subjectId: string,
    action: string,
    by = admin,
    mediaId?: string
  ) => {
    const ticket = await makeReport(reporter, { subjectKind, subjectId })
    const decided = await decideReport(by, ticket, {
      actions: [{ action, mediaId }],
      note: 'Fraud',
    })
    decided.assertStatus(200)
    return ticket
  }
  const hideItem = (by = admin) => hide('item', itemId, 'hide_item', by)
  const writeMessage = async () => {
    const { conversationId } = await contact(reporter, itemId)
    await sendMessage(owner, conversationId!, SECRET)
    return { conversationId: conversationId!, reference: `${conversationId}:2` }
  }
  const hidingOf = async (ticket: string) =>
    (await admin.get(`/api/admin/reports/${ticket}`)).body().hiding
  const undo = (actionId: string, by = admin, reason = 'It was a mistake') =>
    by.post(`/api/admin/actions/${actionId}/undo`).json({ reason })
  const statusOfItem = async () => {
    await waitUntilCaughtUp()
    return (await reporter.get(`/api/items/${itemId}`)).status()
  }
  const actionsOf = async (userId: string) =>
    (await admin.get(`/api/admin/actions?userId=${userId}`)).body()

  test('makes a listing public, tells its owner, and stands in the log of the report', async ({
    assert,
  }) => {
    const ticket = await hideItem()
    assert.equal(await statusOfItem(), 404)
    const hiding = await hidingOf(ticket)
    assert.containsSubset(hiding, { action: 'item_hidden', doneBy: 'Anita Admin', reason: 'Fraud' })
    ;(await undo(hiding.id)).assertStatus(204)
    assert.equal(await statusOfItem(), 200)
    assert.isNull(await hidingOf(ticket))
    const [shown, ...others] = await notificationsOf(owner, 'item_shown')
    assert.isEmpty(others)
    assert.equal(shown!.itemId, itemId)
    const [logged] = await actionsOf(owner.user.id)
    assert.containsSubset(logged, { action: 'item_shown', reason: 'It was a mistake', ticket })
  })

  test('lets both members read a message, and tells its author, as its hiding did', async ({
    assert,
  }) => {
    const { conversationId, reference } = await writeMessage()
    const ticket = await hide('message', reference, 'hide_message')
    const last = async (member: Member) => (await messagesOf(member, conversationId)).at(-1)!
    assert.isNull((await last(reporter)).body)
    const [hidden] = await notificationsOf(owner, 'message_hidden')
    assert.containsSubset(hidden!, {
      title: 'Your message about Canon 80D was hidden',
      message: 'Only you can see it. Reason: Fraud',
      conversationId,
      itemId,
    })
    ;(await undo((await hidingOf(ticket)).id)).assertStatus(204)
    for (const member of [reporter, owner]) {
      const message = await last(member)
      assert.equal(message.body, SECRET)
      assert.notProperty(message, 'isHidden')
    }
    const [shown, ...others] = await notificationsOf(owner, 'message_shown')
    assert.isEmpty(others)
    assert.containsSubset(shown!, { conversationId, rejectionReason: null })
    assert.isEmpty(await notificationsOf(reporter, 'message_shown'))
    const [logged] = await actionsOf(owner.user.id)
    assert.containsSubset(logged, { action: 'message_shown', ticket })
  })

  /** Uploads a picture for a listing; returns its id, its URL and the id of the listing. */
  const listPicture = async () => {
    const url = await uploadPicture(owner)
    const { id } = await listItem(owner, { imageUrls: [url] })
    await waitForDeliveries()
    return { url, mediaId: url.split('/')[2]!, listingId: id }
  }
  const pictureOf = async (ticket: string) =>
    (await admin.get(`/api/admin/reports/${ticket}`)).body().media[0]

  test('serves a picture to everyone again, and tells its member', async ({ client, assert }) => {
    const { url, mediaId, listingId } = await listPicture()
    const ticket = await hide('item', listingId, 'hide_media', admin, mediaId)
    ;(await client.get(url)).assertStatus(404)
    const { hidingId } = await pictureOf(ticket)
    ;(await undo(hidingId)).assertStatus(204)
    ;(await client.get(url)).assertStatus(200)
    assert.containsSubset(await pictureOf(ticket), { isHidden: false, hidingId: null })
    const [shown, ...others] = await notificationsOf(owner, 'media_shown')
    assert.isEmpty(others)
    assert.equal(shown!.title, 'A picture or video of yours is shown again')
    assert.isEmpty(await notificationsOf(reporter, 'media_shown'))
    const [logged] = await actionsOf(owner.user.id)
    assert.containsSubset(logged, { action: 'media_shown', reason: 'It was a mistake', ticket })
  })

  test('shows a picture once, for no administrator whose picture it is or who reported it, and undoes no newer hiding', async ({
    client,
  }) => {
    owner = await newAdmin(client)
    const { url, mediaId, listingId } = await listPicture()
    const first = await pictureOf(await hide('item', listingId, 'hide_media', admin, mediaId))
    const own = await undo(first.hidingId, owner)
    own.assertStatus(403)
    own.assertBodyContains({ code: 'ownModeration' })
    ;(await undo(first.hidingId)).assertStatus(204)
    const again = await undo(first.hidingId, other)
    again.assertStatus(409)
    again.assertBodyContains({ code: 'hidingUndone' })
    reporter = await newAdmin(client)
    const newer = await pictureOf(await hide('item', listingId, 'hide_media', other, mediaId))
    ;(await undo(newer.hidingId, reporter)).assertStatus(403)
    const replaced = await undo(first.hidingId)
    replaced.assertStatus(409)
    replaced.assertBodyContains({ code: 'hidingReplaced' })
    ;(await client.get(url)).assertStatus(404)
  })

  test('finds nothing of a picture that was deleted', async () => {
    const { mediaId, listingId } = await listPicture()
    const { hidingId } = await pictureOf(
      await hide('item', listingId, 'hide_media', admin, mediaId)
    )
    await db.rawQuery('delete from media where id = ?', [mediaId])
    const response = await undo(hidingId)
    response.assertStatus(404)
    response.assertBodyContains({ code: 'hidingNotFound' })
  })

  test('is done by one of two administrators; the other administrator reads who did it', async ({
    assert,
  }) => {
    const { reference } = await writeMessage()
    for (const ticket of [await hideItem(), await hide('message', reference, 'hide_message')]) {
      const { id } = await hidingOf(ticket)
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, n) => undo(id, n % 2 ? admin : other))
      )
      assert.lengthOf(
        responses.filter((response) => response.status() === 204),
        1
      )
      const rejected = responses.filter((response) => response.status() === 409)
      assert.lengthOf(rejected, 9)
      rejected[0]!.assertBodyContains({
        code: 'hidingUndone',
        message: 'Anita Admin has already shown it again.',
        params: { administrator: 'Anita Admin' },
      })
    }
    for (const type of ['item_shown', 'message_shown'] as const)
      assert.lengthOf(await notificationsOf(owner, type), 1, type)
  })

  test('undoes no newer hiding of the same', async ({ assert }) => {
    const { reference } = await writeMessage()
    for (const [kind, id, action] of [
      ['item', itemId, 'hide_item'],
      ['message', reference, 'hide_message'],
    ] as const) {
      const first = await hidingOf(await hide(kind, id, action))
      ;(await undo(first.id)).assertStatus(204)
      const newer = await hide(kind, id, action, other)
      const response = await undo(first.id)
      response.assertStatus(409)
      response.assertBodyContains({ code: 'hidingReplaced' })
      const second = await hidingOf(newer)
      assert.notEqual(second.id, first.id)
      ;(await undo(second.id)).assertStatus(204)
    }
    assert.lengthOf(await notificationsOf(owner, 'item_shown'), 2)
  })

  test('is for no administrator whose listing or message it is, and needs a reason', async ({
    client,
    assert,
  }) => {
    const ownerAndAdmin = await newAdmin(client)
    itemId = (await listItem(ownerAndAdmin)).id
    const { conversationId } = await contact(reporter, itemId)
    await sendMessage(ownerAndAdmin, conversationId!, SECRET)
    const tickets = [await hideItem(), await hide('message', `${conversationId}:2`, 'hide_message')]
    for (const ticket of tickets) {
      const { id } = await hidingOf(ticket)
      const own = await undo(id, ownerAndAdmin)
      own.assertStatus(403)
      own.assertBodyContains({ code: 'ownModeration' })
      ;(await undo(id, admin, ' ')).assertStatus(422)
      assert.equal((await hidingOf(ticket)).id, id)
    }
  })

  test('is for no administrator who reported it', async ({ client, assert }) => {
    reporter = await newAdmin(client)
    const { id } = await hidingOf(await hideItem())
    const own = await undo(id, reporter)
    own.assertStatus(403)
    own.assertBodyContains({ code: 'ownModeration' })
    assert.equal(await statusOfItem(), 404)
  })

  test('finds nothing in an action that hides nothing, or whose listing was deleted', async () => {
    const { id } = await hidingOf(await hideItem())
    const decided = (await actionsOf(owner.user.id)).find(
      ({ action }: { action: string }) => action === 'report_decided'
    )
    ;(await owner.delete(`/api/items/${itemId}`)).assertStatus(204)
    for (const each of [id, decided.id, owner.user.id, 'nothing']) {
      const response = await undo(each)
      response.assertStatus(404)
      response.assertBodyContains({ code: 'hidingNotFound' })
    }
  })

  test('closes the open appeal against the hiding', async ({ assert }) => {
    const { id } = await hidingOf(await hideItem())
    const appeal = await owner.post(`/api/items/${itemId}/appeals`).json({ body: 'It is mine' })
    appeal.assertStatus(201)
    ;(await undo(id)).assertStatus(204)
    assert.equal(
      (await owner.get(`/api/reports/${appeal.body().ticket}`)).body().state,
      'duplicate'
    )
  })

  test('keeps a listing from the public while its owner is suspended', async ({ assert }) => {
    const ticket = await hideItem()
    const setSuspended = (isSuspended: boolean) =>
      admin
        .put(`/api/admin/members/${owner.user.id}/suspension`)
        .json({ isSuspended, reason: 'Fraud' })
    ;(await setSuspended(true)).assertStatus(200)
    ;(await undo((await hidingOf(ticket)).id)).assertStatus(204)
    assert.equal(await statusOfItem(), 404)
    ;(await setSuspended(false)).assertStatus(200)
    assert.equal(await statusOfItem(), 200)
  })
})
