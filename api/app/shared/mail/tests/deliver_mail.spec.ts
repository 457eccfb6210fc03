import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#shared/database/in_transaction'
import { clearSentMails } from '#shared/mail/clear_sent_mails'
import { deliverMail } from '#shared/mail/deliver_mail'
import { silentServers } from '#shared/mail/silent_servers'
import { metrics } from '#shared/operations/metrics'
import { Postponed } from '#shared/outbox/postponed'
import { holdScheduledDeliveries } from '#tests/hold_scheduled_deliveries'
import { logged } from '#tests/logged'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('An e-mail that cannot be sent', (group) => {
  let member: Member
  let eventId: string
  let failure: Error

  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Unreached Reader')
    // The e-mail that confirms the address, and those to members of other tests, would be postponed too.
    await holdScheduledDeliveries()
    eventId = randomUUID()
    failure = new Error('The server is unavailable')
    const mailer = mail.use()
    const send = mailer.send.bind(mailer)
    mailer.send = () => Promise.reject(failure)
    return () => {
      mailer.send = send
    }
  })

  const deliver = () =>
    inTransaction((trx) =>
      deliverMail(trx, {
        eventId,
        userId: member.user.id,
        kind: 'notification',
        to: { name: 'Unreached Reader', address: member.user.email },
        ...{ subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
      })
    )
  const wait = async () => {
    const error = await deliver().catch((thrown: unknown) => thrown)
    if (error instanceof Postponed) return error.seconds
    throw new Error(`It was not postponed: ${String(error)}`)
  }

  test('waits twice as long after each failure, and 15 minutes at most', async ({ assert }) => {
    const waits = []
    for (let attempt = 0; attempt < 6; attempt++) waits.push(await wait())
    assert.deepEqual(waits, [60, 120, 240, 480, 900, 900])
  })

  test('is counted as a repetition, and waits longer, after the server received it and did not respond', async ({
    assert,
    cleanup,
  }) => {
    metrics.mailsRepeated.reset()
    cleanup(() => metrics.mailsRepeated.reset())
    const repetitions = async () => (await metrics.mailsRepeated.get()).values[0]?.value ?? 0
    await wait()
    await wait()
    assert.equal(await repetitions(), 0)
    failure = Object.assign(new Error('The server is silent'), { isUnanswered: true })
    const waits = []
    for (let attempt = 0; attempt < 6; attempt++) waits.push(await wait())
    assert.deepEqual(
      waits,
      [0.25, 2, 4, 8, 12, 12].map((hours) => hours * 60 * 60)
    )
    assert.equal(await repetitions(), 5)
  })

  test('is dropped after three days, and not sent when its event is replayed', async ({
    assert,
  }) => {
    await wait()
    await age('2 days 23 hours')
    await wait()
    await age('3 days 1 minute')
    assert.equal(await deliver(), 'dropped')
    await age('1 minute')
    assert.equal(await deliver(), 'dropped')
  })

  test('has a line in the log when it is dropped', async ({ assert, cleanup }) => {
    await wait()
    await age('3 days 1 minute')
    const lines = logged('warn', 'e-mail not sent for three days', cleanup)
    assert.equal(await deliver(), 'dropped')
    assert.lengthOf(lines, 1)
    assert.notInclude(JSON.stringify(lines), member.user.email)
  })

  test('is counted each time it fails, and when it is dropped', async ({ assert, cleanup }) => {
    metrics.mailsFailed.reset()
    cleanup(() => metrics.mailsFailed.reset())
    await wait()
    await wait()
    await age('3 days 1 minute')
    await deliver()
    const { values } = await metrics.mailsFailed.get()
    assert.sameDeepMembers(
      values.map(({ labels, value }) => [labels.outcome, value]),
      [
        ['postponed', 2],
        ['dropped', 1],
      ]
    )
  })

  test('is not tried while the server of its recipient is silent', async ({ assert, cleanup }) => {
    cleanup(() => silentServers.noteResponse(member.user.email))
    silentServers.noteSilence(member.user.email)
    assert.isAbove(await wait(), 55)
    const { rows } = await db.rawQuery('select from sent_mails where event_id = ?', [eventId])
    assert.isEmpty(rows)
  })

  const age = (interval: string) =>
    db.rawQuery('update sent_mails set started_at = now() - ?::interval where event_id = ?', [
      interval,
      eventId,
    ])
})

test.group('The record of a sent e-mail', () => {
  test('is deleted after 35 days, unless its event remains', async ({ client, assert }) => {
    // Its sign-up is an event.
    const { user } = await Member.signUp(client, 'Former Reader')
    await waitForDeliveries()
    const { rows: events } = await db.rawQuery(
      'select id from domain_events order by id desc limit 1'
    )
    const [old, recent, replayable] = [randomUUID(), randomUUID(), events[0].id as string]
    for (const [eventId, days] of [
      [old, 36],
      [recent, 34],
      [replayable, 36],
    ] as const) {
      await db.rawQuery(
        `insert into sent_mails (event_id, user_id, kind, state, started_at)
         values (?, ?, 'test', 'sent', now() - make_interval(days => ?))`,
        [eventId, user.id, days]
      )
    }
    await clearSentMails(new AbortController().signal)
    const { rows } = await db.rawQuery(
      `select event_id as "eventId" from sent_mails where user_id = ? and kind = 'test'`,
      [user.id]
    )
    const remaining = rows.map(({ eventId }: { eventId: string }) => eventId)
    assert.sameMembers(remaining, [recent, replayable])
  })

  test('is deleted in batches of a thousand, until the job is stopped', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.signUp(client, 'Former Reader')
    await db.rawQuery(
      `insert into sent_mails (event_id, user_id, kind, state, started_at)
       select gen_random_uuid(), ?, 'test', 'sent', now() - interval '400 days' from generate_series(1, 2500)`,
      [user.id]
    )
    const left = async () => {
      const { rows } = await db.rawQuery('select from sent_mails where user_id = ? and kind = ?', [
        ...[user.id, 'test'],
      ])
      return rows.length
    }
    assert.equal(await clearSentMails(AbortSignal.abort()), 1_000)
    assert.equal(await left(), 1_500)
    await clearSentMails(new AbortController().signal)
    assert.equal(await left(), 0)
  })
})
