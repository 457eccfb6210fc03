import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import type { BookingStep } from '@saajha/contract/booking'
import type { DecisionBody } from '@saajha/contract/moderation'
import { settleProblem } from '#modules/bookings/public'
import { decideReport } from '#modules/moderation/commands/decide_report'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import {
  bookingOf,
  change,
  changed,
  deliverScheduled,
  letDaysPass,
  requestBooking,
} from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { decideReport as decide } from '#tests/report'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { typesOf } from '#tests/notifications'

const REPORT_NO_SHOW: BookingStep = { state: 'cancelled', reason: 'did_not_take_place' }
const CONTEST: BookingStep = { state: 'active', reason: 'took_place' }
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000'

test.group('A problem with a rental', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    id = await newBooking()
  })

  /** An accepted booking of three days, the first of them in ten days. */
  const newBooking = async (): Promise<string> => {
    const requested = await requestBooking(renter, (await listItem(owner)).id)
    await changed(owner, requested, { state: 'accepted' })
    return requested
  }
  /** Lets the days pass until so many days after the last one, as an item that was handed over. */
  const letEnd = async (daysAfter: number, of = id) => {
    await letDaysPass(of, 12 + daysAfter)
    await sql(db, `update bookings set state = 'active', handed_over_at = now() where id = $1`, [
      of,
    ])
  }
  const report = (by: Member, reason: string, more: object = {}, of = id) =>
    by.post('/api/reports').json({ subjectKind: 'booking', subjectId: of, reason, ...more })
  const reported = async (by: Member, reason: string, more: object = {}): Promise<string> => {
    const response = await report(by, reason, more)
    response.assertStatus(201)
    return response.body().ticket
  }
  const rejects = async (
    response: Promise<ApiResponse> | PromiseLike<ApiResponse>,
    problem: string
  ) => {
    const rejected = await response
    rejected.assertStatus(409)
    rejected.assertBodyContains({ code: 'bookingProblemClosed', params: { problem } })
  }
  const rowOf = async (ticket: string): Promise<any> => {
    const { rows } = await db.rawQuery('select * from reports where ticket = ?', [ticket])
    return rows[0]
  }
  const record = (by: Member, fields: object) =>
    by.post(`/api/bookings/${id}/handover`).json({ stage: 'end', ...fields })
  /** The code of the return, as the renter sees it. */
  const codeOf = async (booking: string): Promise<string> =>
    (await renter.get(`/api/bookings/${booking}/handover`)).body().code.digits
  const write = (by: Member, body: string, of = id) =>
    by.post(`/api/bookings/${of}/statements`).json({ body })

  test('keeps the clock and the renter from completing an item that was not returned', async ({
    assert,
  }) => {
    await letEnd(2)
    await reported(owner, 'not_returned')
    assert.notInclude((await bookingOf(renter, id)).may, 'completed')
    ;(await change(renter, id, { state: 'completed' })).assertStatus(409)
    await deliverScheduled(id, 'booking.completion_due')
    assert.containsSubset(await bookingOf(owner, id), {
      state: 'active',
      problemSettledAt: null,
      next: { situation: 'not_returned_yours', step: 'complete' },
    })
    assert.isString((await bookingOf(owner, id)).problemAt)
  })

  test('ends with the owner who got the item back, and the report stays open', async ({
    assert,
  }) => {
    await letEnd(1)
    const ticket = await reported(owner, 'not_returned')
    const completed = await changed(owner, id, { step: 'complete' })
    assert.containsSubset(completed, { state: 'completed', completedBy: 'owner' })
    assert.isString(completed.problemSettledAt)
    await waitForDeliveries()
    const { state, evidence } = await rowOf(ticket)
    assert.equal(state, 'open')
    assert.closeTo(Date.parse(evidence.returnedAt), Date.parse(completed.completedAt!), 5_000)
  })

  test('ends with the renter’s code, and not with the records of both', async ({ assert }) => {
    await letEnd(1)
    await reported(owner, 'not_returned')
    ;(await record(renter, { note: 'Given to the guard' })).assertStatus(201)
    ;(await record(owner, { note: 'No one came' })).assertStatus(201)
    assert.equal((await bookingOf(owner, id)).state, 'active')
    ;(await record(owner, { code: await codeOf(id) })).assertStatus(201)
    const completed = await bookingOf(owner, id)
    assert.equal(completed.state, 'completed')
    assert.isString(completed.problemSettledAt)
  })

  test('ends with a decision, after which the clock completes the booking', async ({ assert }) => {
    await letEnd(2)
    const ticket = await reported(owner, 'not_returned')
    await deliverScheduled(id, 'booking.completion_due')
    assert.equal((await bookingOf(owner, id)).state, 'active')
    const decision: DecisionBody = {
      decision: 'dismissed',
      actions: [],
      note: 'Back',
      decidesSame: false,
    }
    await decideReport({ id: null, name: 'Operator' }, ticket, decision)
    await waitForDeliveries()
    assert.isString((await bookingOf(owner, id)).problemSettledAt)
    await deliverScheduled(id, 'booking.completion_due')
    assert.containsSubset(await bookingOf(owner, id), {
      state: 'completed',
      completedBy: 'system',
    })
  })

  test('of one member is not decided with the one that the other member reported', async ({
    client,
    assert,
  }) => {
    await letEnd(1)
    const gone = await reported(owner, 'not_returned')
    const offensive = await reported(owner, 'offensive')
    const deposit = await reported(renter, 'deposit')
    const admin = await newAdmin(client)
    const sameAs = async (ticket: string) =>
      (await admin.get(`/api/admin/reports/${ticket}`)).body().sameSubject
    assert.deepEqual(await sameAs(deposit), [])
    assert.deepEqual(await sameAs(gone), [offensive])
    const dismissed = { decision: 'dismissed', decidesSame: true, message: 'It was agreed.' }
    ;(await decide(admin, deposit, dismissed)).assertStatus(200)
    assert.containsSubset(await rowOf(gone), { state: 'open', message_to_reporter: null })
    assert.isNull((await bookingOf(owner, id)).problemSettledAt)
    ;(await decide(admin, gone, dismissed)).assertStatus(200)
    assert.equal((await rowOf(offensive)).state, 'dismissed')
  })

  test('is held once, however often it is reported', async ({ assert }) => {
    await letEnd(2)
    const tickets = await Promise.all(
      Array.from({ length: 5 }, () => reported(owner, 'not_returned'))
    )
    assert.lengthOf(new Set(tickets), 1)
    const { problemAt } = await bookingOf(owner, id)
    const types = await typesOf(renter)
    assert.lengthOf(
      types.filter((type) => type === 'booking_problem'),
      1
    )
    await inTransaction((trx) => settleProblem(trx, id))
    await sql(db, `update reports set state = 'dismissed' where ticket = $1`, [tickets[0]!])
    await rejects(report(owner, 'not_returned'), 'not_returned')
    await waitForDeliveries()
    await deliverScheduled(id, 'booking.completion_due')
    const later = await bookingOf(owner, id)
    assert.equal(later.problemAt, problemAt)
    assert.equal(later.state, 'completed')
  })

  test('is reported as not returned by the owner alone, from the day after the last one', async () => {
    await letEnd(0)
    await rejects(report(owner, 'not_returned'), 'not_returned')
    await letDaysPass(id, 1)
    await rejects(report(renter, 'not_returned'), 'not_returned')
    ;(await report(owner, 'not_returned')).assertStatus(201)
  })

  test('is reported from the first day until 14 days after the return', async ({ assert }) => {
    await letDaysPass(id, 9)
    assert.deepEqual((await bookingOf(renter, id)).mayReport, [])
    await rejects(report(renter, 'damage'), 'damage')
    await letDaysPass(id, 1)
    assert.deepEqual((await bookingOf(renter, id)).mayReport, ['damage', 'deposit'])
    ;(await report(renter, 'damage')).assertStatus(201)
    await letEnd(-9)
    await changed(owner, id, { state: 'completed' })
    const age = (interval: string) =>
      db.rawQuery('update bookings set completed_at = now() - ?::interval where id = ?', [
        interval,
        id,
      ])
    await age('15 days')
    assert.deepEqual((await bookingOf(owner, id)).mayReport, [])
    await rejects(report(owner, 'deposit'), 'deposit')
    await age('14 days')
    ;(await report(owner, 'deposit')).assertStatus(201)
  })

  test('is unknown to a third member', async ({ client }) => {
    await letEnd(1)
    const outsider = await Member.join(client, 'Curious Outsider')
    for (const response of [
      await report(outsider, 'not_returned'),
      await report(outsider, 'damage'),
      await report(owner, 'damage', {}, UNKNOWN_ID),
      await write(outsider, 'Let me in'),
      await write(owner, 'Nothing', 'b1'),
    ]) {
      response.assertStatus(404)
      response.assertBodyContains({ code: 'bookingNotFound' })
    }
  })

  test('is not a reason to report something else', async () => {
    const response = await owner
      .post('/api/reports')
      .json({ subjectKind: 'member', subjectId: renter.user.id, reason: 'damage' })
    response.assertStatus(422)
    response.assertBodyContains({ code: 'reportReasonUnfit', errors: [{ field: 'reason' }] })
  })

  test('has the facts and the records of both members as evidence', async ({ assert }) => {
    await letEnd(1)
    await record(renter, { note: 'All fine', parts: ['Lens'] })
    await record(owner, { stage: 'start', note: 'New' })
    const row = await rowOf(await reported(owner, 'damage', { body: 'Scratched' }))
    assert.equal(row.subject_member_id, renter.user.id)
    assert.containsSubset(row.evidence, {
      bookingId: id,
      state: 'active',
      memberId: renter.user.id,
    })
    assert.deepEqual(
      row.evidence.records.map(({ stage, by, note, imageUrls }: any) => [
        stage,
        by,
        note,
        imageUrls,
      ]),
      [
        ['end', 'renter', 'All fine', []],
        ['start', 'owner', 'New', []],
      ]
    )
  })

  test('asks the other member, whose words join the evidence', async ({ assert }) => {
    await letEnd(1)
    ;(await write(renter, 'Too early')).assertStatus(409)
    const ticket = await reported(owner, 'not_returned')
    assert.include(await typesOf(renter), 'booking_problem')
    assert.notInclude(await typesOf(owner), 'booking_problem')
    assert.isFalse((await bookingOf(owner, id)).mayAnswerProblem)
    assert.containsSubset(await bookingOf(renter, id), {
      mayAnswerProblem: true,
      next: { situation: 'not_returned_theirs', step: 'handBack', others: ['answerProblem'] },
    })
    ;(await write(owner, 'Mine')).assertStatus(409)
    ;(await write(renter, '   ')).assertStatus(422)
    ;(await write(renter, '  I gave it to the guard. ')).assertStatus(204)
    const { evidence } = await rowOf(ticket)
    assert.deepEqual(
      evidence.statements.map(({ body }: any) => body),
      ['I gave it to the guard.']
    )
    for (let time = 2; time <= 5; time++) (await write(renter, `No. ${time}`)).assertStatus(204)
    const full = await write(renter, 'No. 6')
    full.assertStatus(409)
    full.assertBodyContains({ code: 'bookingStatementsFull' })
  })

  test('has what the other member writes twice once, also if they may write no more', async ({
    assert,
  }) => {
    await letEnd(1)
    const ticket = await reported(owner, 'damage')
    const [first, ...others] = ['The scratch is old.', 'No. 2', 'No. 3', 'No. 4', 'No. 5']
    const sent = await Promise.all([write(renter, first), write(renter, first)])
    for (const response of sent) response.assertStatus(204)
    for (const body of others) (await write(renter, body)).assertStatus(204)
    ;(await write(renter, 'No. 3')).assertStatus(204)
    ;(await write(renter, 'No. 6')).assertStatus(409)
    const { evidence } = await rowOf(ticket)
    assert.deepEqual(
      evidence.statements.map(({ body }: any) => body),
      [first, ...others]
    )
  })

  test('that was not returned is added to an open report of the same member', async ({
    assert,
  }) => {
    await letEnd(1)
    const ticket = await reported(owner, 'scam', { body: 'He lied' })
    const urgent = await reported(owner, 'extortion')
    assert.equal(await reported(owner, 'not_returned', { body: 'Still gone' }), ticket)
    const row = await rowOf(ticket)
    assert.containsSubset(row, {
      reason: 'not_returned',
      body: 'Still gone',
      evidence: { state: 'active', earlier: { reason: 'scam', body: 'He lied' } },
    })
    assert.equal((await rowOf(urgent)).reason, 'extortion')
    assert.isString((await bookingOf(owner, id)).problemAt)
  })

  test('that is another one has a report of its own, and both get what the other member writes', async ({
    assert,
  }) => {
    await letEnd(1)
    const gone = await reported(owner, 'not_returned', { body: 'Three calls' })
    await changed(owner, id, { step: 'complete' })
    const damage = await reported(owner, 'damage', { body: 'Lens cracked' })
    assert.equal(await reported(owner, 'damage', { body: 'Lens cracked' }), damage)
    const deposit = await reported(owner, 'deposit', { body: 'Not enough for it' })
    const other = await reported(owner, 'other', { body: 'Shouted at me' })
    assert.lengthOf(new Set([gone, damage, deposit, other]), 4)
    const about = (await typesOf(renter)).filter((type) => type === 'booking_problem')
    assert.lengthOf(about, 3)
    ;(await write(renter, 'It was like that')).assertStatus(204)
    const problems = [await rowOf(gone), await rowOf(damage), await rowOf(deposit)]
    assert.deepEqual(
      problems.map(({ body }) => body),
      ['Three calls', 'Lens cracked', 'Not enough for it']
    )
    for (const { evidence } of problems)
      assert.containsSubset(evidence.statements, [{ body: 'It was like that' }])
    assert.isUndefined((await rowOf(other)).evidence.statements)
  })

  test('that was not returned holds the completion until it is decided, whatever is decided of others', async ({
    client,
    assert,
  }) => {
    await letEnd(2)
    const gone = await reported(owner, 'not_returned')
    const damage = await reported(owner, 'damage')
    const admin = await newAdmin(client)
    ;(await decide(admin, damage)).assertStatus(200)
    assert.equal((await rowOf(gone)).state, 'open')
    await deliverScheduled(id, 'booking.completion_due')
    assert.containsSubset(await bookingOf(owner, id), { state: 'active', problemSettledAt: null })
    assert.isTrue((await bookingOf(renter, id)).mayAnswerProblem)
    ;(await decide(admin, gone)).assertStatus(200)
    assert.isString((await bookingOf(owner, id)).problemSettledAt)
    assert.isFalse((await bookingOf(renter, id)).mayAnswerProblem)
  })

  test('asks the other member also if what they wrote was reported before', async ({ assert }) => {
    await letEnd(1)
    const offensive = await reported(owner, 'offensive')
    const damage = await reported(owner, 'damage')
    assert.notEqual(damage, offensive)
    assert.equal((await rowOf(damage)).reason, 'damage')
    assert.isTrue((await bookingOf(renter, id)).mayAnswerProblem)
  })

  test('is made of a no-show that the other member contests', async ({ assert }) => {
    await letDaysPass(id, 10)
    await changed(renter, id, REPORT_NO_SHOW)
    await rejects(report(renter, 'no_show'), 'no_show')
    await changed(owner, id, CONTEST)
    await waitForDeliveries()
    const { rows } = await db.rawQuery('select * from reports where subject_id = ?', [id])
    assert.lengthOf(rows, 1)
    assert.containsSubset(rows[0], {
      reason: 'no_show',
      reporter_id: renter.user.id,
      subject_member_id: owner.user.id,
      evidence: { noShowReportedBy: 'renter' },
    })
    assert.deepEqual((await bookingOf(owner, id)).mayReport, ['damage', 'deposit', 'no_show'])
    assert.isTrue((await bookingOf(owner, id)).mayAnswerProblem)
    assert.include(await typesOf(owner), 'booking_problem')
    assert.notInclude(await typesOf(renter), 'booking_problem')
  })

  test('is not made of a contested no-show beside an open problem of the same member', async ({
    assert,
  }) => {
    await letDaysPass(id, 10)
    const damage = await reported(renter, 'damage')
    await changed(renter, id, REPORT_NO_SHOW)
    await changed(owner, id, CONTEST)
    await waitForDeliveries()
    const { rows } = await db.rawQuery('select ticket from reports where subject_id = ?', [id])
    assert.deepEqual(rows, [{ ticket: damage }])
  })

  test('is a completed rental that did not take place, for both members', async ({ assert }) => {
    await letEnd(0)
    await rejects(report(renter, 'no_show'), 'no_show')
    await changed(owner, id, { state: 'completed' })
    for (const member of [owner, renter]) {
      assert.deepEqual((await bookingOf(member, id)).mayReport, ['damage', 'deposit', 'no_show'])
      await reported(member, 'no_show')
    }
    assert.isTrue((await bookingOf(owner, id)).mayAnswerProblem)
  })

  test('is not made of a no-show whose reporter recorded the handover', async ({ assert }) => {
    await letDaysPass(id, 10)
    await changed(owner, id, REPORT_NO_SHOW)
    await sql(
      db,
      `insert into handovers (booking_id, stage, by_side, parts) values ($1, 'start', 'owner', '{}')`,
      [id]
    )
    await sql(db, 'update bookings set no_show_contest_until = now() where id = $1', [id])
    await deliverScheduled(id, 'booking.no_show_due')
    assert.isString((await bookingOf(owner, id)).noShowContestedAt)
    const { rows } = await db.rawQuery('select from reports where subject_id = ?', [id])
    assert.isEmpty(rows)
  })

  test('completes on no path but the three, whatever is tried before', async ({ assert }) => {
    const ACTIONS = {
      'clock': () => deliverScheduled(id, 'booking.completion_due'),
      'renter completes': () => change(renter, id, { state: 'completed' }),
      'renter records': () => record(renter, { note: 'Given back' }),
      'owner records': () => record(owner, { note: 'Waited' }),
      'wrong code': async () => record(owner, { code: wrong(await codeOf(id)) }),
      'renter reports no-show': () => change(renter, id, REPORT_NO_SHOW),
      'no-show is due': () => deliverScheduled(id, 'booking.no_show_due'),
      'renter extends': async () => {
        const { startDate } = await bookingOf(renter, id)
        const path = `/api/bookings/${id}/changes`
        await renter.post(path).json({ startDate, endDate: dayAfter(startDate, 9) })
      },
      'owner answers': async () => {
        const { change: proposed } = await bookingOf(owner, id)
        const path = `/api/bookings/${id}/changes/${proposed?.id}`
        if (proposed) await owner.put(path).json({ state: 'accepted' })
      },
      'renter reports': () => report(renter, 'not_returned'),
      'days pass': () => letDaysPass(id, 1),
    } satisfies Record<string, () => PromiseLike<unknown>>
    const THE_THREE = {
      returned: () => changed(owner, id, { state: 'completed' }),
      code: async () => record(owner, { code: await codeOf(id) }),
      decision: async () => {
        await inTransaction((trx) => settleProblem(trx, id))
        await letDaysPass(id, 40)
        await deliverScheduled(id, 'booking.completion_due')
      },
    }
    const run = fc.record({
      steps: fc.array(fc.constantFrom(...(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])), {
        minLength: 4,
        maxLength: 9,
      }),
      end: fc.constantFrom(...(Object.keys(THE_THREE) as (keyof typeof THE_THREE)[])),
    })
    for (const { steps, end } of fc.sample(run, { seed: 20_261_128, numRuns: 12 })) {
      id = await newBooking()
      await letEnd(1)
      await reported(owner, 'not_returned')
      for (const step of steps) {
        await ACTIONS[step]()
        await waitForDeliveries()
        const { state } = await bookingOf(owner, id)
        assert.equal(state, 'active', `${step} of ${steps.join()}`)
      }
      await THE_THREE[end]()
      await waitForDeliveries()
      assert.equal((await bookingOf(owner, id)).state, 'completed', `${end} after ${steps.join()}`)
      await sql(db, `delete from reports where reporter_id = $1`, [owner.user.id])
    }
  })
    .timeout(360_000)
    .tags(['@long'])
})

function wrong(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0')
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
