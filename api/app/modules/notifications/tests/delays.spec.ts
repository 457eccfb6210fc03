import { test } from '@japa/runner'
import { dueTimes } from '#modules/notifications/rules/delays'

test.group('The times of the push and the e-mail about a notification', () => {
  const times = (type: Parameters<typeof dueTimes>[0], india: string) =>
    dueTimes(type, new Date(`${india}+05:30`))
  const due = (...args: Parameters<typeof times>) => times(...args)?.email
  const india = (time: string) => new Date(`${time}+05:30`)

  test('are 10 seconds and a minute after a booking request', ({ assert }) => {
    assert.deepEqual(times('booking', '2026-12-03T12:00:00'), {
      push: india('2026-12-03T12:00:10'),
      email: india('2026-12-03T12:01:00'),
    })
  })

  test('are 15 seconds and five minutes after a message', ({ assert }) => {
    assert.deepEqual(times('message', '2026-12-03T12:00:00'), {
      push: india('2026-12-03T12:00:15'),
      email: india('2026-12-03T12:05:00'),
    })
  })

  test('are a minute after a decision of an administrator, and at once', ({ assert }) => {
    assert.deepEqual(times('document_rejected', '2026-12-03T12:00:00'), {
      push: india('2026-12-03T12:01:00'),
      email: india('2026-12-03T12:00:00'),
    })
  })

  test('are none for a call or WhatsApp enquiry', ({ assert }) => {
    assert.isNull(times('call', '2026-12-03T12:00:00'))
    assert.isNull(times('whatsapp', '2026-12-03T12:00:00'))
  })

  test('stay in the night for an urgent notification', ({ assert }) => {
    const night = india('2026-12-03T23:00:00')
    assert.deepEqual(dueTimes('report_waiting', night, null, true), {
      push: india('2026-12-03T23:00:10'),
      email: india('2026-12-03T23:01:00'),
    })
  })

  test('move from the night to eight in the morning in India', ({ assert }) => {
    const morning = india('2026-12-04T08:00:00')
    assert.deepEqual(times('booking', '2026-12-03T23:00:00'), { push: morning, email: morning })
    assert.deepEqual(due('booking', '2026-12-03T21:58:59'), india('2026-12-03T21:59:59'))
    assert.deepEqual(due('booking', '2026-12-03T21:59:00'), morning)
    assert.deepEqual(due('message', '2026-12-03T23:50:00'), morning)
    assert.deepEqual(due('message', '2026-12-04T00:10:00'), morning)
    assert.deepEqual(due('booking', '2026-12-04T07:58:59'), morning)
    assert.deepEqual(due('booking', '2026-12-04T07:59:00'), morning)
    assert.deepEqual(due('booking', '2026-12-04T07:59:01'), india('2026-12-04T08:00:01'))
  })

  test('are none for a renewed notification whose last push is still due', ({ assert }) => {
    const renewed = (at: string, lastPush: string) => dueTimes('reply', india(at), india(lastPush))
    assert.isNull(renewed('2026-12-03T12:00:10', '2026-12-03T12:00:15'))
    assert.isNull(renewed('2026-12-03T23:30:00', '2026-12-04T08:00:00'))
  })

  test('are at least ten minutes after the last push about a renewed notification', ({
    assert,
  }) => {
    const pushOf = (at: string, lastPush: string) =>
      dueTimes('reply', india(at), india(lastPush))!.push
    const last = '2026-12-03T12:00:15'
    assert.deepEqual(pushOf('2026-12-03T12:01:00', last), india('2026-12-03T12:10:15'))
    assert.deepEqual(pushOf('2026-12-03T12:20:00', last), india('2026-12-03T12:20:15'))
    const evening = '2026-12-03T21:55:00'
    assert.deepEqual(pushOf('2026-12-03T21:56:00', evening), india('2026-12-04T08:00:00'))
  })
})
