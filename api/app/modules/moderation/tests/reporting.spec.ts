import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { LIMITS } from '@saajha/contract/limits'
import ItemHide from '#commands/item_hide'
import { newTicket } from '#modules/moderation/rules/ticket'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { changed, requestBooking } from '#tests/booking'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { runCommand } from '#tests/run_command'

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000'
const TICKET = /^SJ-[2-9A-HJKMNP-RT-Y]{4}-[2-9A-HJKMNP-RT-Y]{2}$/
const ITEM_ERROR = errorBody('itemNotFound', 'Item not found')
const MEMBER_ERROR = errorBody('memberNotFound', "We couldn't find this member.")
const MESSAGE_ERROR = errorBody('messageNotFound', "We couldn't find this message.")
const BOOKING_ERROR = errorBody('bookingNotFound', "We couldn't find this booking.")
const REPORT_ERROR = errorBody('reportNotFound', "We couldn't find a report with this number.")
const OWN_ERROR = errorBody('ownReport', "You can't report yourself or what is yours.")

test.group('Reporting', (group) => {
  let owner: Member
  let reporter: Member
  let item: Item

  group.each.setup(async ({ context: { client } }) => {
    owner = await Member.join(client, 'Reported Owner')
    reporter = await Member.join(client, 'Reporting Renter')
    item = await listItem(owner)
  })

  const report = (subjectKind: string, subjectId: string, more: object = {}, by = reporter) =>
    by.post('/api/reports').json({ subjectKind, subjectId, reason: 'scam', ...more })
  const reportItem = (more: object = {}, by = reporter) => report('item', item.id, more, by)

  /** Writes to the owner, who answers; returns the conversation's id. */
  const converse = async (answer = 'Pay first') => {
    const contact = { itemId: item.id, interactionType: 'message', message: 'Is it free?' }
    const sent = await reporter.post('/api/contact-interactions').json(contact)
    const { conversationId } = sent.body()
    const path = `/api/conversations/${conversationId}/messages`
    ;(await owner.post(path).json({ body: answer })).assertStatus(201)
    return conversationId as string
  }

  test('returns a ticket and the time by which it is decided', async ({ assert }) => {
    const response = await reportItem({ body: '  It is not his.  ' })
    response.assertStatus(201)
    assert.sameMembers(Object.keys(response.body()), ['ticket', 'dueAt'])
    assert.match(response.body().ticket, TICKET)
    const row = await reportOf(response.body().ticket)
    assert.containsSubset(row, {
      reporter_id: reporter.user.id,
      reporter_email: null,
      subject_kind: 'item',
      subject_id: item.id,
      subject_member_id: owner.user.id,
      reason: 'scam',
      body: 'It is not his.',
      state: 'open',
      decided_by: null,
    })
    assert.equal(new Date(response.body().dueAt).getTime(), row.due_at.getTime())
  })

  test('a report because of “{reason}” is due within {hours} hours')
    .with([
      { reason: 'scam', hours: 168 },
      { reason: 'other', hours: 168 },
      { reason: 'intimate', hours: 2 },
      { reason: 'impersonation', hours: 2 },
      { reason: 'private_data', hours: 36 },
      { reason: 'offensive', hours: 36 },
      { reason: 'extortion', hours: 36 },
    ])
    .run(async ({ assert }, { reason, hours }) => {
      const { ticket } = (await reportItem({ reason })).body()
      const { due_at, created_at } = await reportOf(ticket)
      assert.equal(due_at - created_at, hours * 3_600_000)
    })

  test('keeps the listing as it was when it was reported', async ({ assert }) => {
    const photo = '/media/01890000-0000-7000-8000-000000000000/full.webp'
    await db.rawQuery('update items set image_urls = ? where id = ?', [[photo], item.id])
    const { ticket } = (await reportItem()).body()
    const change = { title: 'Harmless', description: 'Nothing to see', imageUrls: [] }
    ;(await owner.put(`/api/items/${item.id}`).json(change)).assertStatus(200)
    ;(await owner.delete(`/api/items/${item.id}`)).assertStatus(204)
    const { owner: _, ...fields } = item
    const { evidence } = await reportOf(ticket)
    assert.deepEqual(evidence, { ...fields, imageUrls: [photo] })
  })

  test('keeps the name and picture of a member as they were', async ({ assert }) => {
    const { ticket } = (await report('member', owner.user.id)).body()
    const path = `/api/users/${owner.user.id}`
    ;(await owner.put(path).json({ fullName: 'Other Name' })).assertStatus(200)
    const { evidence, subject_member_id } = await reportOf(ticket)
    assert.containsSubset(evidence, { fullName: 'Reported Owner', profileImageUrl: null })
    assert.equal(subject_member_id, owner.user.id)
  })

  test('keeps the text of a message and its warnings', async ({ assert }) => {
    const conversationId = await converse('Send me the OTP')
    const response = await report('message', `${conversationId.toUpperCase()}:2`)
    response.assertStatus(201)
    const row = await reportOf(response.body().ticket)
    assert.equal(row.subject_id, `${conversationId}:2`)
    assert.equal(row.subject_member_id, owner.user.id)
    assert.containsSubset(row.evidence, {
      conversationId,
      no: 2,
      itemId: item.id,
      authorId: owner.user.id,
      body: 'Send me the OTP',
      warnings: ['otp'],
    })
    assert.notInclude(JSON.stringify(row.evidence), 'Is it free?')
  })

  test('shows an administrator the words of older texts in their order, without marks that reverse them', async ({
    client,
    assert,
  }) => {
    const { ticket } = (await reportItem({ body: 'Pay 500' })).body()
    await db.rawQuery(
      `update reports set body = ?, evidence = jsonb_set(evidence, '{description}', to_jsonb(?::text)) where ticket = ?`,
      ['Pay \u202e500', 'Only \u2067100\u2069', ticket]
    )
    const admin = await newAdmin(client)
    const shown = (await admin.get(`/api/admin/reports/${ticket}`)).body()
    assert.equal(shown.body, 'Pay 500')
    assert.equal(shown.evidence.description, 'Only 100')
    assert.equal(shown.evidence.title, item.title)
  })

  test('keeps what the other member wrote in a booking, for either member', async ({
    client,
    assert,
  }) => {
    const bookingId = await requestBooking(reporter, item.id)
    await changed(owner, bookingId, { state: 'accepted' })
    const record = {
      stage: 'start',
      by: 'owner',
      parts: ['Tell me the OTP'],
      depositNote: null,
      note: 'Old',
    }
    for (const [by, note] of [
      ['owner', 'Old'],
      ['owner', 'Scratched'],
      ['renter', 'All fine'],
    ])
      await db.rawQuery(
        'insert into handovers (booking_id, stage, by_side, parts, note) values (?, ?, ?, ?, ?)',
        [bookingId, 'start', by, by === 'owner' ? record.parts : [], note]
      )
    const note = 'Install AnyDesk'
    await changed(owner, bookingId, { state: 'cancelled', reason: 'other', note })
    const response = await report('booking', bookingId.toUpperCase())
    response.assertStatus(201)
    const row = await reportOf(response.body().ticket)
    assert.equal(row.subject_id, bookingId)
    assert.equal(row.subject_member_id, owner.user.id)
    assert.containsSubset(row.evidence, { bookingId, itemId: item.id, note })
    assert.sameMembers(row.evidence.warnings, ['otp', 'remoteAccess'])
    assert.containsSubset(row.evidence.records, [record, { ...record, note: 'Scratched' }])
    assert.notInclude(JSON.stringify(row.evidence), 'All fine')
    assert.equal((await report('booking', bookingId)).body().ticket, response.body().ticket)

    const byOwner = await report('booking', bookingId, {}, owner)
    byOwner.assertStatus(201)
    const other = await reportOf(byOwner.body().ticket)
    assert.equal(other.subject_member_id, reporter.user.id)
    assert.isNull(other.evidence.note)
    assert.isEmpty(other.evidence.warnings)
    assert.notInclude(JSON.stringify(other.evidence), 'Scratched')

    const outsider = await Member.join(client, 'Curious Outsider')
    for (const unknown of [
      await report('booking', bookingId, {}, outsider),
      await report('booking', UNKNOWN_ID),
      await report('booking', 'b1'),
    ]) {
      unknown.assertStatus(404)
      assert.deepEqual(unknown.body(), BOOKING_ERROR)
    }
  })

  test('returns the first ticket for a repeated report until it is decided, and adds its words to it once', async ({
    assert,
  }) => {
    const first = (await reportItem({ body: 'First' })).body()
    for (const body of ['Again', 'Again', undefined, 'x'.repeat(LIMITS.reportText.max)]) {
      const again = await reportItem({ reason: 'forbidden', body })
      again.assertStatus(201)
      assert.deepEqual(again.body(), first)
    }
    assert.equal((await reportOf(first.ticket)).body, 'First\nAgain')
    assert.notEqual((await report('member', owner.user.id)).body().ticket, first.ticket)
    await db.rawQuery(`update reports set state = 'dismissed' where ticket = ?`, [first.ticket])
    assert.notEqual((await reportItem()).body().ticket, first.ticket)
  })

  test('makes a report of its own for a more urgent reason, once, that counts to the limit', async ({
    assert,
  }) => {
    const made = (await reportItem()).body()
    const inTurn = async (reason: string) => (await reportItem({ reason })).body().ticket
    const [offensive, extortion, impersonation, intimate] = [
      await inTurn('offensive'),
      await inTurn('extortion'),
      await inTurn('impersonation'),
      await inTurn('intimate'),
    ]
    assert.lengthOf(new Set([made.ticket, offensive, impersonation, intimate]), 4)
    assert.equal(extortion, offensive)
    const row = await reportOf(intimate)
    assert.equal(row.due_at - row.created_at, 2 * 3_600_000)
    assert.equal(row.evidence.title, item.title)
    assert.equal(await inTurn('other'), made.ticket)
    assert.equal(await inTurn('private_data'), offensive)
    assert.equal(await inTurn('impersonation'), impersonation)
    assert.equal(await inTurn('intimate'), intimate)
    ;(await report('member', owner.user.id)).assertStatus(201)
    assertRateLimited(await report('item', (await listItem(owner)).id), 3_600)
  })

  test('returns the first ticket of the same reason also if its time was longer then', async ({
    assert,
  }) => {
    const { ticket } = (await reportItem({ reason: 'offensive' })).body()
    await db.rawQuery(
      `update reports set due_at = created_at + interval '7 days' where ticket = ?`,
      [ticket]
    )
    const again = await reportItem({ reason: 'offensive' })
    again.assertStatus(201)
    assert.equal(again.body().ticket, ticket)
  })

  test('returns the first ticket also after the listing was deleted', async ({ assert }) => {
    const first = (await reportItem()).body()
    ;(await owner.delete(`/api/items/${item.id}`)).assertStatus(204)
    const again = await report('item', item.id.toUpperCase())
    again.assertStatus(201)
    assert.deepEqual(again.body(), first)
  })

  test('accepts complaints about the platform, each text once, due within 30 days', async ({
    assert,
  }) => {
    const complain = (body: string, by = reporter) =>
      by.post('/api/reports').json({ subjectKind: 'platform', reason: 'complaint', body })
    const first = await complain('The search is broken')
    first.assertStatus(201)
    assert.sameMembers(Object.keys(first.body()), ['ticket', 'dueAt'])
    const row = await reportOf(first.body().ticket)
    assert.deepEqual([row.subject_id, row.subject_member_id, row.evidence], [null, null, {}])
    assert.equal(row.due_at - row.created_at, 30 * 86_400_000)
    assert.deepEqual((await complain('The search is broken')).body(), first.body())
    assert.notEqual((await complain('Nobody answers')).body().ticket, first.body().ticket)
    const ofOwner = await complain('The search is broken', owner)
    assert.notEqual(ofOwner.body().ticket, first.body().ticket)
    const read = (await reporter.get(`/api/reports/${first.body().ticket}`)).body()
    assert.containsSubset(read, { subjectKind: 'platform', subjectId: null, reason: 'complaint' })
  })

  test('makes one report of ten concurrent ones by a member', async ({ client, assert }) => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => [reportItem(), report('item', item.id.toUpperCase())]).flat()
    )
    responses.forEach((response) => response.assertStatus(201))
    const tickets = responses.map((response) => response.body().ticket)
    assert.lengthOf(new Set(tickets), 1)
    const other = await Member.join(client, 'Other Reporter')
    assert.notEqual((await reportItem({}, other)).body().ticket, tickets[0])
    const { rows } = await db.rawQuery('select from reports where subject_id = ?', [item.id])
    assert.lengthOf(rows, 2)
  })

  test('chooses another ticket when one is taken', async ({ assert, cleanup }) => {
    const { randomInt } = crypto
    const setRandomInt = (replacement: unknown) => {
      crypto.randomInt = replacement as typeof randomInt
      syncBuiltinESMExports()
    }
    cleanup(() => setRandomInt(randomInt))
    const drawn: number[] = []
    setRandomInt((max: number) => {
      const letter = randomInt(max)
      drawn.push(letter)
      return letter
    })
    const taken = (await reportItem()).body().ticket
    const again = drawn.slice(-6)
    setRandomInt((max: number) => again.shift() ?? randomInt(max))
    const { ticket } = (await report('member', owner.user.id)).body()
    assert.match(ticket, TICKET)
    assert.notEqual(ticket, taken)
    assert.isEmpty(again)
  })

  test('responds 404 for a listing that the reporter cannot see', async ({ assert }) => {
    const assertUnknown = async (id: string) => {
      const response = await report('item', id)
      response.assertStatus(404)
      assert.deepEqual(response.body(), ITEM_ERROR)
    }
    await assertUnknown(UNKNOWN_ID)
    await assertUnknown('bike')
    await runCommand(ItemHide, [item.id, '--reason', 'Under investigation'])
    await assertUnknown(item.id)
    const deleted = await listItem(owner)
    await owner.delete(`/api/items/${deleted.id}`)
    await assertUnknown(deleted.id)
  })

  test('responds 404 for an unknown member', async ({ assert }) => {
    for (const id of [UNKNOWN_ID, 'asha']) {
      const response = await report('member', id)
      response.assertStatus(404)
      assert.deepEqual(response.body(), MEMBER_ERROR)
    }
  })

  test('responds 404 for a message of other members, an unknown one and a line of the system', async ({
    client,
    assert,
  }) => {
    const conversationId = await converse()
    const call = { itemId: item.id, interactionType: 'call' }
    ;(await reporter.post('/api/contact-interactions').json(call)).assertStatus(201)
    const outsider = await Member.join(client, 'Curious Outsider')
    const responses = [
      await report('message', `${conversationId}:2`, {}, outsider),
      await report('message', `${conversationId}:3`),
      await report('message', `${conversationId}:4`),
      await report('message', `${conversationId}:0`),
      await report('message', `${conversationId}:02`),
      await report('message', `${conversationId}:99999999999`),
      await report('message', conversationId),
      await report('message', `${UNKNOWN_ID}:1`),
    ]
    for (const response of responses) {
      response.assertStatus(404)
      assert.deepEqual(response.body(), MESSAGE_ERROR)
    }
  })

  test('rejects reports of the reporter’s own listing, profile and message', async ({ assert }) => {
    const conversationId = await converse()
    for (const response of [
      await reportItem({}, owner),
      await report('member', owner.user.id, {}, owner),
      await report('message', `${conversationId}:2`, {}, owner),
    ]) {
      response.assertStatus(422)
      assert.deepEqual(response.body(), OWN_ERROR)
    }
  })

  test('rejects a report with {problem}')
    .with([
      { problem: 'an unknown kind', change: { subjectKind: 'photo' }, field: 'subjectKind' },
      { problem: 'no subject', change: { subjectId: undefined }, field: 'subjectId' },
      { problem: 'a complaint', change: { reason: 'complaint' }, field: 'reason' },
      { problem: 'no complaint', change: { subjectKind: 'platform', body: 'A' }, field: 'reason' },
      {
        problem: 'an empty complaint',
        change: { subjectKind: 'platform', reason: 'complaint', body: ' ' },
        field: 'body',
      },
      { problem: 'a reason of the law', change: { reason: 'authority_order' }, field: 'reason' },
      { problem: 'no reason', change: { reason: null }, field: 'reason' },
      { problem: 'a long text', change: { body: 'b'.repeat(2_001) }, field: 'body' },
    ])
    .run(async ({ assert }, { change, field }) => {
      const response = await reportItem(change)
      response.assertStatus(422)
      assert.deepEqual(
        response.body().errors.map((error: { field: string }) => error.field),
        [field]
      )
    })

  test('rejects the sixth report of a member in an hour, and no repeated one', async ({
    client,
    assert,
  }) => {
    const first = (await reportItem()).body()
    for (let time = 2; time <= 5; time++) {
      const { id } = await listItem(owner)
      ;(await report('item', id)).assertStatus(201)
    }
    const rejected = await report('member', owner.user.id)
    const params = { limit: 5, retryAfterSeconds: assertRateLimited(rejected, 3_600) }
    const message = "You've sent 5 reports in the last hour. Please try again in 60 minutes."
    assert.deepEqual(rejected.body(), errorBody('tooManyReports', message, { params }))
    assert.deepEqual((await reportItem()).body(), first)
    ;(await reportItem({}, await Member.join(client, 'Other Reporter'))).assertStatus(201)
  })

  test('rejects a report of a member who has 30 open ones, unless it is urgent or of a booking', async ({
    assert,
  }) => {
    const { ticket } = (await reportItem()).body()
    for (let n = 1; n < 30; n++)
      await db.rawQuery(
        `insert into reports (ticket, reporter_id, subject_kind, subject_id, evidence, reason, due_at, created_at)
         select ?, reporter_id, subject_kind, uuidv7()::text, evidence, reason, due_at, created_at - interval '1 day'
         from reports where ticket = ?`,
        [newTicket(), ticket]
      )
    const rejected = await report('member', owner.user.id)
    rejected.assertStatus(409)
    const message =
      "We're still looking at 30 of your reports. You can send more once we've answered some of them."
    const params = { limit: 30 }
    assert.deepEqual(rejected.body(), errorBody('openReportsFull', message, { params }))
    assert.equal((await reportItem()).body().ticket, ticket)
    const urgent = { subjectKind: 'member', subjectId: owner.user.id, reason: 'extortion' }
    ;(await reporter.post('/api/reports').json(urgent)).assertStatus(201)
    const booking = { subjectKind: 'booking', subjectId: await requestBooking(reporter, item.id) }
    ;(await reporter.post('/api/reports').json({ ...booking, reason: 'scam' })).assertStatus(201)
  })

  test('shows a report to its reporter only', async ({ client, assert }) => {
    const { ticket, dueAt } = (await reportItem({ body: 'Private words' })).body()
    const response = await reporter.get(`/api/reports/${ticket.toLowerCase()}`)
    response.assertStatus(200)
    const { created_at } = await reportOf(ticket)
    assert.deepEqual(response.body(), {
      ticket,
      subjectKind: 'item',
      subjectId: item.id,
      reason: 'scam',
      state: 'open',
      dueAt,
      createdAt: created_at.toISOString(),
      decidedAt: null,
      outcome: null,
    })
    const outsider = await Member.join(client, 'Curious Outsider')
    for (const [by, path] of [
      [owner, ticket],
      [outsider, ticket],
      [reporter, 'SJ-0000-00'],
      [reporter, '%00'],
    ] as const) {
      const unknown = await by.get(`/api/reports/${path}`)
      unknown.assertStatus(404)
      assert.deepEqual(unknown.body(), REPORT_ERROR)
    }
  })

  test('says that a report was decided, and when', async ({ assert }) => {
    const { ticket } = (await reportItem()).body()
    await db.rawQuery(
      `update reports set state = 'upheld', decided_at = '2030-01-02T03:04:05Z' where ticket = ?`,
      [ticket]
    )
    const decided = (await reporter.get(`/api/reports/${ticket}`)).body()
    assert.containsSubset(decided, { state: 'upheld', decidedAt: '2030-01-02T03:04:05.000Z' })
  })
})

async function reportOf(ticket: string): Promise<any> {
  const { rows } = await db.rawQuery('select * from reports where ticket = ?', [ticket])
  return rows[0]
}
