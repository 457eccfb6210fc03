import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { readMails } from '#shared/mail/read_mails'
import { CANARIES, canariesIn } from '#tests/canaries'
import { startApp } from '#tests/start_app'
import { openPage } from '#tests/open_page'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import { until } from '#harness/until'
import { addDays, todayInIndia } from '#shared/time/day_in_india'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'
import { newAccount, PASSWORD } from '#harness/new_account'

const {
  number,
  correctedNumber,
  holderName,
  senderEmail,
  senderPhone,
  message,
  reply,
  upiId,
  meeting,
  review,
  reportText,
  guestReportText,
  complaintText,
  appealText,
} = CANARIES
const DOCUMENTS = '/api/verification-documents'
const REVIEWS = '/api/admin/verification-documents'

test.group('Private data', (group) => {
  group.tap((test) => test.tags(['@long']))

  test('appears in no response, push, log, event, job or table except the intended ones', async ({
    assert,
    cleanup,
  }) => {
    const { url, folder, server } = await startApp(cleanup, {
      LOG_LEVEL: 'debug',
      ADMIN_SECOND_FACTOR: 'optional',
    })
    const joins = (name: string) => new AppClient(url).join(name)
    const people = {
      submitter: await joins('Meera Joshi'),
      owner: await joins('Asha Kulkarni'),
      sender: await joins('Ravi Nair'),
      otherMember: await joins('Kabir Stranger'),
      admin: await joins('Anita Admin'),
    }
    const { id: adminId } = await people.admin.get('/api/auth/user')
    await queryEmbeddedDatabase(folder, `update users set role = 'admin' where id = '${adminId}'`)
    await queryEmbeddedDatabase(folder, 'update users set email_verified_at = now()')
    const { id: ownerId } = await people.owner.get('/api/auth/user')
    await queryEmbeddedDatabase(
      folder,
      `update users set is_verified = true where id = '${ownerId}'`
    )
    const pushed = watchPushes(people, url, cleanup)

    await people.owner.put(`/api/users/${ownerId}`, { upiId, password: PASSWORD })
    await queryEmbeddedDatabase(
      folder,
      `update users set upi_changed_at = now() - interval '25 hours' where upi_id is not null`
    )
    // Plants two documents, one of them corrected, a message and its answer.
    await people.submitter.post(DOCUMENTS, {
      documentType: 'voter_id',
      documentNumber: number,
      holderName,
    })
    const document = await people.submitter.post(DOCUMENTS, {
      documentType: 'aadhaar',
      documentNumber: number,
      holderName,
    })
    await people.submitter.put(`${DOCUMENTS}/${document.id}`, {
      fullDocumentNumber: correctedNumber,
    })
    const item = await people.owner.post('/api/items', BICYCLE)
    const contact = {
      itemId: item.id,
      interactionType: 'message',
      message,
      senderEmail,
      senderPhone,
    }
    const { conversationId } = await people.sender.post('/api/contact-interactions', contact)
    await until('the owner is notified', () => pushed.owner.includes(message))
    await people.owner.post(`/api/conversations/${conversationId}/messages`, { body: reply })
    await until('the sender is notified', () => pushed.sender.includes(reply))
    await waitForMail(folder, 'New message about')
    const days = { startDate: addDays(todayInIndia(), 10), endDate: addDays(todayInIndia(), 11) }
    const { bookingId } = await people.sender.post('/api/contact-interactions', {
      itemId: item.id,
      interactionType: 'message',
      message: 'For a family visit',
      senderEmail,
      senderPhone,
      intent: 'booking',
      ...days,
    })
    await people.owner.put(`/api/bookings/${bookingId}`, { state: 'accepted' })
    await people.sender.put(`/api/bookings/${bookingId}/meeting`, { text: meeting })
    await until('the owner is told of it', () => pushed.owner.includes('booking_meeting'))
    const subject = { subjectKind: 'message', subjectId: `${conversationId}:1` }
    await people.owner.post('/api/reports', { ...subject, reason: 'scam', body: reportText })
    const { ticket: appealTicket } = await appealOfSuspended(url, people.admin)
    await queryEmbeddedDatabase(folder, 'update users set email_verified_at = now()')
    const guest = new AppClient(url)
    const listing = { subjectKind: 'item', subjectId: item.id, reason: 'scam' }
    await guest.post('/api/reports', { ...listing, body: guestReportText })
    const complaint = { subjectKind: 'platform', reason: 'complaint', body: complaintText }
    const { ticket: complaintTicket } = await guest.post('/api/reports', complaint)

    const calls = callsWith({
      document: document.id,
      item: item.id,
      person: adminId,
      conversation: conversationId,
      booking: bookingId,
    })
    const readCanaries = async (who: keyof typeof people | 'guest') => {
      const cookie = who === 'guest' ? '' : people[who].cookie
      return [
        ...new Set(
          (await Promise.all(calls.map((call) => canariesInResponse(url, call, cookie)))).flat()
        ),
      ]
    }
    assert.deepEqual(await readCanaries('guest'), [])
    assert.deepEqual(await readCanaries('otherMember'), [])
    // Their own contact says how the owner reaches them.
    assert.sameMembers(await readCanaries('sender'), [
      'senderEmail',
      'senderPhone',
      'message',
      'reply',
      'meeting',
    ])
    assert.sameMembers(await readCanaries('owner'), [
      'upiId',
      'senderEmail',
      'senderPhone',
      'message',
      'reply',
      'meeting',
    ])
    assert.deepEqual(await readCanaries('submitter'), ['holderName'])
    // The message is reported.
    assert.sameMembers(await readCanaries('admin'), [
      'number',
      'correctedNumber',
      'holderName',
      'message',
      // The queue of reports says what a complaint and an appeal are about.
      'complaintText',
      'appealText',
    ])
    assert.deepEqual(await tablesWithCanaries(folder), {
      bookings: ['meeting'],
      contact_interactions: ['senderEmail', 'senderPhone', 'message'],
      messages: ['message', 'reply'],
      notifications: ['senderEmail', 'senderPhone', 'message', 'reply'],
      reports: ['message', 'reportText', 'guestReportText', 'complaintText', 'appealText'],
      users: ['upiId'],
      verification_documents: ['holderName'],
    })

    // On its first day the renter alone is told whom to pay.
    await queryEmbeddedDatabase(
      folder,
      `update bookings set start_date = start_date - 10, end_date = end_date - 10,
         held = daterange(lower(held) - 10, upper(held) - 10) where id = '${bookingId}'`
    )
    assert.include(await readCanaries('sender'), 'upiId')
    assert.deepEqual(await readCanaries('otherMember'), [])
    assert.notInclude(await readCanaries('admin'), 'upiId')

    // Before its publication the author alone reads a review.
    await queryEmbeddedDatabase(
      folder,
      `update bookings set state = 'completed', handed_over_at = now(), completed_at = now(), completed_by = 'owner'
       where id = '${bookingId}'`
    )
    await people.sender.post(`/api/bookings/${bookingId}/review`, { stars: 2, text: review })
    await until('the owner is told of it', () => pushed.owner.includes('review_waiting'))
    await waitForMail(folder, 'Ravi Nair has written a review')
    assert.include(await readCanaries('sender'), 'review')
    for (const who of ['guest', 'otherMember', 'owner', 'admin'] as const)
      assert.notInclude(await readCanaries(who), 'review', who)
    const tables = Object.entries(await tablesWithCanaries(folder))
    assert.deepEqual(
      tables.filter(([, canaries]) => canaries.includes('review')).map(([table]) => table),
      ['reviews']
    )

    // Provokes logged failures: a duplicate, characters that PostgreSQL rejects, a repeated decision.
    const again = { documentType: 'aadhaar', documentNumber: number, holderName }
    await people.submitter.post(DOCUMENTS, again).catch(() => {})
    await people.submitter
      .post(DOCUMENTS, { ...again, documentType: 'pan', holderName: `${holderName}\0` })
      .catch(() => {})
    await people.admin.get(REVIEWS)
    const verdict = `${REVIEWS}/${document.id}/verify`
    await people.admin.put(verdict, { status: 'verified' })
    await people.admin.put(verdict, { status: 'verified' }).catch(() => {})
    await until('the submitter is notified', () => pushed.submitter.includes('document_verified'))
    await waitForMail(folder, 'Your document was verified')
    await waitForMail(folder, 'Your UPI ID was changed')

    const decision = { decision: 'dismissed', actions: [], note: 'No', decidesSame: false }
    for (const ticket of [appealTicket, complaintTicket])
      await people.admin.put(`/api/admin/reports/${ticket}`, decision)
    await waitForMail(folder, 'Your account stays suspended')

    assert.sameMembers(await readCanaries('admin'), [
      'number',
      'holderName',
      'message',
      'complaintText',
      'appealText',
    ])
    assert.deepEqual(await readCanaries('submitter'), ['holderName'])
    const stored = await queryEmbeddedDatabase(
      folder,
      `select encrypted_number as number from verification_documents where id = '${document.id}'`
    )
    assert.deepEqual(stored, [{ number: null }])
    assert.notProperty(await tablesWithCanaries(folder), 'domain_events')
    assert.sameMembers(canariesIn(pushed.owner), ['senderEmail', 'senderPhone', 'message'])
    assert.deepEqual(canariesIn(pushed.sender), ['reply'])
    for (const who of ['submitter', 'otherMember', 'admin'] as const) {
      assert.deepEqual(canariesIn(pushed[who]), [], who)
    }
    assert.deepEqual(canariesIn(JSON.stringify(await readMails(folder))), [])
    const { output } = await server.stop()
    assert.include(output, '"level":', 'the log was written')
    assert.deepEqual(canariesIn(output), [])
    assert.deepEqual(canariesIn(await readFile(join(folder, 'postgres.log'), 'utf8')), [])
  }).timeout(360_000)
})

