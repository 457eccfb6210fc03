import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { composeMail } from '#shared/mail/compose_mail'
import {
  PossiblySent,
  RejectedMailError,
  RejectedRecipientError,
  sendMail,
} from '#shared/mail/send_mail'
import { SmtpTransport } from '#shared/mail/smtp_transport'
import { Postponed } from '#shared/outbox/postponed'
import { smtpError } from '#harness/smtp_stand_in'
import { until } from '#harness/until'
import { holdScheduledDeliveries } from '#tests/hold_scheduled_deliveries'
import { logged } from '#tests/logged'
import { startSmtp } from '#tests/start_smtp'
import { findFreePort } from '@saajha/database/embedded/find_free_port'

type Cleanup = (end: () => void | Promise<void>) => void

type Timeouts = ConstructorParameters<typeof SmtpTransport>[1]

/** Sends the e-mails of the app to an SMTP server until the test ends. */
function useServer(port: number, cleanup: Cleanup, timeouts?: Timeouts) {
  const mailer = mail.use() as { transport: unknown }
  const former = mailer.transport
  mailer.transport = new SmtpTransport({ host: '127.0.0.1', port }, timeouts)
  cleanup(() => {
    mailer.transport = former
  })
}

const to = { name: 'Asha Kulkarni', address: 'asha@example.in' }
const content = composeMail({
  language: 'en',
  subject: 'Booking request',
  paragraphs: ['Ravi <b>Nair</b> wants to rent it.'],
  action: { text: 'Open', path: '/dashboard' },
  reason: 'You have an account.',
})

/** The error of an e-mail to a server that rejects its recipient or its content. */
async function sendRejected(
  cleanup: Cleanup,
  error: Error,
  at: 'recipient' | 'content'
): Promise<unknown> {
  const server = await startSmtp(cleanup, () => (at === 'recipient' ? error : null))
  if (at === 'content') server.contentError = error
  useServer(server.port, cleanup)
  return sendMail({ id: 'rejected', to, ...content }).catch((thrown: unknown) => thrown)
}

