import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Item } from '@saajha/contract/item'
import type { Notification } from '@saajha/contract/notification'
import { listItem } from '#tests/listing'
import { PASSWORD } from '#harness/new_account'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { sharedPipeline } from '#tests/shared_pipeline'

test.group('Contact interactions', (group) => {
  let owner: Member
  let renter: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Reached Owner')
    renter = await Member.join(context.client, 'Reaching Renter')
    item = await listItem(owner)
  })

  const send = (contact: object) =>
    renter.post('/api/contact-interactions').json({ itemId: item.id, ...contact })

  test('returns the contact with its sender and owner', async ({ assert }) => {
    const response = await send({ interactionType: 'message', message: '  Hello!  ' })
    response.assertStatus(201)
    assert.containsSubset(response.body(), {
      itemId: item.id,
      ownerId: owner.user.id,
      contacterId: renter.user.id,
      interactionType: 'message',
      contactMethod: 'form',
      message: 'Hello!',
      intent: null,
      startDate: null,
      endDate: null,
    })
  })

  test('returns the contact method of the request or the default of its type', async ({
    assert,
  }) => {
    const message = { interactionType: 'message', message: 'Hello!' }
    const contacts = [
      { ...message, contactMethod: 'whatsapp' },
      message,
      { interactionType: 'call' },
    ]
    const methods: string[] = []
    for (const contact of contacts) methods.push((await send(contact)).body().contactMethod)
    assert.deepEqual(methods, ['whatsapp', 'form', 'phone'])
  })

  test('returns current counts immediately, with and without running workers', async ({
    client,
    assert,
  }) => {
    assert.deepEqual(await counts(client), { whatsapp: 0, call: 0, message: 0, total: 0 })
    await sharedPipeline.stop()
    try {
      await send({ interactionType: 'whatsapp' })
      assert.deepEqual(await counts(client), { whatsapp: 1, call: 0, message: 0, total: 1 })
      await send({ interactionType: 'message', message: 'Hello' })
      await send({ interactionType: 'message', message: 'Hello again' })
      assert.deepEqual(await counts(client), { whatsapp: 1, call: 0, message: 2, total: 3 })
    } finally {
      sharedPipeline.start()
    }
    const call = { itemId: item.id, interactionType: 'call' }
    await client.post('/api/contact-interactions').json(call)
    assert.deepEqual(await counts(client), { whatsapp: 1, call: 1, message: 2, total: 4 })
    await waitForDeliveries()
    assert.deepEqual(await counts(client), { whatsapp: 1, call: 1, message: 2, total: 4 })
    const byQuery = await client.get(`/api/contact-interactions/counts?itemId=${item.id}`)
    assert.deepEqual(byQuery.body(), await counts(client))
  })

  test('counts a contact once while another contact of its item awaits delivery', async ({
    client,
    assert,
  }) => {
    await send({ interactionType: 'whatsapp' })
    await waitForDeliveries()
    await sharedPipeline.stop()
    try {
      await send({ interactionType: 'whatsapp' })
      assert.deepEqual(await counts(client), { whatsapp: 2, call: 0, message: 0, total: 2 })
    } finally {
      sharedPipeline.start()
    }
  })

  test('counts a contact whose delivery is claimed and not yet applied', async ({
    client,
    assert,
  }) => {
    await sharedPipeline.stop()
    try {
      await send({ interactionType: 'whatsapp' })
      await db.rawQuery(
        `update deliveries d set state = 'queued', queued_at = now() - interval '1 hour'
         from domain_events e where e.id = d.event_id and e.aggregate_id = ?`,
        [item.id]
      )
      assert.deepEqual(await counts(client), { whatsapp: 1, call: 0, message: 0, total: 1 })
    } finally {
      sharedPipeline.start()
    }
  })

  test('returns 404 for the counts of an unknown item', async ({ client }) => {
    for (const id of ['nothing', '%00', '00000000-0000-7000-8000-000000000000']) {
      const response = await client.get(`/api/contact-interactions/counts/${id}`)
      response.assertStatus(404)
      response.assertBodyContains({ message: 'Item not found' })
    }
  })

  test('accepts a guest’s call and rejects a guest’s message and WhatsApp tap', async ({
    client,
    assert,
  }) => {
    const asGuest = (contact: object) =>
      client.post('/api/contact-interactions').json({ itemId: item.id, ...contact })
    const call = await asGuest({ interactionType: 'call', senderName: 'Prank', message: 'Psst' })
    call.assertStatus(201)
    assert.containsSubset(call.body(), { contacterId: null, message: null })
    ;(await asGuest({ interactionType: 'message', message: 'Hello' })).assertStatus(401)
    ;(await asGuest({ interactionType: 'whatsapp' })).assertStatus(401)
    await waitForDeliveries()
    const notifications: Notification[] = (await owner.get('/api/notifications')).body()
    assert.lengthOf(notifications, 1)
    assert.containsSubset(notifications[0], { type: 'call', senderName: null, senderPhone: null })
    assert.notInclude(JSON.stringify(notifications), 'Psst')
  })

  test('takes sender and owner from session and item, never from the body', async ({
    client,
    assert,
  }) => {
    const bystander = await Member.join(client, 'Innocent Bystander')
    const response = await send({
      interactionType: 'message',
      message: 'Guess who',
      contacterId: bystander.user.id,
      ownerId: bystander.user.id,
    })
    assert.containsSubset(response.body(), {
      contacterId: renter.user.id,
      ownerId: owner.user.id,
    })
  })

  test('takes contact details from the form, else from the account', async ({ assert }) => {
    await renter.put(`/api/users/${renter.user.id}`).json({ phone: '+919811111111' })
    await send({ interactionType: 'message', message: 'As my account says', senderName: '  ' })
    await waitForDeliveries()
    await send({
      interactionType: 'message',
      message: 'As the form says',
      senderName: 'Ravi at work',
      senderEmail: 'work@example.in',
      senderPhone: '+919822222222',
    })
    await waitForDeliveries()
    const notifications: Notification[] = (await owner.get('/api/notifications')).body()
    const [byForm, byAccount] = notifications
    assert.containsSubset(byForm, {
      senderName: 'Ravi at work',
      senderEmail: 'work@example.in',
      senderPhone: '+919822222222',
    })
    assert.containsSubset(byAccount, {
      senderName: 'Reaching Renter',
      senderEmail: renter.user.email,
      senderPhone: '+919811111111',
    })
  })

  test('omits the phone number when the form sends an empty one', async ({ assert }) => {
    await renter.put(`/api/users/${renter.user.id}`).json({ phone: '+919811111111' })
    await send({ interactionType: 'message', message: 'Please write back', senderPhone: '' })
    await waitForDeliveries()
    const [notification]: Notification[] = (await owner.get('/api/notifications')).body()
    assert.isNull(notification!.senderPhone)
  })

  test('rejects contacts of an owner with themselves', async ({ client, assert }) => {
    for (const interactionType of ['message', 'call', 'whatsapp']) {
      const response = await owner
        .post('/api/contact-interactions')
        .json({ itemId: item.id, interactionType, message: 'Me again' })
      response.assertStatus(422)
      assert.match(response.body().message, /your own listing/)
    }
    assert.equal((await counts(client)).total, 0)
  })

  test('rejects the call of a signed-out owner on their own device', async ({ client, assert }) => {
    const { username } = owner.user
    const signedIn = await client.post('/api/login/email').json({ username, password: PASSWORD })
    const cookies = signedIn.headers()['set-cookie'] as unknown as string[]
    const device = cookies.find((each) => each.startsWith('known_device='))!.split(';')[0]!
    const call = { itemId: item.id, interactionType: 'call' }
    const response = await client
      .post('/api/contact-interactions')
      .header('cookie', device)
      .json(call)
    response.assertStatus(422)
    assert.match(response.body().message, /your own listing/)
  })

  test('rejects an e-mail address that could inject into a mailto link: {$self}')
    .with([
      '"a?bcc=x@y.z"@b.example',
      'a?b@example.in',
      'a&b@example.in',
      "a'b@example.in",
      '"a"@example.in',
    ])
    .run(async ({ client, assert }, senderEmail) => {
      const response = await send({ interactionType: 'message', message: 'Hello', senderEmail })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, [
        {
          field: 'senderEmail',
          code: 'emailInvalid',
          message: 'Please enter a valid email address',
        },
      ])
      assert.equal((await counts(client)).total, 0)
    })

  test('rejects {name} with {status}')
    .with([
      { name: 'a missing message', status: 422, contact: { message: undefined } },
      { name: 'an empty message', status: 422, contact: { message: '' } },
      { name: 'a message of blanks', status: 422, contact: { message: ' \n\t ' } },
      {
        name: 'a message of 2,001 characters',
        status: 422,
        contact: { message: 'x'.repeat(2001) },
      },
      { name: 'an unknown contact type', status: 422, contact: { interactionType: 'pigeon' } },
      { name: 'an invalid e-mail address', status: 422, contact: { senderEmail: 'nowhere' } },
      { name: 'a name of 101 characters', status: 422, contact: { senderName: 'x'.repeat(101) } },
      { name: 'an invalid phone number', status: 422, contact: { senderPhone: 'none' } },
      { name: 'a missing item', status: 422, contact: { itemId: undefined } },
      { name: 'a malformed item', status: 404, contact: { itemId: 'bike' } },
      {
        name: 'an unknown item',
        status: 404,
        contact: { itemId: '00000000-0000-7000-8000-000000000000' },
      },
    ])
    .run(async ({ client, assert }, { status, contact }) => {
      const message = { interactionType: 'message', message: 'Is it free?' }
      const response = await send({ ...message, ...contact })
      response.assertStatus(status)
      assert.isString(response.body().message)
      assert.equal((await counts(client)).total, 0)
    })

  async function counts(client: ApiClient) {
    return (await client.get(`/api/contact-interactions/counts/${item.id}`)).body()
  }
})
