import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { until } from '#harness/until'
import { momentInIndia } from '#shared/time/day_in_india'
import { changed, dayFromToday, requestBooking } from '#tests/booking'
import { CANARIES, canariesIn } from '#tests/canaries'
import { listItem } from '#tests/listing'
import { confirmEmail, mailsTo, makeDue, tokenIn } from '#tests/mails'
import { Member } from '#tests/member'
import { contact as sendContact, sendMessage } from '#tests/conversation'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('The e-mail about a notification', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
    await confirmEmail(owner)
  })

  const contact = async (fields: object = {}) => {
    const body = { itemId, interactionType: 'message', message: 'Is it free?', ...fields }
    ;(await renter.post('/api/contact-interactions').json(body)).assertStatus(201)
    await waitForDeliveries()
  }
  const mails = async () => {
    await makeDue(owner, 'send_email')
    await waitForDeliveries()
    return mailsTo(owner.user.email)
  }
  /** Moves the e-mails that were sent to a time of tomorrow in India. */
  const mailedTomorrow = (time: string) =>
    db.rawQuery(
      'update notifications set emailed_at = ? where user_id = ? and emailed_at < now()',
      [momentInIndia(dayFromToday(1), time), owner.user.id]
    )
  const mailsDue = async () => {
    const { rows } = await db.rawQuery(
      `select d.due_at as "dueAt" from deliveries d join domain_events e on e.id = d.event_id
       where d.subscriber = 'send_email' and d.state = 'pending' and e.payload ->> 'userId' = ?`,
      [owner.user.id]
    )
    return rows.map(({ dueAt }: { dueAt: Date }) => dueAt)
  }
  const isPostponed = async () => {
    const { rows } = await db.rawQuery(
      `select from deliveries d join domain_events e on e.id = d.event_id
       where d.subscriber = 'send_email' and d.state = 'pending' and d.next_at > d.due_at
         and e.payload ->> 'userId' = ?`,
      [owner.user.id]
    )
    return rows.length > 0
  }
  const booking = {
    interactionType: 'message',
    intent: 'booking',
    startDate: dayFromToday(10),
    endDate: dayFromToday(12),
  }

  test('names the listing, the sender and the days of a booking request', async ({ assert }) => {
    await contact(booking)
    const [mail, ...others] = await mails()
    assert.isEmpty(others)
    assert.equal(mail!.subject, 'Booking request for Hero Splendor, well serviced')
    assert.include(mail!.text, 'Hello Asha Kulkarni,')
    assert.include(mail!.text, 'Ravi Nair wants to rent it.')
    const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
    const range = days.formatRange(new Date(booking.startDate), new Date(booking.endDate))
    assert.include(mail!.text, `Days: ${range}`)
    assert.match(
      mail!.text!,
      /Read and answer:\nhttp:\/\/localhost:\d+\/contact\/[\w-]+\?with=[\w-]+\n/
    )
    assert.include(mail!.html, 'Ravi Nair wants to rent it.')
  })

  test('is in the language of the reader', async ({ assert }) => {
    await db.rawQuery(`update users set language = 'hi' where id = ?`, [owner.user.id])
    await contact()
    const [mail] = await mails()
    assert.equal(mail!.subject, 'Hero Splendor, well serviced के बारे में नया मैसेज')
    assert.include(mail!.text, 'Ravi Nair ने आपको मैसेज भेजा है।')
    assert.match(mail!.text!, /\/contact\/[\w-]+\?with=[\w-]+&lang=hi\n/)
    assert.include(mail!.html, '<html lang="hi">')
  })

  test('omits the message and the contact details of the sender', async ({ assert }) => {
    const { message, senderEmail, senderPhone } = CANARIES
    await contact({ message, senderEmail, senderPhone })
    const [mail] = await mails()
    assert.deepEqual(canariesIn(JSON.stringify(mail)), [])
  })

  test('is not sent once the notification is read or deleted', async ({ assert }) => {
    await contact()
    await contact(booking)
    const list = (await owner.get('/api/notifications')).body()
    ;(await owner.put(`/api/notifications/${list[0].id}/read`)).assertStatus(200)
    ;(await owner.delete(`/api/notifications/${list[1].id}`)).assertStatus(204)
    assert.isEmpty(await mails())
  })

  test('is not sent about a booking request that was answered elsewhere', async ({ assert }) => {
    const id = await requestBooking(renter, itemId)
    await waitForDeliveries()
    await changed(owner, id, { state: 'accepted' })
    await waitForDeliveries()
    assert.isEmpty(await mails())
  })

  test('covers all unread answers of a conversation, and follows half an hour later, read or not', async ({
    assert,
  }) => {
    const id = (await sendContact(renter, itemId)).conversationId!
    await confirmEmail(renter)
    const mailsOfRenter = async () => {
      await waitForDeliveries()
      await makeDue(renter, 'send_email')
      await waitForDeliveries()
      return mailsTo(renter.user.email)
    }
    const { length: before } = await mailsOfRenter()
    await sendMessage(owner, id, 'Yes.')
    await sendMessage(owner, id, 'From ten on.')
    const [mail, ...others] = (await mailsOfRenter()).slice(before)
    assert.isEmpty(others)
    assert.equal(mail!.subject, 'New message about Hero Splendor, well serviced')
    assert.include(mail!.text, 'Asha Kulkarni sent you a message.')
    assert.include(mail!.text, `/contact/${itemId}?with=${id}`)
    await sendMessage(owner, id, 'Still interested?')
    assert.lengthOf(await mailsOfRenter(), before + 1)
    await db.rawQuery(
      `update notifications set emailed_at = emailed_at - interval '31 minutes',
         created_at = created_at - interval '31 minutes', push_due_at = push_due_at - interval '31 minutes'
       where user_id = ?`,
      [renter.user.id]
    )
    await sendMessage(owner, id, 'On Sunday?')
    assert.lengthOf(await mailsOfRenter(), before + 2, 'half an hour after the first, still unread')

    ;(await renter.put(`/api/conversations/${id}/read`).json({ upTo: 5 })).assertStatus(200)
    await sendMessage(owner, id, 'Hello?')
    assert.lengthOf(await mailsOfRenter(), before + 2, 'the pause of the listing')
    await db.rawQuery(
      `update notifications set emailed_at = emailed_at - interval '30 minutes' where user_id = ?`,
      [renter.user.id]
    )
    assert.lengthOf(await mailsOfRenter(), before + 3)
  }).tags(['@long'])

  test('is not sent about a call or WhatsApp enquiry', async ({ assert }) => {
    await contact({ interactionType: 'call' })
    await contact({ interactionType: 'whatsapp' })
    assert.isEmpty(await mails())
  })

  test('is not sent to an address that is not confirmed', async ({ assert }) => {
    await db.rawQuery('update users set email_verified_at = null where id = ?', [owner.user.id])
    await contact(booking)
    assert.isEmpty(await mails())
  })

  test('is one for all unread messages about a listing, and the next follows after half an hour', async ({
    assert,
  }) => {
    await contact()
    await contact({ message: 'Hello?' })
    assert.deepEqual(
      (await mails()).map(({ subject }) => subject),
      ['2 new messages about Hero Splendor, well serviced']
    )
    await mailedTomorrow('12:00')
    await contact({ message: 'Anyone?' })
    assert.lengthOf(await mails(), 1)
    assert.deepEqual(await mailsDue(), [momentInIndia(dayFromToday(1), '12:30')])
    await db.rawQuery(
      `update notifications set emailed_at = now() - interval '30 minutes',
         created_at = created_at - interval '31 minutes'
       where user_id = ? and emailed_at is not null`,
      [owner.user.id]
    )
    assert.deepEqual(
      (await mails()).map(({ subject }) => subject),
      [
        '2 new messages about Hero Splendor, well serviced',
        'New message about Hero Splendor, well serviced',
      ]
    )
  })

  test('waits until eight in the morning in India if its pause ends at night', async ({
    assert,
  }) => {
    await contact()
    assert.lengthOf(await mails(), 1)
    await mailedTomorrow('21:45')
    await contact({ message: 'Anyone?' })
    assert.lengthOf(await mails(), 1)
    assert.deepEqual(await mailsDue(), [momentInIndia(dayFromToday(2), '08:00')])
  })

  test('is one for unread messages and answers of all conversations about a listing, until half an hour later', async ({
    client,
    assert,
  }) => {
    const id = (await sendContact(renter, itemId)).conversationId!
    ;(await owner.put(`/api/conversations/${id}/read`).json({ upTo: 1 })).assertStatus(200)
    await sendMessage(renter, id, 'Hello?')
    const other = await Member.join(client, 'Meera Joshi')
    await sendContact(other, itemId)
    await waitForDeliveries()
    assert.deepEqual(
      (await mails()).map(({ subject }) => subject),
      ['2 new messages about Hero Splendor, well serviced']
    )
    ;(await owner.put(`/api/conversations/${id}/read`).json({ upTo: 2 })).assertStatus(200)
    await sendMessage(renter, id, 'Anyone?')
    await waitForDeliveries()
    assert.lengthOf(await mails(), 1)
  }).tags(['@long'])

  test('is sent later if another e-mail to the member is being sent', async ({
    assert,
    cleanup,
  }) => {
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery(
      `select pg_advisory_xact_lock(hashtextextended('notification mails ' || ?, 0))`,
      [owner.user.id]
    )
    await contact(booking)
    await makeDue(owner, 'send_email')
    await until('the e-mail is postponed', isPostponed)
    assert.isEmpty(await mailsTo(owner.user.email))
    await trx.rollback()
    assert.lengthOf(await mails(), 1)
  })

  test('is not sent again when its event is replayed', async ({ assert }) => {
    await contact(booking)
    assert.lengthOf(await mails(), 1)
    await db.rawQuery('update notifications set emailed_at = null where user_id = ?', [
      owner.user.id,
    ])
    await db.rawQuery(
      `update deliveries d set state = 'pending', next_at = now(), due_at = now() from domain_events e
       where e.id = d.event_id and d.subscriber = 'send_email' and e.payload ->> 'userId' = ?`,
      [owner.user.id]
    )
    await waitForDeliveries()
    assert.lengthOf(await mailsTo(owner.user.email), 1)
  })

  test('has a link and a header that switch off e-mails of its kind', async ({
    client,
    assert,
  }) => {
    await contact()
    const [mail] = await mails()
    const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value
    const token = tokenIn(mail!, 'unsubscribe')
    const [, path] = /^<http:\/\/localhost:\d+(\/.+)>$/.exec(header('list-unsubscribe')!)!
    assert.equal(path, `/api/mail/unsubscribe?token=${encodeURIComponent(token)}`)
    assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
    ;(await client.post(path!)).assertStatus(200)
    await contact({ message: 'Hello?' })
    await db.rawQuery('update notifications set emailed_at = null where user_id = ?', [
      owner.user.id,
    ])
    assert.lengthOf(await mails(), 1)
    await contact(booking)
    assert.lengthOf(await mails(), 2)
  })

  test('does not delay the notification on the page', async ({ assert }) => {
    await contact(booking)
    await until('it is listed', async () => {
      return (await owner.get('/api/notifications/unread-count')).body().count === 1
    })
    assert.isEmpty(await mailsTo(owner.user.email))
  })
})
