import { test } from '@japa/runner'
import type { Message } from '@saajha/contract/conversation'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('A message with signs of a fraud', () => {
  test('is sent, and both members see it with its warnings', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Warned Owner')
    const renter = await Member.join(client, 'Warned Renter')
    const { id: itemId } = await listItem(owner)
    const contact = { itemId, interactionType: 'message', message: 'My photos: bit.ly/x1' }
    const sent = await renter.post('/api/contact-interactions').json(contact)
    const path = `/api/conversations/${sent.body().conversationId}`
    const call = { itemId, interactionType: 'call' }
    ;(await renter.post('/api/contact-interactions').json(call)).assertStatus(201)
    const honest = await owner.post(`${path}/messages`).json({ body: 'It is free on Sunday.' })
    assert.deepEqual(honest.body().warnings, [])
    const answer = await owner.post(`${path}/messages`).json({ body: 'Send me the OTP' })
    answer.assertStatus(201)
    assert.deepEqual(answer.body().warnings, ['otp'])

    for (const reader of [owner, renter]) {
      const messages: Message[] = (await reader.get(`${path}/messages`)).body()
      const warnings = messages.map((message) => message.warnings)
      assert.deepEqual(warnings, [['shortLink'], [], [], ['otp']])
      assert.deepEqual((await reader.get(path)).body().last.warnings, ['otp'])
      const [conversation] = (await reader.get('/api/conversations')).body()
      assert.deepEqual(conversation.last.warnings, ['otp'])
    }
  })
})
