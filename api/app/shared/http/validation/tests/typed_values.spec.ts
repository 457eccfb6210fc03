import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiRequest } from '@japa/api-client'
import { newAccount, PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { bookingOf, bookingRequest, change, requestBooking } from '#tests/booking'
import { contact, write } from '#tests/conversation'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { startSetUp } from '#tests/set_up_second_factor'

const COMMA = {
  code: 'amountCommaUnclear',
  message: 'Please check the comma: write paise after a point, like 499.50',
}
const INVISIBLE = ['\u200b', '\u3164', '\u2800', '\ufe0f\u2060', ' \u00ad\n', '\u{e0020}']

test.group('Values as members type and paste them', (group) => {
  let member: Member
  let signIn: (username: string) => ApiRequest
  group.each.setup(async ({ context: { client } }) => {
    member = await Member.join(client, 'Typing Person')
    signIn = (username) =>
      client
        .post('/api/login/email')
        .header('x-forwarded-for', randomIp())
        .json({ username, password: PASSWORD })
  })

  test('a phone number is stored in its normal form', async ({ client, assert }) => {
    const profile = `/api/users/${member.user.id}`
    const saved = await member.put(profile).json({ phone: '\u2066+91 98220-12345\u2069' })
    assert.equal(saved.body().phone, '+919822012345')
    const item = await listItem(member, { contactPhone: '०९८२२० १२३४५' })
    assert.equal(item.contactPhone, '09822012345')
    const renter = await Member.join(client, 'Pasting Renter')
    await contact(renter, item.id, { senderPhone: 'tel:0091-98220-12345' })
    const { rows } = await db.rawQuery(
      'select sender_phone from contact_interactions where contacter_id = ?',
      [renter.user.id]
    )
    assert.equal(rows[0].sender_phone, '+919822012345')
    assert.isNull((await member.put(profile).json({ phone: ' \u200b ' })).body().phone)
  })

  test('an amount is stored in its normal form', async ({ client, assert }) => {
    const item = await listItem(member, { price: '₹ 1,25,000/-', deposit: '२,०००' })
    assert.equal(item.price, '125000.00')
    assert.equal(item.deposit, '2000.00')
    const filter = new URLSearchParams({ ownerId: member.user.id, minPrice: 'Rs. 1,24,999.50' })
    const found = await client.get(`/api/items?${filter.toString()}`)
    assert.deepEqual(
      found.body().map(({ id }: { id: string }) => id),
      [item.id]
    )
    const unescaped = await client.get(`/api/items?ownerId=${member.user.id}&maxPrice=1,25,000`)
    assert.lengthOf(unescaped.body(), 1)
    const renter = await Member.join(client, 'Agreeing Renter')
    const negotiable = await listItem(member, { price: null, isNegotiable: true })
    const id = await requestBooking(renter, negotiable.id)
    ;(await change(member, id, { state: 'accepted', agreedTotal: '५ ०००' })).assertStatus(200)
    assert.equal((await bookingOf(renter, id)).agreedTotal, '5000.00')
  })

  test('an amount with a comma that groups no digits is rejected', async ({ client, assert }) => {
    const { id } = await listItem(member)
    for (const response of [
      await member.put(`/api/items/${id}`).json({ price: '499,50' }),
      await member.put(`/api/items/${id}`).json({ deposit: '१,५' }),
      await client.get('/api/items?maxPrice=1%2C5000'),
    ]) {
      response.assertStatus(422)
      response.assertBodyContains(COMMA)
    }
    assert.equal((await member.get(`/api/items/${id}`)).body().price, '350.00')
  })

  test('a whole number is accepted in digits of any script', async ({ assert }) => {
    const item = await listItem(member, { quantity: '३', noticeDays: '௨', minRentalDuration: '２' })
    assert.containsSubset(item, { quantity: 3, noticeDays: 2, minRentalDuration: 2 })
  })

  test('an email is stored in its normal form, and leads to its account in any form', async ({
    client,
    assert,
  }) => {
    const account = newAccount('Pasted Address')
    const register = (fields: object) =>
      client
        .post('/api/register')
        .header('x-forwarded-for', randomIp())
        .json({ ...account, ...fields })
    const registered = await register({ email: `\u2068${account.email}\u2069\u200b` })
    registered.assertStatus(201)
    assert.equal(registered.body().email, account.email)
    const again = await register({ ...newAccount('Other Person'), email: `\u00ad${account.email}` })
    again.assertStatus(409)
    for (const name of [account.email, `\u200e${account.email}`, `mailto:${account.email}`]) {
      const response = await signIn(name)
      response.assertStatus(200)
    }

    const item = await listItem(member)
    const renter = await Member.join(client, 'Pasting Sender')
    await contact(renter, item.id, { senderEmail: 'Asha <asha@example.in>' })
    const { rows } = await db.rawQuery(
      'select sender_email from contact_interactions where contacter_id = ?',
      [renter.user.id]
    )
    assert.equal(rows[0].sender_email, 'asha@example.in')
  })

  test('a reset is requested for the normal form of an email', async ({ client, assert }) => {
    const { email } = member.user
    const response = await client
      .post('/api/password/forgot')
      .header('x-forwarded-for', randomIp())
      .json({ email: `\u2068${email}\u2069` })
    response.assertStatus(202)
    const { rows } = await db.rawQuery('select email from password_resets where email = ?', [email])
    assert.lengthOf(rows, 1)
  })

  test('a user name is stored in NFKC, and leads to its account with invisible marks', async ({
    client,
    assert,
  }) => {
    const account = newAccount('Wide Letters')
    const wide = account.username.replace(/[!-~]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) + 0xfee0)
    )
    const registered = await client
      .post('/api/register')
      .header('x-forwarded-for', randomIp())
      .json({ ...account, username: wide })
    registered.assertStatus(201)
    assert.equal(registered.body().username, account.username)
    for (const name of [account.username, wide, `\u2068${account.username}\u2069\u200b`]) {
      const response = await signIn(name)
      response.assertStatus(200)
    }
  })

  test('accounts whose name or email is not in normal form are found as they are stored', async ({
    client,
    assert,
  }) => {
    const other = await Member.join(client, 'Older Account')
    const email = `\u200b${member.user.email}`
    const username = `ｗ${other.user.username}`
    await db.rawQuery('update users set email = ?, username = ? where id = ?', [
      email,
      username,
      other.user.id,
    ])
    for (const [name, { user }] of [
      [email, other],
      [username, other],
      [member.user.email, member],
    ] as const)
      assert.equal((await signIn(name)).body().id, user.id)
  })

  test('a handover code is accepted in digits of any script', async ({ client }) => {
    const renter = await Member.join(client, 'Collecting Renter')
    const id = await requestBooking(renter, (await listItem(member)).id)
    const record = (code: string) =>
      member.post(`/api/bookings/${id}/handover`).json({ stage: 'start', code })
    // The state is checked after the code's form.
    ;(await record('५८ ९७')).assertBodyContains({ code: 'bookingStateChanged' })
    ;(await record('५८ ९')).assertBodyContains({ code: 'handoverCodeInvalid' })
  })

  test('a code of an authenticator app is accepted in digits of any script', async ({ client }) => {
    const admin = await newAdmin(client)
    const app = await startSetUp(admin)
    const digits = app.code().replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!)
    const code = `${digits.slice(0, 3)}\u00a0${digits.slice(3)}`
    ;(await admin.post('/api/user/second-factor/confirm').json({ code })).assertStatus(200)
  })

  test('a document number is stored in Latin digits', async ({ assert }) => {
    const submitted = await member.post('/api/verification-documents').json({
      documentType: 'aadhaar',
      documentNumber: '१२३४ ५६७८\u200b ९०१२',
      holderName: 'Meera Joshi',
    })
    submitted.assertStatus(201)
    assert.equal(submitted.body().documentNumber, 'XXXXXXXX9012')
  })

  test('a text that shows nothing is none', async ({ client, assert }) => {
    const item = await listItem(member)
    const renter = await Member.join(client, 'Silent Renter')
    const { conversationId } = await contact(renter, item.id)
    for (const text of INVISIBLE) {
      for (const [response, code] of [
        [await write(renter, conversationId!, text), 'required'],
        [
          await renter
            .post('/api/contact-interactions')
            .json({ itemId: item.id, interactionType: 'message', message: text }),
          'messageRequired',
        ],
        [
          await member.put(`/api/items/${item.id}`).json({ description: text }),
          'descriptionRequired',
        ],
        [
          await member.post('/api/items').json({ ...item, description: text }),
          'descriptionRequired',
        ],
      ] as const) {
        response.assertStatus(422)
        response.assertBodyContains({ code })
      }
    }
    const report = { subjectKind: 'item', subjectId: item.id, reason: 'scam', body: '\u3164' }
    ;(await renter.post('/api/reports').json(report)).assertStatus(201)
    const { rows } = await db.rawQuery('select body from reports where reporter_id = ?', [
      renter.user.id,
    ])
    assert.isNull(rows[0].body)
    const booking = bookingRequest(item.id, { message: '\u200b' })
    ;(await renter.post('/api/contact-interactions').json(booking)).assertStatus(422)
  })

  test('a message keeps at most eight marks on a letter', async ({ client, assert }) => {
    const renter = await Member.join(client, 'Stacking Renter')
    const { conversationId } = await contact(renter, (await listItem(member)).id)
    const sent = await write(renter, conversationId!, `क्‍षितिज H${'\u0316'.repeat(200)}`)
    assert.equal(sent.body().body, `क्‍षितिज H${'\u0316'.repeat(8)}`)
  })
})