type People = 'submitter' | 'owner' | 'sender' | 'otherMember' | 'admin'

/** Suspends a new member, who appeals. Returns the appeal's ticket. */
async function appealOfSuspended(url: string, admin: AppClient): Promise<{ ticket: string }> {
  const account = newAccount('Suspended Person')
  const suspended = new AppClient(url)
  const { id } = await suspended.post('/api/register', account)
  await admin.put(`/api/admin/members/${id}/suspension`, { isSuspended: true, reason: 'Fraud' })
  const signIn = await fetch(`${url}/api/login/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account.username, password: account.password }),
  })
  const { params } = (await signIn.json()) as { params: { appealToken: string } }
  return suspended.post('/api/appeals', { token: params.appealToken, body: appealText })
}

/** Opens a page per member; returns the received pushes as text. */
function watchPushes(
  people: Record<People, AppClient>,
  url: string,
  cleanup: (end: () => void) => void
): Record<People, string> {
  const pushed = { submitter: '', owner: '', sender: '', otherMember: '', admin: '' }
  for (const who of Object.keys(pushed) as People[]) {
    const { socket } = openPage(people[who].cookie, {}, url)
    socket.onAny((...event) => (pushed[who] += JSON.stringify(event)))
    cleanup(() => void socket.disconnect())
  }
  return pushed
}

/** Makes the e-mails about notifications due until one with this subject was sent. */
function waitForMail(dataDir: string, subject: string): Promise<void> {
  return until(`the e-mail “${subject}” is sent`, async () => {
    await queryEmbeddedDatabase(
      dataDir,
      `update deliveries set next_at = now() where subscriber = 'send_email' and state = 'pending'`
    )
    const mails = await readMails(dataDir)
    return mails.some(({ email }) => email.subject?.startsWith(subject))
  })
}

/** Every call with the planted ids and empty bodies, except those that end or start a session. */
function callsWith(ids: {
  document: string
  item: string
  person: string
  conversation: string
  booking: string
}): [string, string][] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => /^\/(api|media|health)\//.test(pattern))
    .filter(({ pattern }) => !/\/(logout|login|register|callback)/.test(pattern))
    .filter(({ methods }) => methods[0] !== 'DELETE')
    .map(({ methods, pattern }) => {
      const [, kind] = /(users|item|conversation|booking)/.exec(pattern) ?? []
      const { person: users, item, conversation, booking } = ids
      const id = { users, item, conversation, booking }[kind!]
      return [
        methods[0]!,
        pattern.replace(/:(id|itemId|slug|categoryId)/, id ?? ids.document).replace(/:\w+/g, 'x'),
      ]
    })
}

/** The canaries in a response and its headers. */
async function canariesInResponse(url: string, [method, path]: [string, string], cookie: string) {
  const isWrite = method !== 'GET'
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { cookie, ...(isWrite ? { 'content-type': 'application/json' } : {}) },
    ...(isWrite ? { body: '{}' } : {}),
  })
  return canariesIn(JSON.stringify([...response.headers]) + (await response.text()))
}

/** The tables of all schemas, job queues included, that contain a canary. */
async function tablesWithCanaries(dataDir: string): Promise<Record<string, string[]>> {
  const tables = await queryEmbeddedDatabase(
    dataDir,
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`
  )
  const found: Record<string, string[]> = {}
  for (const { schema, name } of tables) {
    const rows = await queryEmbeddedDatabase(
      dataDir,
      `select t::text as row from "${schema}"."${name}" t`
    )
    const canaries = canariesIn(rows.map(({ row }) => row).join('\n'))
    if (canaries.length > 0) found[name] = canaries
  }
  return found
}
