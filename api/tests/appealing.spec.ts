import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import ItemHide from '#commands/item_hide'
import UserBlock from '#commands/user_block'
import UserDemote from '#commands/user_demote'
import UserUnblock from '#commands/user_unblock'
import { appealToken } from '#modules/identity/public'
import { sql } from '#shared/database/sql'
import { PASSWORD } from '#harness/new_account'
import { listItem } from '#tests/listing'
import { confirmEmail, mailsTo, makeDue, tokenIn } from '#tests/mails'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { runCommand } from '#tests/run_command'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const REASON = 'Three renters never got the camera'
const CLOSED_IN_HINDI =
  'जिस फ़ैसले के खिलाफ़ आपने अपील की थी, वह अब लागू नहीं है। इसलिए यह अपील बंद कर दी गई है।'
const ANSWER = 'Three renters still wait for their money'
const BODY = 'I was in hospital and wrote to all of them'

test.group('Appealing', (group) => {
  let member: Member
  let admin: Member
  let other: Member
  let shown: Item
  let hidden: Item

  group.each.setup(async ({ context: { client } }) => {
    member = await Member.join(client, 'Suspended Person')
    admin = await newAdmin(client)
    other = await newAdmin(client)
    shown = await listItem(member, { title: 'Tent of a suspended owner' })
    hidden = await listItem(member, { title: 'Hidden by itself' })
    await runCommand(ItemHide, [hidden.id, `--reason=${REASON}`])
  })

  const suspend = async (by = admin, whom = member) => {
    const url = `/api/admin/members/${whom.user.id}/suspension`
    return by.put(url).json({ isSuspended: true, reason: REASON })
  }
  const signIn = (client: ApiClient, { user } = member) =>
    client.post('/api/login/email').json({ username: user.username, password: PASSWORD })
  const reinstate = (by = other, whom = member) => {
    const url = `/api/admin/members/${whom.user.id}/suspension`
    return by.put(url).json({ isSuspended: false, reason: 'Error' })
  }
  const changeVisibility = (isHidden: boolean, reason: string) =>
    other.put(`/api/admin/items/${hidden.id}/visibility`).json({ isHidden, reason })
  const dialogToken = async (client: ApiClient): Promise<string> => {
    const response = await signIn(client)
    response.assertStatus(403)
    return response.body().params.appealToken
  }
  /** Appeals against the newest suspension, and returns the ticket. */
  const appeal = async (client: ApiClient): Promise<string> => {
    const made = await client
      .post('/api/appeals')
      .json({ token: await dialogToken(client), body: BODY })
    made.assertStatus(201)
    return made.body().ticket
  }
  const appealForItem = async (): Promise<string> => {
    const made = await member.post(`/api/items/${hidden.id}/appeals`).json({ body: BODY })
    made.assertStatus(201)
    return made.body().ticket
  }
  /** As a node of the previous release leaves the appeal when it undoes the action. */
  const reopen = (ticket: string) =>
    db.rawQuery(
      `update reports set state = 'open', decided_at = null, decision_note = null, message_to_reporter = null where ticket = ?`,
      [ticket]
    )
  const decide = (ticket: string, decision: string, by = other) =>
    by
      .put(`/api/admin/reports/${ticket}`)
      .json({ decision, actions: [], note: 'Looked again', message: ANSWER, decidesSame: false })

  test('tells a suspended member the reason after the right password only', async ({
    client,
    assert,
  }) => {
    await suspend()
    const wrong = await client
      .post('/api/login/email')
      .json({ username: member.user.username, password: 'not-this-one' })
    wrong.assertStatus(401)
    assert.notInclude(wrong.text(), REASON)
    const response = await signIn(client)
    response.assertStatus(403)
    response.assertBodyContains({ code: 'accountBlocked', params: { reason: REASON } })
    const token = response.body().params.appealToken
    const read = await client.post('/api/appeals/read').json({ token })
    read.assertStatus(200)
    assert.deepEqual(read.body(), { action: 'suspended', reason: REASON, appeal: null })
    assert.equal(read.header('cache-control'), 'no-store')
  })

  test('makes one report of each suspension, also of concurrent appeals', async ({
    client,
    assert,
  }) => {
    await suspend()
    const token = await dialogToken(client)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.post('/api/appeals').json({ token, body: BODY }))
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [201, 409, 409, 409, 409]
    )
    const { ticket, dueAt } = answers.find((answer) => answer.status() === 201)!.body()
    answers
      .find((answer) => answer.status() === 409)!
      .assertBodyContains({ code: 'appealMade', params: { ticket } })
    const seen = await other.get(`/api/admin/reports/${ticket}`)
    assert.containsSubset(seen.body(), {
      reason: 'appeal',
      body: BODY,
      subjectKind: 'member',
      evidence: { action: 'suspended', reason: REASON },
    })
    assert.deepEqual(seen.body().possible, [])
    assert.equal(Date.parse(dueAt) - Date.parse(seen.body().createdAt), 7 * 24 * 3_600_000)
  })

  test('that is upheld by another administrator reinstates the member and shows exactly what was public', async ({
    client,
    assert,
  }) => {
    await suspend()
    await waitForDeliveries()
    const token = await dialogToken(client)
    const made = await client.post('/api/appeals').json({ token, body: BODY })
    const { ticket } = made.body()
    const own = await decide(ticket, 'upheld', admin)
    own.assertStatus(409)
    own.assertBodyContains({ code: 'ownAction' })
    ;(await decide(ticket, 'upheld')).assertStatus(200)
    ;(await signIn(client)).assertStatus(200)
    ;(await client.get(`/api/items/${shown.id}`)).assertStatus(200)
    ;(await client.get(`/api/items/${hidden.id}`)).assertStatus(404)
    const again = await client.post('/api/appeals/read').json({ token })
    again.assertStatus(410)
    const { rows } = await db.rawQuery(
      `select a.action from moderation_actions a join reports r on r.id = a.report_id where r.ticket = ? order by a.created_at`,
      [ticket]
    )
    assert.sameMembers(
      rows.map(({ action }: { action: string }) => action),
      ['member_unblocked', 'report_decided']
    )
  })

  test('against the hiding of a listing is made by its owner once, and shows it again', async ({
    client,
    assert,
  }) => {
    const url = `/api/items/${hidden.id}/appeals`
    ;(await client.post(url).json({ body: BODY })).assertStatus(401)
    ;(await other.post(url).json({ body: BODY })).assertStatus(404)
    ;(await member.post(`/api/items/${shown.id}/appeals`).json({ body: BODY })).assertStatus(404)
    const made = await member.post(url).json({ body: BODY })
    made.assertStatus(201)
    ;(await member.post(url).json({ body: BODY })).assertStatus(409)
    const desk = await other.get(`/api/admin/reports/${made.body().ticket}`)
    assert.isEmpty(desk.body().possible, 'the actions of a decision')
    ;(await decide(made.body().ticket, 'upheld')).assertStatus(200)
    ;(await client.get(`/api/items/${hidden.id}`)).assertStatus(200)
    const reports = (await member.get('/api/user/reports')).body()
    assert.containsSubset(reports, [{ ticket: made.body().ticket, state: 'upheld' }])
  })

  test('is no reason for a report', async ({ client }) => {
    const reporter = await Member.join(client, 'Meera Iyer')
    const report = { subjectKind: 'member', subjectId: member.user.id, reason: 'appeal' }
    ;(await reporter.post('/api/reports').json(report)).assertStatus(422)
  })

  test('needs a token that the product made for this purpose, and that has not expired', async ({
    client,
  }) => {
    await suspend()
    const email = appealToken('email', { actionId: hidden.id, userId: member.user.id })
    for (const token of ['', 'x'.repeat(100), email]) {
      const response = await client.post('/api/appeals').json({ token, body: BODY })
      response.assertStatus(token === '' ? 422 : 410)
    }
    const [suspension] = await sql<{ actionId: string }>(
      db,
      'select action_id as "actionId" from member_suspensions where user_id = $1',
      [member.user.id]
    )
    const claims = { ...suspension, userId: member.user.id }
    const expired = encryption.encrypt(claims, { purpose: 'appeal', expiresIn: -1000 })
    ;(await client.post('/api/appeals').json({ token: expired, body: BODY })).assertStatus(410)
    const valid = encryption.encrypt(claims, { purpose: 'appeal', expiresIn: '1 hour' })
    ;(await client.post('/api/appeals').json({ token: valid, body: BODY })).assertStatus(201)
  })

  test('by the link of one email to a confirmed address, in the language of the member', async ({
    client,
    assert,
  }) => {
    const unconfirmed = await Member.join(client, 'Unconfirmed Person')
    await confirmEmail(member)
    await db.rawQuery(`update users set language = 'hi' where id = ?`, [member.user.id])
    await suspend()
    await suspend()
    await suspend(admin, unconfirmed)
    await waitForDeliveries()
    assert.isEmpty(await mailsTo(unconfirmed.user.email, 'member_suspended'))
    const mails = await mailsTo(member.user.email, 'member_suspended')
    assert.lengthOf(mails, 1)
    assert.include(mails[0]!.subject, 'सस्पेंड')
    assert.include(mails[0]!.text, REASON)
    const token = tokenIn(mails[0]!, 'appeal')
    const made = await client.post('/api/appeals').json({ token, body: BODY })
    made.assertStatus(201)
    ;(await decide(made.body().ticket, 'dismissed')).assertStatus(200)
    await waitForDeliveries()
    const [answer] = await mailsTo(member.user.email, 'appeal_decided')
    assert.include(answer!.text, made.body().ticket)
    await runCommand(UserUnblock, [member.user.username, '--reason=Settled'])
    await waitForDeliveries()
    assert.lengthOf(await mailsTo(member.user.email, 'member_reinstated'), 1)
  })

  test('is closed with a sentence once the member is reinstated, who appeals against a newer suspension at once', async ({
    client,
    assert,
  }) => {
    await db.rawQuery(`update users set language = 'hi' where id = ?`, [member.user.id])
    await suspend()
    const older = await appeal(client)
    ;(await reinstate()).assertStatus(200)
    const reports = await (await member.signInAgain()).get('/api/user/reports')
    const [closed] = reports.body()
    assert.containsSubset(closed, {
      ticket: older,
      state: 'duplicate',
      outcome: { message: CLOSED_IN_HINDI },
    })
    const seen = (await other.get(`/api/admin/reports/${older}`)).body()
    assert.equal(seen.decidedBy, 'system')
    ;(await decide(older, 'upheld')).assertStatus(409)
    ;(await suspend(other)).assertStatus(200)
    const newer = await appeal(client)
    ;(await decide(newer, 'upheld')).assertBodyContains({ code: 'ownAction' })
    ;(await decide(newer, 'upheld', admin)).assertStatus(200)
    ;(await signIn(client)).assertStatus(200)
  })

  test('is closed once the listing is shown, whose owner appeals against a newer hiding at once', async ({
    assert,
  }) => {
    const older = await appealForItem()
    ;(await changeVisibility(false, 'Error')).assertStatus(200)
    const closed = (await member.get(`/api/reports/${older}`)).body()
    assert.equal(closed.state, 'duplicate')
    ;(await changeVisibility(true, 'Stolen')).assertStatus(200)
    assert.notEqual(await appealForItem(), older)
    await waitForDeliveries()
    const notifications = (await member.get('/api/notifications')).body()
    assert.containsSubset(notifications, [
      { type: 'appeal_decided', reportTicket: older, reportDecision: 'duplicate' },
    ])
    assert.isEmpty(await mailsTo(member.user.email, 'appeal_decided'))
  })

  test('against an earlier suspension that is still open makes way for one against the newest', async ({
    client,
    assert,
  }) => {
    await suspend()
    const older = await appeal(client)
    ;(await reinstate()).assertStatus(200)
    await suspend()
    await reopen(older)
    const newer = await appeal(client)
    const [{ state }] = (await db.rawQuery('select state from reports where ticket = ?', [older]))
      .rows
    assert.equal(state, 'duplicate')
    ;(await decide(newer, 'upheld')).assertStatus(200)
    ;(await signIn(client)).assertStatus(200)
  })

  test('that is upheld leaves a newer suspension', async ({ client }) => {
    await suspend()
    const older = await appeal(client)
    ;(await reinstate()).assertStatus(200)
    await suspend()
    await reopen(older)
    ;(await decide(older, 'upheld')).assertStatus(200)
    ;(await signIn(client)).assertStatus(403)
  })

  test('that is upheld leaves a listing hidden that was hidden again for another reason', async ({
    client,
  }) => {
    const older = await appealForItem()
    ;(await changeVisibility(false, 'Error')).assertStatus(200)
    ;(await changeVisibility(true, 'Stolen')).assertStatus(200)
    await reopen(older)
    ;(await decide(older, 'upheld')).assertStatus(200)
    ;(await client.get(`/api/items/${hidden.id}`)).assertStatus(404)
  })

  test('that is dismissed about a listing is answered by one email, with the next step', async ({
    assert,
  }) => {
    await confirmEmail(member)
    const ticket = await appealForItem()
    const url = `/api/admin/reports/${ticket}`
    const message = 'The serial number is on a list of stolen cameras'
    const decided = await other
      .put(url)
      .json({ decision: 'dismissed', actions: [], note: 'No', message, decidesSame: false })
    decided.assertStatus(200)
    await waitForDeliveries()
    const mails = await mailsTo(member.user.email, 'appeal_decided')
    assert.lengthOf(mails, 1)
    assert.equal(mails[0]!.subject, `Your listing stays hidden: ${hidden.title}`)
    for (const text of [ticket, message, 'gac.gov.in']) assert.include(mails[0]!.text, text)
    await makeDue(member, 'send_email')
    await waitForDeliveries()
    const notices = await mailsTo(member.user.email)
    assert.notInclude(JSON.stringify(notices), ticket)
  })

  test('that is dismissed is read by a member without a confirmed address at the sign-in, or under their reports', async ({
    client,
    assert,
  }) => {
    const ofItem = await appealForItem()
    ;(await decide(ofItem, 'dismissed')).assertStatus(200)
    const own = (await member.get('/api/user/reports')).body()
    assert.containsSubset(own, [
      { ticket: ofItem, state: 'dismissed', outcome: { message: ANSWER } },
    ])
    await suspend()
    const ticket = await appeal(client)
    ;(await decide(ticket, 'dismissed')).assertStatus(200)
    const token = await dialogToken(client)
    const read = (await client.post('/api/appeals/read').json({ token })).body()
    assert.containsSubset(read.appeal, { ticket, state: 'dismissed', message: ANSWER })
  })
  test('leaves neither reason nor text in an event or a delivery', async ({ client, assert }) => {
    await suspend()
    const token = await dialogToken(client)
    await client.post('/api/appeals').json({ token, body: BODY })
    await waitForDeliveries()
    const { rows } = await db.rawQuery(
      `select (select count(*)::int from domain_events e where e::text like any(array[?, ?, ?]))
         + (select count(*)::int from deliveries d where d::text like any(array[?, ?, ?])) as found`,
      [REASON, BODY, token, REASON, BODY, token].map((text) => `%${text}%`)
    )
    assert.equal(rows[0].found, 0)
  })

  test('no administrator is suspended, from the console neither, until demoted', async ({
    client,
    assert,
  }) => {
    const { username, email } = admin.user
    const blocked = await runCommand(UserBlock, [username, '--reason=Error'])
    assert.equal(blocked.exitCode, 1)
    assert.include(blocked.output, 'is an administrator')
    ;(await suspend(other, admin)).assertStatus(403)
    ;(await admin.get('/api/admin/reports')).assertStatus(200)
    assert.equal((await runCommand(UserDemote, [email])).exitCode, 0)
    assert.equal((await runCommand(UserDemote, [email])).exitCode, 1)
    ;(await admin.get('/api/admin/reports')).assertStatus(403)
    ;(await suspend(other, admin)).assertStatus(200)
    ;(await signIn(client, admin)).assertStatus(403)
  })
})
