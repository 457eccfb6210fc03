import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ReportsDecide from '#commands/reports_decide'
import ReportsList from '#commands/reports_list'
import ReportsShow from '#commands/reports_show'
import { waitUntilCaughtUp } from '#shared/changes/change_feed'
import { errorBody } from '#tests/error_body'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { runCommand } from '#tests/run_command'
import { notificationsOf } from '#tests/notifications'
import { NOTE, reportedListing } from '#tests/report'

const OWN_ERROR = errorBody(
  'ownModeration',
  "You can't decide about yourself. Please ask another administrator."
)

test.group('Deciding a report', () => {
  test('hides the listing, and tells owner and reporter', async ({ client, assert }) => {
    const { owner, reporter, admin, item, report, decide, desk } = await reportedListing(client)
    const ticket = await report({ body: 'It films people' })
    const shown = await desk(`reports/${ticket.toLowerCase()}`)
    assert.containsSubset(shown, {
      ticket,
      title: 'Secret camera',
      body: 'It films people',
      reporter: { id: reporter.user.id, reportsMade: 1, reportsMadeUpheld: 0 },
      member: { id: owner.user.id, listings: 1, reportsAbout: 1, isSuspended: false },
      possible: ['hide_item', 'warn_member', 'suspend_member'],
    })
    assert.isEmpty(shown.log)
    const message = 'Thank you. It is gone.'
    const response = await decide(ticket, { actions: [{ action: 'hide_item' }], message })
    response.assertStatus(200)
    assert.containsSubset(response.body(), {
      state: 'upheld',
      decidedBy: 'Anita Admin',
      note: NOTE,
      message,
    })
    assert.isEmpty(response.body().possible)
    assert.isEmpty(response.body().skipped)
    await waitUntilCaughtUp()
    ;(await client.get(`/api/items/${item.id}`)).assertStatus(404)

    const [hidden] = await notificationsOf(owner, 'item_hidden')
    assert.equal(hidden!.rejectionReason, NOTE)
    const [decided, ...others] = await notificationsOf(reporter, 'report_decided')
    assert.isEmpty(others)
    assert.containsSubset(decided, { reportTicket: ticket, reportDecision: 'upheld' })
    const outcome = { decision: 'upheld', actions: ['hide_item'], message }
    assert.deepEqual((await reporter.get(`/api/reports/${ticket}`)).body().outcome, outcome)
    const own = (await reporter.get('/api/user/reports')).body()
    assert.containsSubset(own, [{ ticket, state: 'upheld', outcome }])

    const log = await desk(`actions?itemId=${item.id}`)
    assert.containsSubset(log, [
      { action: 'item_hidden', reason: NOTE, doneBy: 'Anita Admin', ticket, item: { id: item.id } },
    ])
    const ofMember = await desk(`actions?userId=${owner.user.id}`)
    assert.sameMembers(
      ofMember.map(({ action }: { action: string }) => action),
      ['item_hidden', 'report_decided']
    )
    const { rows } = await db.rawQuery(
      'select distinct administrator_id from moderation_actions where item_id = ?',
      [item.id]
    )
    assert.deepEqual(rows, [{ administrator_id: admin.user.id }])
  })

  test('is made once of twenty concurrent decisions', async ({ client, assert }) => {
    const { reporter, report, decide } = await reportedListing(client)
    const ticket = await report()
    const actions = [{ action: 'suspend_member' }, { action: 'hide_item' }]
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? decide(ticket, { actions }) : decide(ticket, { decision: 'dismissed' })
      )
    )
    const made = responses.filter((response) => response.status() === 200)
    assert.lengthOf(made, 1)
    const rejected = responses.filter((response) => response.status() === 409)
    assert.lengthOf(rejected, 19)
    const params = { decision: made[0]!.body().state, administrator: 'Anita Admin' }
    const error = 'Anita Admin has already decided this report.'
    assert.deepEqual(rejected[0]!.body(), errorBody('reportDecided', error, { params }))
    const { rows } = await db.rawQuery(
      `select a.action from moderation_actions a join reports r on r.id = a.report_id where r.ticket = ?`,
      [ticket]
    )
    const expected = params.decision === 'upheld' ? ['member_blocked', 'item_hidden'] : []
    assert.sameMembers(
      rows.map(({ action }: { action: string }) => action),
      [...expected, 'report_decided']
    )
    assert.lengthOf(await notificationsOf(reporter, 'report_decided'), 1)
  })

  test('decides the other open reports of the subject too, if asked', async ({
    client,
    assert,
  }) => {
    const { owner, report, decide, desk } = await reportedListing(client)
    const second = await Member.join(client, 'Second Reporter')
    const first = await report()
    const same = await report({}, second)
    const ofOther = await report({ subjectKind: 'member', subjectId: owner.user.id }, second)
    assert.deepEqual((await desk(`reports/${first}`)).sameSubject, [same])
    const actions = [{ action: 'warn_member' }]
    ;(await decide(first, { actions, decidesSame: true })).assertStatus(200)
    const outcome = { decision: 'upheld', actions: ['warn_member'], message: null }
    const read = async (ticket: string) => (await second.get(`/api/reports/${ticket}`)).body()
    assert.deepEqual((await read(same)).outcome, outcome)
    assert.isNull((await read(ofOther)).outcome)
    const [warning, ...others] = await notificationsOf(owner, 'account_warning')
    assert.isEmpty(others)
    assert.include(warning!.message, NOTE)
    assert.lengthOf(await notificationsOf(second, 'report_decided'), 1)
  })

  test('leaves out actions that no longer apply, and says so', async ({ client, assert }) => {
    const { owner, item, report, decide } = await reportedListing(client)
    const ticket = await report()
    ;(await owner.delete(`/api/items/${item.id}`)).assertStatus(204)
    const actions = ['hide_item', 'hide_message', 'suspend_member'].map((action) => ({ action }))
    const { skipped } = (await decide(ticket, { actions })).body()
    assert.deepEqual(skipped, ['hide_item', 'hide_message'])
    ;(await owner.get('/api/auth/user')).assertStatus(401)
  })

  test('is not for the administrator who made it or whom it is about, and suspends no administrator', async ({
    client,
    assert,
  }) => {
    const { admin, report, decide, desk } = await reportedListing(client)
    const other = await newAdmin(client)
    const own = await report({}, admin)
    const about = await report({ subjectKind: 'member', subjectId: other.user.id })
    const read = await other.get(`/api/admin/reports/${about}`)
    for (const response of [await decide(own), await decide(about, {}, other), read]) {
      response.assertStatus(403)
      assert.deepEqual(response.body(), OWN_ERROR)
    }
    for (const action of ['warn_member', 'suspend_member']) {
      const response = await decide(about, { actions: [{ action }] })
      response.assertStatus(403)
      assert.equal(response.body().code, 'administratorProtected')
    }
    const path = (id: string) => `/api/admin/members/${id}/suspension`
    const suspend = { isSuspended: true, reason: NOTE }
    for (const { user } of [other, admin])
      (await admin.put(path(user.id)).json(suspend)).assertStatus(403)
    ;(await admin.put(path(admin.user.id.toUpperCase())).json(suspend)).assertStatus(403)
    assert.equal((await desk(`reports/${about}`)).state, 'open')
  })

  test('rejects actions of a decision that does not uphold, and a decision without a note', async ({
    client,
  }) => {
    const { report, decide } = await reportedListing(client)
    const ticket = await report()
    const actions = [{ action: 'hide_item' }]
    ;(await decide(ticket, { decision: 'dismissed', actions })).assertStatus(422)
    ;(await decide(ticket, { note: ' ' })).assertStatus(422)
    ;(await decide(ticket, { actions: [{ action: 'hide_media' }] })).assertStatus(422)
    ;(await decide('SJ-2222-22')).assertStatus(404)
  })

  test('takes it from the queue and from the list of the console', async ({ client, assert }) => {
    const { owner, admin, report, decide, desk } = await reportedListing(client)
    const tickets = [
      await report(),
      await report({ subjectKind: 'member', subjectId: owner.user.id }),
    ]
    for (const [n, ticket] of tickets.entries())
      await db.rawQuery('update reports set due_at = ? where ticket = ?', [
        `2019-01-0${n + 1}`,
        ticket,
      ])
    const queue = async (query: string) => {
      const page = await desk(`reports?${query}&q=${owner.user.username}`)
      return page.map((each: { ticket: string }) => each.ticket)
    }
    const listed = async () => {
      const { output } = await runCommand(ReportsList)
      return tickets.filter((ticket) => output.includes(ticket))
    }
    assert.deepEqual(await queue('state=open'), tickets)
    assert.deepEqual(await queue('state=open&kind=member'), [tickets[1]])
    assert.deepEqual(await listed(), tickets)
    const first = await admin.get(`/api/admin/reports?q=${owner.user.username}&limit=1`)
    const next = /<([^>]+)>/.exec(first.header('link')!)![1]!
    assert.equal((await admin.get(next)).body()[0].ticket, tickets[1])
    for (const ticket of tickets) (await decide(ticket)).assertStatus(200)
    assert.isEmpty(await queue('state=open'))
    assert.deepEqual(await queue('state=decided'), tickets.toReversed())
    assert.isEmpty(await listed())
  })

  test('is possible in the console', async ({ client, assert }) => {
    const { report, desk } = await reportedListing(client)
    const ticket = await report()
    assert.include((await runCommand(ReportsShow, [ticket])).output, 'Secret camera')
    const args = ['upheld', '--action=hide_item', '--reason', NOTE, '--by', 'Operator Om']
    const decided = await runCommand(ReportsDecide, [ticket, ...args])
    assert.equal(decided.exitCode, 0, decided.output)
    const { decidedBy, state } = await desk(`reports/${ticket}`)
    assert.deepEqual({ decidedBy, state }, { decidedBy: 'Operator Om', state: 'upheld' })
    const again = await runCommand(ReportsDecide, [ticket, ...args])
    assert.equal(again.exitCode, 1)
    assert.include(again.output, 'Operator Om has already decided this report.')
    assert.equal((await runCommand(ReportsShow, ['SJ-2222-22'])).exitCode, 1)
  })

  test('hides a message from all but its author, who reads the reason', async ({
    client,
    assert,
  }) => {
    const { owner, reporter, report, decide, converse } = await reportedListing(client)
    const secret = 'Send me the OTP'
    const conversationId = await converse(secret)
    const ticket = await report({ subjectKind: 'message', subjectId: `${conversationId}:2` })
    assert.include(JSON.stringify((await notificationsOf(reporter, 'reply'))[0]), secret)
    ;(await decide(ticket, { actions: [{ action: 'hide_message' }] })).assertStatus(200)

    const last = async (member: Member) => {
      const path = `/api/conversations/${conversationId}`
      const messages = (await member.get(`${path}/messages`)).body()
      const conversation = (await member.get(path)).body()
      assert.deepEqual(conversation.last, messages.at(-1))
      return messages.at(-1)
    }
    const seen = await last(reporter)
    assert.containsSubset(seen, { body: null, isHidden: true })
    assert.isEmpty(seen.warnings)
    assert.containsSubset(await last(owner), { body: secret, isHidden: true, hiddenReason: NOTE })
    assert.isNull((await last(reporter)).hiddenReason)
    const everything = await reporter.get('/api/notifications?limit=100')
    assert.notInclude(JSON.stringify(everything.body()), secret)
    const again = { subjectKind: 'message', subjectId: `${conversationId}:2`, reason: 'scam' }
    ;(await reporter.post('/api/reports').json(again)).assertStatus(404)
    // A push reads the stored text.
    const { rows } = await db.rawQuery(
      `select facts from notifications where user_id = ? and conversation_id = ?`,
      [reporter.user.id, conversationId]
    )
    assert.notInclude(JSON.stringify(rows), secret)
  })

  test('suspends a member and hides a listing without a report, once', async ({
    client,
    assert,
  }) => {
    const { owner, reporter, admin, item, report, desk } = await reportedListing(client)
    const put = (path: string, body: object) => admin.put(`/api/admin/${path}`).json(body)
    const suspension = `members/${owner.user.id}/suspension`
    const visibility = `items/${item.id}/visibility`
    for (const state of [true, true, false, false]) {
      const suspended = await put(suspension, { isSuspended: state, reason: NOTE })
      suspended.assertStatus(200)
      assert.equal(suspended.body().isSuspended, state)
    }
    for (const isHidden of [true, true, false, false]) {
      const changed = await put(visibility, { isHidden, reason: NOTE })
      changed.assertStatus(200)
      assert.deepEqual(changed.body(), { id: item.id, isHidden })
    }
    const log = await desk(`actions?userId=${owner.user.id}`)
    assert.deepEqual(
      log.map(({ action }: { action: string }) => action),
      ['item_shown', 'item_hidden', 'member_unblocked', 'member_blocked']
    )
    ;(await client.get(`/api/items/${item.id}`)).assertStatus(200)
    const found = await desk(`members?q=${owner.user.username}`)
    assert.containsSubset(found, [{ id: owner.user.id, listings: 1, isSuspended: false }])
    assert.deepEqual(
      (await desk(`members?q=${await report()}`)).map(({ id }: { id: string }) => id),
      [owner.user.id, reporter.user.id]
    )
  })

  test('is logged in rows that the application’s user can only add', async ({ assert }) => {
    for (const statement of [
      `update moderation_actions set reason = 'Other'`,
      'delete from moderation_actions',
      'truncate moderation_actions',
    ]) {
      await assert.rejects(
        () => db.rawQuery(statement),
        /rows of moderation_actions are only added/
      )
    }
  })
})
