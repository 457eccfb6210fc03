import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Item } from '@saajha/contract/item'
import type { Notification } from '@saajha/contract/notification'
import { listItem } from '#tests/listing'
import { Member, PASSWORD } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for'
import { sharedPipeline } from '#tests/shared_pipeline'

test.group('Somebody reaches an owner', (group) => {
  let owner: Member
  let renter: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Reached Owner')
    renter = await Member.join(context.client, 'Reaching Renter')
    item = await listItem(owner)
  })

  const reach = (contact: object) =>
    renter.post('/api/contact-interactions').json({ itemId: item.id, ...contact })

  test('the reply tells what was sent, by whom and to whom', async ({ assert }) => {
    const response = await reach({ interactionType: 'message', message: '  Hello!  ' })
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

  test('the reply names the way that was sent, else the usual one', async ({ assert }) => {
    const message = { interactionType: 'message', message: 'Hello!' }
    const sent = [{ ...message, contactMethod: 'whatsapp' }, message, { interactionType: 'call' }]
    const methods: string[] = []
    for (const contact of sent) methods.push((await reach(contact)).body().contactMethod)
    assert.deepEqual(methods, ['whatsapp', 'form', 'phone'])
  })

  test('the counts are right at once, whether workers run or not', async ({ client, assert }) => {
    assert.deepEqual(await counts(client), { whatsapp: 0, call: 0, message: 0, total: 0 })
    await sharedPipeline.stop()
    try {
      await reach({ interactionType: 'whatsapp' })
      assert.deepEqual(await counts(client), { whatsapp: 1, call: 0, message: 0, total: 1 })
      await reach({ interactionType: 'message', message: 'Hello' })
      await reach({ interactionType: 'message', message: 'Hello again' })
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
    await reach({ interactionType: 'whatsapp' })
    await waitForDeliveries()
    await sharedPipeline.stop()
    try {
      await reach({ interactionType: 'whatsapp' })
      assert.deepEqual(await counts(client), { whatsapp: 2, call: 0, message: 0, total: 2 })
    } finally {
      sharedPipeline.start()
    }
  })

  test('nothing that exists has no counts', async ({ client }) => {
    for (const id of ['nothing', '%00', '00000000-0000-7000-8000-000000000000']) {
      const response = await client.get(`/api/contact-interactions/counts/${id}`)
      response.assertStatus(404)
      response.assertBodyContains({ message: 'Item not found' })
    }
  })

  test('a guest may call, but neither write nor open WhatsApp', async ({ client, assert }) => {
    const asGuest = (contact: object) =>
      client.post('/api/contact-interactions').json({ itemId: item.id, ...contact })
    const call = await asGuest({ interactionType: 'call', senderName: 'Prank', message: 'Psst' })
    call.assertStatus(201)
    assert.containsSubset(call.body(), { contacterId: null, message: null })
    ;(await asGuest({ interactionType: 'message', message: 'Hello' })).assertStatus(401)
    ;(await asGuest({ interactionType: 'whatsapp' })).assertStatus(401)
    await waitForDeliveries()
    const told: Notification[] = (await owner.get('/api/notifications')).body()
    assert.lengthOf(told, 1)
    assert.containsSubset(told[0], { type: 'call', senderName: null, senderPhone: null })
    assert.notInclude(JSON.stringify(told), 'Psst')
  })

  test('who the sender is comes from the session alone', async ({ client, assert }) => {
    const bystander = await Member.join(client, 'Innocent Bystander')
    const response = await reach({
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

  test('how to answer is taken from the account where the form leaves it out', async ({
    assert,
  }) => {
    await renter.put(`/api/users/${renter.user.id}`).json({ phone: '+919811111111' })
    await reach({ interactionType: 'message', message: 'As my account says', senderName: '  ' })
    await waitForDeliveries()
    await reach({
      interactionType: 'message',
      message: 'As the form says',
      senderName: 'Ravi at work',
      senderEmail: 'work@example.in',
      senderPhone: '+919822222222',
    })
    await waitForDeliveries()
    const told: Notification[] = (await owner.get('/api/notifications')).body()
    const [byForm, byAccount] = told
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

  test('a number that was emptied in the form is not told', async ({ assert }) => {
    await renter.put(`/api/users/${renter.user.id}`).json({ phone: '+919811111111' })
    await reach({ interactionType: 'message', message: 'Please write back', senderPhone: '' })
    await waitForDeliveries()
    const [told]: Notification[] = (await owner.get('/api/notifications')).body()
    assert.isNull(told!.senderPhone)
  })

  test('nobody contacts themselves', async ({ client, assert }) => {
    for (const interactionType of ['message', 'call', 'whatsapp']) {
      const response = await owner
        .post('/api/contact-interactions')
        .json({ itemId: item.id, interactionType, message: 'Me again' })
      response.assertStatus(422)
      assert.match(response.body().message, /your own listing/)
    }
    assert.equal((await counts(client)).total, 0)
  })

  test('an owner who is signed out does not call themselves on their own device', async ({
    client,
    assert,
  }) => {
    const { username } = owner.user
    const signedIn = await client.post('/api/login/email').json({ username, password: PASSWORD })
    const cookies = signedIn.headers()['set-cookie'] as unknown as string[]
    const device = cookies.find((each) => each.startsWith('known_device='))!.split(';')[0]!
    const call = { itemId: item.id, interactionType: 'call' }
    const ask = client.post('/api/contact-interactions')
    const response = await ask.header('cookie', device).json(call)
    response.assertStatus(422)
    assert.match(response.body().message, /your own listing/)
  })

  test('rejects an e-mail address that could add to a mailto link: {$self}')
    .with([
      '"a?bcc=x@y.z"@b.example',
      'a?b@example.in',
      'a&b@example.in',
      "a'b@example.in",
      '"a"@example.in',
    ])
    .run(async ({ client, assert }, senderEmail) => {
      const response = await reach({ interactionType: 'message', message: 'Hello', senderEmail })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, [
        { field: 'senderEmail', message: 'Please enter a valid email address' },
      ])
      assert.equal((await counts(client)).total, 0)
    })

  test('{name} is refused with {status}')
    .with([
      { name: 'no message', status: 422, contact: { message: undefined } },
      { name: 'an empty message', status: 422, contact: { message: '' } },
      { name: 'a message of blanks', status: 422, contact: { message: ' \n\t ' } },
      { name: 'an endless message', status: 422, contact: { message: 'x'.repeat(2001) } },
      { name: 'an unknown way', status: 422, contact: { interactionType: 'pigeon' } },
      { name: 'an e-mail that is none', status: 422, contact: { senderEmail: 'nowhere' } },
      { name: 'an endless name', status: 422, contact: { senderName: 'x'.repeat(101) } },
      { name: 'a phone that is none', status: 422, contact: { senderPhone: 'none' } },
      { name: 'no item', status: 422, contact: { itemId: undefined } },
      { name: 'a malformed item', status: 404, contact: { itemId: 'bike' } },
      {
        name: 'an unknown item',
        status: 404,
        contact: { itemId: '00000000-0000-7000-8000-000000000000' },
      },
    ])
    .run(async ({ client, assert }, { status, contact }) => {
      const message = { interactionType: 'message', message: 'Is it free?' }
      const response = await reach({ ...message, ...contact })
      response.assertStatus(status)
      assert.isString(response.body().message)
      assert.equal((await counts(client)).total, 0)
    })

  async function counts(client: ApiClient) {
    return (await client.get(`/api/contact-interactions/counts/${item.id}`)).body()
  }
})
