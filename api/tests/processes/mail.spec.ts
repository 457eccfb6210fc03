import { test } from '@japa/runner'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'
import { until } from '#harness/until'
import { aceProgram, serverProgram } from '#tests/app_program'
import { dataFolder } from '#tests/data_folder'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import { startSmtp } from '#tests/start_smtp'
import { startApp } from '#tests/start_app'

const SUBJECT = 'Subject: New message about'
const MAIL_FROM = 'Saajha Test <no-reply@saajha.example>'

/** Sends a booking request to an owner with a confirmed e-mail address, and makes the e-mail about it due. */
async function sendRequest(url: string, folder: string): Promise<string> {
  const owner = await new AppClient(url).join('Asha Kulkarni')
  const renter = await new AppClient(url).join('Ravi Nair')
  await queryEmbeddedDatabase(folder, 'update users set email_verified_at = now()')
  const item = await owner.post('/api/items', BICYCLE)
  await renter.post('/api/contact-interactions', {
    itemId: item.id,
    interactionType: 'message',
    message: 'Is it free?',
  })
  await until('the e-mail is scheduled', async () => {
    const scheduled = await queryEmbeddedDatabase(
      folder,
      `update deliveries set next_at = now() where subscriber = 'send_email' returning 1`
    )
    return scheduled.length > 0
  })
  return (await owner.get('/api/auth/user')).email
}

test.group('The settings of e-mails', (group) => {
  group.tap((test) => test.tags(['@long']))

  test('send them to the SMTP server from the configured sender', async ({ assert, cleanup }) => {
    const smtp = await startSmtp(cleanup)
    const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM }
    const { url, folder } = await startApp(cleanup, settings)
    const address = await sendRequest(url, folder)
    const mail = () => smtp.accepted.find(({ source }) => source.includes(SUBJECT))
    await until('the e-mail is accepted', () => mail() !== undefined)
    assert.deepEqual(mail()!.to, [address])
    assert.include(mail()!.source, `From: ${MAIL_FROM}`)
  })

  test('never send a password to a server without TLS, nor log it', async ({ assert, cleanup }) => {
    const smtp = await startSmtp(cleanup)
    const settings = { SMTP_URL: `smtp://me:open-sesame@127.0.0.1:${smtp.port}`, MAIL_FROM }
    const { url, folder, server } = await startApp(cleanup, settings)
    const address = await sendRequest(url, folder)
    await server.waitForOutput('e-mail not sent')
    const { output } = await server.stop()
    assert.equal(smtp.signIns, 0)
    assert.isEmpty(smtp.accepted)
    assert.notInclude(output, 'open-sesame')
    assert.notInclude(output, address)
  })

  test('keep them in the data folder without an SMTP server, where commands list and show them', async ({
    assert,
    cleanup,
  }) => {
    const { url, folder } = await startApp(cleanup)
    const address = await sendRequest(url, folder)
    const list = () => aceProgram(['mail:list'], { DATA_DIR: folder }).ended
    await until('the e-mail is listed', async () =>
      (await list()).output.includes('New message about')
    )
    const { output } = await aceProgram(['mail:show'], { DATA_DIR: folder }).ended
    assert.include(output, `To: ${address}`)
    assert.include(output, 'Ravi Nair sent you a message.')
  }).timeout(180_000)

  for (const [settings, message] of [
    [{ SMTP_URL: 'https://smtp.example', MAIL_FROM }, /SMTP_URL is no smtp or smtps URL/],
    [{ SMTP_URL: 'smtp://smtp.example' }, /SMTP_URL needs a sender; set MAIL_FROM/],
  ] as const) {
    test(`reject ${JSON.stringify(settings)} with one sentence`, async ({ assert, cleanup }) => {
      const folder = await dataFolder()
      cleanup(() => folder.forget())
      const { code, output } = await serverProgram({ DATA_DIR: folder.path, ...settings }).ended
      assert.equal(code, 1)
      assert.match(output, message)
      assert.lengthOf(output.trim().split('\n'), 1)
    })
  }
})
