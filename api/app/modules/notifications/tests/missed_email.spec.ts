import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { randomIp } from '#harness/random_ip'
import { announceMissed } from '#modules/notifications/public'
import { inTransaction } from '#shared/database/in_transaction'
import { momentInIndia } from '#shared/time/day_in_india'
import { dayFromToday, requestBooking } from '#tests/booking'
import { CANARIES, canariesIn } from '#tests/canaries'
import { listItem } from '#tests/listing'
import { confirmEmail, mailsTo, makeDue, tokenIn } from '#tests/mails'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group(
  'The e-mail about the first contact of a member whose address is not confirmed',
  (group) => {
    let member: Member

    group.each.setup(async ({ context }) => {
      member = await Member.signUp(context.client, 'Asha Kulkarni')
    })

    /** The e-mails after the one of the sign-up. Makes them due, whatever the time of the day. */
    const missedMails = async () => {
      await waitForDeliveries()
      await makeDue(member, 'send_missed_email')
      await waitForDeliveries()
      return (await mailsTo(member.user.email, 'email_verification')).slice(1)
    }

    test('is sent once more with the first contact about a listing, and not with later ones', async ({
      client,
      assert,
    }) => {
      const renter = await Member.join(client, 'Ravi Nair')
      const { id: itemId } = await listItem(member)
      const { message, senderEmail, senderPhone } = CANARIES
      for (const text of [message, 'Hello?']) {
        const body = { itemId, interactionType: 'message', message: text, senderEmail, senderPhone }
        ;(await renter.post('/api/contact-interactions').json(body)).assertStatus(201)
        await waitForDeliveries()
      }
      const [mail, ...others] = await missedMails()
      assert.isEmpty(others)
      assert.equal(mail!.subject, 'Ravi wrote to you about your Hero Splendor, well serviced')
      assert.notInclude(JSON.stringify(mail), 'Nair', 'only the first name')
      assert.notInclude(JSON.stringify(mail), 'Asha', 'the name of the account is not confirmed')
      assert.deepEqual(canariesIn(JSON.stringify(mail)), [])
      assert.isEmpty(
        await mailsTo(renter.user.email, 'email_verification'),
        'the sender receives none'
      )
    })

    test('names the listing, the days and the first name of a booking request, and its link confirms the address', async ({
      client,
      assert,
    }) => {
      const renter = await Member.join(client, 'Ravi Nair')
      const { id: itemId } = await listItem(member)
      await requestBooking(renter, itemId)
      const [mail] = await missedMails()
      const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
      const range = days.formatRange(new Date(dayFromToday(10)), new Date(dayFromToday(12)))
      const subject = `Ravi asked for your Hero Splendor, well serviced, ${range}`
      assert.equal(mail!.subject, subject)
      assert.include(mail!.text, `${subject}.`)
      assert.include(mail!.text, 'Opening this link confirms your email.')
      assert.match(
        mail!.text!,
        /Read and answer:\nhttp:\/\/\S+\/contact\/[\w-]+\?with=[\w-]+#verify=\S+\n/
      )
      assert.match(mail!.text!, /Not you\? Close this account: \S+#disown=\S+\n/)
      const verified = await client
        .post('/api/user/email/verify')
        .header('x-forwarded-for', randomIp())
        .json({ token: tokenIn(mail!, 'verify') })
      verified.assertStatus(204)
      assert.isTrue((await member.get('/api/auth/user')).body().isEmailVerified)
    })

    test('leaves out a title or a name with a link or a number, since the mailbox may belong to another person', async ({
      client,
      assert,
    }) => {
      const renter = await Member.join(client, 'Prize.example Nair')
      const { id: itemId } = await listItem(member, { title: 'You won! Call 98765 43210' })
      await requestBooking(renter, itemId)
      const [mail] = await missedMails()
      assert.match(mail!.subject!, /^Someone asked for your listing, /)
      for (const text of ['Prize', 'You won', '43210'])
        assert.notInclude(JSON.stringify(mail), text)
    })

    /** Announces the contact of a member once more, as a notification with other columns. */
    const announceAgain = async (change: string, values: unknown[] = []) => {
      const { rows } = await db.rawQuery(
        `with changed as (update notifications set ${change} where user_id = ? returning source_event_id, user_id)
       update users set email_reminded_at = null from changed where id = changed.user_id
       returning changed.source_event_id as "sourceEventId", id as "userId"`,
        [...values, member.user.id]
      )
      await inTransaction((trx) => announceMissed(trx, rows))
    }

    test('asks for the confirmation only once the contact is read', async ({ client, assert }) => {
      const renter = await Member.join(client, 'Ravi Nair')
      await requestBooking(renter, (await listItem(member)).id)
      await waitForDeliveries()
      await announceAgain('is_read = true')
      assert.equal((await missedMails()).at(-1)!.subject, 'Confirm your email')
    })

    test('is due at 8 in the morning after a contact in the quiet hours', async ({
      client,
      assert,
    }) => {
      const renter = await Member.join(client, 'Ravi Nair')
      await requestBooking(renter, (await listItem(member)).id)
      await waitForDeliveries()
      await announceAgain('created_at = ?', [momentInIndia(dayFromToday(1), '23:30')])
      const due = await db.rawQuery(
        `select due_at as "dueAt" from deliveries d join domain_events e on e.id = d.event_id
       where d.subscriber = 'send_missed_email' and e.payload ->> 'userId' = ? order by e.id desc limit 1`,
        [member.user.id]
      )
      assert.deepEqual(due.rows[0].dueAt, momentInIndia(dayFromToday(2), '08:00'))
    })

    test('does not follow a contact once the address is confirmed', async ({ client, assert }) => {
      await confirmEmail(member)
      const renter = await Member.join(client, 'Ravi Nair')
      const { id: itemId } = await listItem(member)
      const body = { itemId, interactionType: 'message', message: 'Is it free?' }
      ;(await renter.post('/api/contact-interactions').json(body)).assertStatus(201)
      assert.isEmpty(await missedMails())
    })
  }
)