test.group('An e-mail over SMTP', (group) => {
  // E-mails to members of other tests would be rejected too. They may become due at any time.
  group.each.setup(holdScheduledDeliveries)

  test('has a plain text and an HTML part, a stable id and one-click unsubscription', async ({
    assert,
    cleanup,
  }) => {
    const server = await startSmtp(cleanup)
    useServer(server.port, cleanup)
    const unsubscribeUrl = 'https://saajha.example/api/mail/unsubscribe?token=t'
    await sendMail({ id: 'one', to, ...content, unsubscribeUrl })
    assert.lengthOf(server.accepted, 1)
    const [{ to: recipients, source }] = server.accepted as [(typeof server.accepted)[0]]
    assert.deepEqual(recipients, ['asha@example.in'])
    assert.include(source, 'Message-ID: <one@localhost>')
    assert.include(source, `List-Unsubscribe: <${unsubscribeUrl}>`)
    assert.include(source, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    assert.include(source, 'Auto-Submitted: auto-generated')
    assert.include(source, 'Content-Type: text/plain')
    assert.include(source, 'Content-Type: text/html')
    assert.include(source, '&#60;b&#62;Nair')
  })

  test('cannot gain a header or a recipient by line ends in a subject or a name', async ({
    assert,
    cleanup,
  }) => {
    const server = await startSmtp(cleanup)
    useServer(server.port, cleanup)
    await sendMail({
      id: 'two',
      ...content,
      to: { name: 'Asha\r\nBcc: eve@example.in', address: 'asha@example.in' },
      subject: 'Camera\r\nBcc: eve@example.in\r\n\r\nBody',
    })
    const [{ to: recipients, source }] = server.accepted as [(typeof server.accepted)[0]]
    assert.deepEqual(recipients, ['asha@example.in'])
    assert.notMatch(source, /^bcc:/im)
  })

  test('is rejected for good when the server rejects its recipient for good', async ({
    assert,
    cleanup,
  }) => {
    for (const [response, at] of [
      ['rejected by the test', 'recipient'],
      ['5.1.1 No such user', 'recipient'],
      ['5.1.1 No such user', 'content'],
      ['5.2.1 Mailbox disabled', 'content'],
    ] as const) {
      const error = await sendRejected(cleanup, smtpError(550, response), at)
      assert.instanceOf(error, RejectedRecipientError, response)
    }
  })

  test('is postponed when the server rejects this site, whose operator can correct it', async ({
    assert,
    cleanup,
  }) => {
    for (const [code, response, at] of [
      [550, '5.7.1 Your IP is blocked', 'recipient'],
      [554, 'Relay access denied', 'recipient'],
      [550, '5.1.8 Sender’s domain does not exist', 'recipient'],
      [550, '5.7.26 Unauthenticated sender (SPF, DKIM)', 'content'],
      [554, '5.7.1 Rejected by policy', 'content'],
      [550, 'Rejected by policy', 'content'],
      [552, '5.2.2 Mailbox full', 'content'],
    ] as const) {
      const error = await sendRejected(cleanup, smtpError(code, response), at)
      assert.instanceOf(error, Postponed, response)
    }
  })

  test('is rejected for good when the server rejects its content for good', async ({
    assert,
    cleanup,
  }) => {
    for (const [code, response, at] of [
      [554, '5.6.0 Invalid content', 'content'],
      [552, '5.3.4 Message too big for the system', 'content'],
      [552, '5.2.3 Message too long for the mailbox', 'recipient'],
      [553, '5.6.7 The address needs SMTPUTF8', 'recipient'],
    ] as const) {
      const error = await sendRejected(cleanup, smtpError(code, response), at)
      assert.instanceOf(error, RejectedMailError, response)
    }
  })

  test('that is not sent is logged with the status and without the recipient', async ({
    assert,
    cleanup,
  }) => {
    for (const [code, status, consequence] of [
      [550, '5.1.1', 'its recipient does not exist'],
      [554, '5.6.0', 'it is dropped'],
      [554, '5.7.1', 'it is sent later'],
      [451, '4.7.1', 'it is sent later'],
    ] as const) {
      const lines = logged('warn', 'e-mail not sent', cleanup)
      await sendRejected(cleanup, smtpError(code, `${status} <${to.address}> rejected`), 'content')
      // E-mails of earlier tests may be tried meanwhile.
      const ofStatus = lines.filter(
        ([details]) => (details as { status?: string }).status === status
      )
      assert.isNotEmpty(ofStatus)
      for (const [details, message] of ofStatus) {
        assert.deepInclude(details, { responseCode: code, status })
        assert.equal(message, `e-mail not sent; ${consequence}`)
      }
      assert.notInclude(JSON.stringify(lines), to.address)
    }
  })

  test('is postponed by a server that greylists it, and accepted at the next attempt', async ({
    assert,
    cleanup,
  }) => {
    const greylist = (_: string, attempt: number) => (attempt === 1 ? smtpError(451) : null)
    const server = await startSmtp(cleanup, greylist)
    useServer(server.port, cleanup)
    const error = await sendMail({ id: 'four', to, ...content }).catch((thrown) => thrown)
    assert.instanceOf(error, Postponed)
    await sendMail({ id: 'four', to, ...content })
    assert.lengthOf(server.accepted, 1)
  })

  test('is postponed while the server is silent, and not sent when it responds later', async ({
    assert,
    cleanup,
  }) => {
    const silence = Promise.withResolvers<void>()
    const server = await startSmtp(cleanup, () => silence.promise)
    cleanup(() => silence.resolve())
    useServer(server.port, cleanup, { contentMs: 300 })
    const error = await sendMail({ id: 'five', to, ...content }).catch((thrown) => thrown)
    assert.instanceOf(error, Postponed)
    assert.notInstanceOf(error, PossiblySent)
    assert.equal(error.seconds, 60)
    await until('the connection is closed', () => server.connections === 0)
    silence.resolve()
    assert.isEmpty(server.accepted)
  })

  test('may be sent when the server received it and is silent', async ({ assert, cleanup }) => {
    const silence = Promise.withResolvers<void>()
    const server = await startSmtp(cleanup)
    server.contentSilence = silence.promise
    cleanup(() => silence.resolve())
    useServer(server.port, cleanup, { responseMs: 300 })
    const lines = logged('warn', 'e-mail sent, but', cleanup)
    const error = await sendMail({ id: 'seven', to, ...content }).catch((thrown) => thrown)
    assert.instanceOf(error, PossiblySent)
    assert.lengthOf(lines, 1)
    await until('the connection is closed', () => server.connections === 0)
  })

  test('is not sent, and waits, when the server rejects its content for now', async ({
    assert,
    cleanup,
  }) => {
    const error = await sendRejected(cleanup, smtpError(451), 'content')
    assert.instanceOf(error, Postponed)
    assert.notInstanceOf(error, PossiblySent)
  })

  test('is postponed while there is no server', async ({ assert, cleanup }) => {
    useServer(await findFreePort(), cleanup)
    const error = await sendMail({ id: 'six', to, ...content }).catch((thrown) => thrown)
    assert.instanceOf(error, Postponed)
  })
})
