import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import type { Item } from '@saajha/contract/item'
import type { Notification } from '@saajha/contract/notification'
import type { ReportReceipt } from '@saajha/contract/report'
import { newTicket } from '#modules/moderation/rules/ticket'
import { MailFolder } from '#shared/mail/mail_folder'
import { randomIp } from '#harness/random_ip'
import env from '#start/env'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { confirmEmail } from '#tests/mails'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { uploadPicture } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const REPORT_ERROR = errorBody('reportNotFound', "We couldn't find a report with this number.")
const FULL_ERROR = errorBody(
  'guestReportsFull',
  "Several people without an account have already reported this, and we'll look at it. To report it too, please log in."
)
const COMPLAINTS_FULL_ERROR = errorBody(
  'guestComplaintsFull',
  "We're still answering several complaints from your internet connection. To send another one now, please log in."
)
const CANARY = 'A quillfeather of a guest'

test.group('A guest', (group) => {
  let client: ApiClient
  let owner: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    client = context.client
    owner = await Member.join(client, 'Reported Owner')
    item = await listItem(owner)
  })

  const send = (body: object, ip = randomIp()) =>
    client.post('/api/reports').header('x-forwarded-for', ip).json(body)
  const report = (subjectKind: string, subjectId: string, ip?: string, more: object = {}) =>
    send({ subjectKind, subjectId, reason: 'scam', ...more }, ip)
  const complain = (body: string, ip?: string) =>
    send({ subjectKind: 'platform', reason: 'complaint', body }, ip)
  const read = (ticket: string, key: string) =>
    client.post(`/api/reports/${ticket}/read`).header('x-forwarded-for', randomIp()).json({ key })

  test('reports a listing, a member and the platform, and gets a key of 128 bits', async ({
    assert,
  }) => {
    for (const response of [
      await report('item', item.id),
      await report('member', owner.user.id),
      await complain('Nobody answers'),
    ]) {
      const { key } = receiptOf(response)
      assert.lengthOf(Buffer.from(key!, 'base64url'), 16)
    }
  })

  test('reads a report only with its key', async ({ assert }) => {
    const { ticket, key, dueAt } = receiptOf(await report('item', item.id))
    const response = await read(ticket.toLowerCase(), key!)
    response.assertStatus(200)
    assert.equal(response.header('cache-control'), 'no-store')
    assert.containsSubset(response.body(), {
      ticket,
      subjectKind: 'item',
      subjectId: item.id,
      state: 'open',
      dueAt,
      outcome: null,
    })
    const member = await Member.join(client, 'Reporting Member')
    const ofMember = await member
      .post('/api/reports')
      .json({ subjectKind: 'item', subjectId: item.id, reason: 'scam' })
    const other = receiptOf(await report('member', owner.user.id))
    for (const unknown of [
      await read(ticket, other.key!),
      await read('SJ-0000-00', key!),
      await read('%00', key!),
      await read(ofMember.body().ticket, key!),
      await read(ofMember.body().ticket, ''.padEnd(22, 'A')),
      await member.get(`/api/reports/${ticket}`),
    ]) {
      unknown.assertStatus(404)
      assert.deepEqual(unknown.body(), REPORT_ERROR)
    }
  })

  test('reads the decision with its message', async ({ assert }) => {
    const { ticket, key } = receiptOf(await complain('Nobody answers'))
    const admin = await newAdmin(client)
    const decision = { decision: 'upheld', actions: [], note: 'True', message: 'We are sorry' }
    const decided = await admin
      .put(`/api/admin/reports/${ticket}`)
      .json({ ...decision, decidesSame: true })
    decided.assertStatus(200)
    const { state, outcome } = (await read(ticket, key!)).body()
    assert.equal(state, 'upheld')
    assert.deepEqual(outcome, { decision: 'upheld', actions: [], message: 'We are sorry' })
  })

  test('must log in to report a message or a booking', async ({ assert }) => {
    for (const kind of ['message', 'booking']) {
      const response = await report(kind, item.id)
      response.assertStatus(401)
      assert.equal(response.body().code, 'loginRequired')
    }
  })

  test('cannot report from a page of another site', async () => {
    const response = await complain('Nobody answers').header('origin', 'https://evil.example')
    response.assertStatus(403)
  })

  test('leaves no session behind', async ({ assert }) => {
    const response = await report('item', item.id)
    assert.isUndefined(response.header('set-cookie'))
  })

  test('gets the first ticket again for the same subject and reason, without its key', async ({
    assert,
  }) => {
    const ip = randomIp()
    const { key: _, ...first } = receiptOf(await report('item', item.id, ip))
    const again = await report('item', item.id.toUpperCase(), ip)
    assert.deepEqual(receiptOf(again), first)
    assert.exists(receiptOf(await report('item', item.id, ip, { reason: 'intimate' })).key)
    assert.exists(receiptOf(await report('item', item.id)).key)
  })

  test('makes one report of concurrent ones from one network', async ({ assert }) => {
    const network = '2001:db8:77:1:'
    const responses = await Promise.all(
      Array.from({ length: 3 }, (_, n) => report('item', item.id, `${network}:${n + 1}`))
    )
    const tickets = responses.map((response) => receiptOf(response).ticket)
    assert.lengthOf(new Set(tickets), 1)
    assert.lengthOf(
      responses.filter((response) => response.body().key),
      1
    )
  })

  test('complains about several things, each text once', async ({ assert }) => {
    const ip = randomIp()
    const { key: _, ...first } = receiptOf(await complain('Nobody answers', ip))
    assert.deepEqual(receiptOf(await complain('Nobody answers', ip)), first)
    assert.exists(receiptOf(await complain('The search is broken', ip)).key)
  })

  test('is rejected with the fourth report of a network in an hour, also a repeated one', async ({
    assert,
  }) => {
    const ip = randomIp()
    for (let time = 1; time <= 3; time++) receiptOf(await complain('Nobody answers', ip))
    const rejected = await complain('Nobody answers', ip)
    const params = { limit: 3, retryAfterSeconds: assertRateLimited(rejected, 3_600) }
    assert.equal(rejected.body().code, 'tooManyGuestReports')
    assert.deepEqual(rejected.body().params, params)
    receiptOf(await complain('Nobody answers'))
  })

  test('counts for the /64 of an IPv6 address, whatever cookie and headers are sent', async () => {
    const from = (address: string, n: number) =>
      complain(`Complaint ${n}`, address)
        .header('cookie', `saajha_session=made.up.${n}; saajha_signed_in=1`)
        .header('user-agent', `Agent ${n}`)
    for (let n = 1; n <= 3; n++) receiptOf(await from(`2001:db8:64:1::${n}`, n))
    assertRateLimited(await from('2001:db8:64:1:ffff::9', 4), 3_600)
    receiptOf(await from('2001:db8:64:2::1', 4))
  })

  test('cannot add a sixth open report of a listing, while members can', async ({ assert }) => {
    for (let n = 1; n <= 5; n++) receiptOf(await report('item', item.id))
    const rejected = await report('item', item.id)
    rejected.assertStatus(409)
    assert.deepEqual(rejected.body(), FULL_ERROR)
    receiptOf(await report('member', owner.user.id))
    const member = await Member.join(client, 'Reporting Member')
    const body = { subjectKind: 'item', subjectId: item.id, reason: 'scam' }
    ;(await member.post('/api/reports').json(body)).assertStatus(201)
  })

  test('cannot add a third open report of a listing from one /48, while other networks can', async ({
    assert,
  }) => {
    const network = newNetwork()
    for (const subnet of [1, 2]) receiptOf(await report('item', item.id, `${network}:${subnet}::1`))
    const rejected = await report('item', item.id, `${network}:3::1`)
    rejected.assertStatus(409)
    assert.deepEqual(rejected.body(), FULL_ERROR)
    receiptOf(await report('item', item.id))
  })

  test('cannot add an open complaint to the 40 of a /48, while other networks can', async ({
    assert,
  }) => {
    const network = newNetwork()
    for (let n = 0; n < 40; n++)
      receiptOf(await complain(`Complaint ${n}`, `${network}:${Math.floor(n / 3)}::1`))
    const rejected = await complain('Complaint 40', `${network}:ff::1`)
    rejected.assertStatus(409)
    assert.deepEqual(rejected.body(), COMPLAINTS_FULL_ERROR)
    receiptOf(await complain('Complaint 40'))
  })

  test('cannot add an open complaint to the 10 of a /64, while the /48 around it can', async () => {
    const network = newNetwork()
    const { ticket } = receiptOf(await complain('Complaint 0', `${network}:1::1`))
    for (let n = 1; n < 10; n++)
      await db.rawQuery(
        `insert into reports (ticket, subject_kind, evidence, reason, body, due_at, guest_hash, guest_network, guest_wide_network)
         select ?, subject_kind, evidence, reason, ?, due_at, ?, guest_network, guest_wide_network from reports where ticket = ?`,
        [newTicket(), `Complaint ${n}`, `${ticket} ${n}`, ticket]
      )
    ;(await complain('Complaint 10', `${network}:1::1`)).assertStatus(409)
    receiptOf(await complain('Complaint 10', `${network}:2::1`))
  })

  test('complaints of one network are decided together if an administrator names each', async ({
    assert,
  }) => {
    const network = newNetwork()
    const complainFrom = async (body: string, ip?: string) => receiptOf(await complain(body, ip))
    const first = await complainFrom('Spam', `${network}:1::1`)
    const second = await complainFrom('More spam', `${network}:2::1`)
    const unread = await complainFrom('I was cheated', `${network}:3::1`)
    const elsewhere = await complainFrom('Nobody answers')
    const admin = await newAdmin(client)
    const path = `/api/admin/reports/${first.ticket}`
    const { relatedComplaints, sameSubject } = (await admin.get(path)).body()
    assert.isEmpty(sameSubject)
    assert.deepEqual(
      relatedComplaints.map(({ ticket, body }: { ticket: string; body: string }) => [ticket, body]),
      [
        [second.ticket, 'More spam'],
        [unread.ticket, 'I was cheated'],
      ]
    )
    const decided = await admin.put(path).json({
      decision: 'dismissed',
      actions: [],
      note: 'Spam',
      decidesSame: true,
      alsoDecides: [second.ticket, elsewhere.ticket],
    })
    decided.assertStatus(200)
    const states = []
    for (const { ticket, key } of [first, second, unread, elsewhere])
      states.push((await read(ticket, key!)).body().state)
    assert.deepEqual(states, ['dismissed', 'dismissed', 'open', 'open'])
    const { rows } = await db.rawQuery(
      `select ticket from reports where ticket = any(?) and guest_network is null and guest_wide_network is null`,
      [[first, second, unread].map(({ ticket }) => ticket)]
    )
    assert.sameMembers(
      rows.map(({ ticket }: { ticket: string }) => ticket),
      [first.ticket, second.ticket]
    )
  })

  test('complaints of one member are listed beside each other, without those of others', async ({
    assert,
  }) => {
    const members = [await Member.join(client, 'First'), await Member.join(client, 'Second')]
    const tickets = []
    for (const [who, body] of [
      [0, 'One'],
      [0, 'Two'],
      [1, 'Three'],
    ] as const) {
      const complaint = { subjectKind: 'platform', reason: 'complaint', body }
      tickets.push(receiptOf(await members[who]!.post('/api/reports').json(complaint)).ticket)
    }
    const admin = await newAdmin(client)
    const { relatedComplaints } = (await admin.get(`/api/admin/reports/${tickets[0]}`)).body()
    assert.deepEqual(
      relatedComplaints.map(({ ticket }: { ticket: string }) => ticket),
      [tickets[1]]
    )
  })

  test('hides no picture by a report', async ({ assert }) => {
    const photo = await uploadPicture(owner)
    const shown = await listItem(owner, { imageUrls: [photo] })
    receiptOf(await report('item', shown.id, undefined, { reason: 'intimate' }))
    await waitForDeliveries()
    const { rows } = await db.rawQuery('select hidden_at from media where owner_id = ?', [
      owner.user.id,
    ])
    assert.deepEqual(rows, [{ hidden_at: null }])
  })

  test('notifies an administrator once an hour of urgent reports, and of a member’s at once', async ({
    assert,
  }) => {
    const admin = await newAdmin(client)
    const hourNow = () => new Date().toISOString().slice(0, 13)
    const waiting = async () => {
      await waitForDeliveries()
      const all: Notification[] = (await admin.get('/api/notifications?limit=100')).body()
      return all.filter(({ type }) => type === 'report_waiting')
    }
    const hours = new Set([hourNow()])
    for (const [kind, id] of [
      ['item', item.id],
      ['item', item.id],
      ['member', owner.user.id],
    ] as const)
      receiptOf(await report(kind, id, undefined, { reason: 'offensive' }))
    const ofGuests = (await waiting()).length
    hours.add(hourNow())
    assert.isAtLeast(ofGuests, 1)
    assert.isAtMost(ofGuests, hours.size)
    const member = await Member.join(client, 'Reporting Member')
    const body = { subjectKind: 'item', subjectId: item.id, reason: 'offensive' }
    ;(await member.post('/api/reports').json(body)).assertStatus(201)
    assert.lengthOf(await waiting(), ofGuests + 1)
  })

  test('leaves text and key out of events, jobs and the table, and sends no e-mail', async ({
    assert,
  }) => {
    const admin = await newAdmin(client)
    await confirmEmail(admin)
    const folder = new MailFolder(`${env.get('DATA_DIR')}/mail`)
    const before = await folder.list()
    const { ticket, key } = receiptOf(await complain(`${CANARY}. Write to guest@canary.example`))
    await waitForDeliveries()
    assert.deepEqual(await folder.list(), before)
    const { rows } = await db.rawQuery(
      `select (select string_agg(e::text, '') from domain_events e) as events,
         (select string_agg(d::text, '') from deliveries d) as deliveries,
         (select r::text from reports r where r.ticket = ?) as report,
         (select string_agg(n::text, '') from notifications n where user_id = ?) as notifications`,
      [ticket, admin.user.id]
    )
    const [{ report: stored, ...elsewhere }] = rows
    const others = JSON.stringify(elsewhere)
    assert.notInclude(others, CANARY)
    assert.notInclude(others + stored, key!)
    assert.include(stored, CANARY)
  })
})

/** A random IPv6 /48 without its last colon. */
function newNetwork(): string {
  const part = () => randomInt(0x1_00_00).toString(16)
  return `2001:${part()}:${part()}`
}

function receiptOf(response: ApiResponse): ReportReceipt {
  response.assertStatus(201)
  return response.body()
}
