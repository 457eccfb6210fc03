import { test } from '@japa/runner'
import { Message } from '@adonisjs/mail'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { randomIp } from '#harness/random_ip'
import { until } from '#harness/until'
import { listItem } from '#tests/listing'
import { confirmEmail, mailsTo, makeDue } from '#tests/mails'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

/** More than the queue of e-mails about notifications sends at once. */
const OWNERS = 6

test.group('The e-mail that resets a password', () => {
  test('is sent while all e-mails about notifications wait for a silent server', async ({
    client,
    assert,
    cleanup,
  }) => {
    const renter = await Member.join(client, 'Ravi Nair')
    const forgetful = await Member.join(client, 'Meera Joshi')
    const owners: Member[] = []
    for (let n = 1; n <= OWNERS; n++) owners.push(await Member.join(client, 'Asha Kulkarni'))
    for (const owner of owners) {
      await confirmEmail(owner)
      const { id: itemId } = await listItem(owner)
      const message = { itemId, interactionType: 'message', message: 'Is it free?' }
      ;(await renter.post('/api/contact-interactions').json(message)).assertStatus(201)
    }
    await waitForDeliveries()

    const waiting = silenceNotifications(cleanup)
    for (const owner of owners) await makeDue(owner, 'send_email')
    await until('e-mails about notifications wait', () => waiting() === 4)
    const asked = client.post('/api/password/forgot').header('x-forwarded-for', randomIp())
    ;(await asked.json({ email: forgetful.user.email })).assertStatus(202)
    const sent = () => mailsTo(forgetful.user.email, 'password_reset')
    await until('the e-mail is sent', async () => {
      await db.rawQuery(
        `update deliveries d set next_at = now(), due_at = now() from domain_events e
         where e.id = d.event_id and d.state = 'pending' and e.name = 'password.reset_requested'`
      )
      return (await sent()).length > 0
    })
    assert.equal(waiting(), 4)
  })
})

/** Lets e-mails about notifications wait until the test ends; the returned function has their number. */
function silenceNotifications(cleanup: (end: () => Promise<void>) => void): () => number {
  const mailer = mail.use()
  const send = mailer.send.bind(mailer)
  const silence = Promise.withResolvers<void>()
  let waiting = 0
  mailer.send = async (compose, ...more) => {
    const message = new Message()
    await (compose as (message: Message) => unknown)(message)
    if (message.toObject().message.messageId?.includes('.notification@')) {
      waiting += 1
      await silence.promise
    }
    return send(compose, ...more)
  }
  cleanup(async () => {
    silence.resolve()
    await waitForDeliveries()
    mailer.send = send
  })
  return () => waiting
}
