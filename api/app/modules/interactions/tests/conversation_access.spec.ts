import { test } from '@japa/runner'
import UserBlock from '#commands/user_block'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { runCommand } from '#tests/run_command'
import { contact } from '#tests/conversation'

/** The renter's calls in a conversation, with the status of each while nothing is in their way. */
const CALLS = { show: 200, messages: 200, read: 200, change: 200, write: 201, contact: 201 }

test.group('The access of a renter to a conversation', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
    id = (await contact(renter, itemId)).conversationId!
  })

  const states = {
    'nothing is in the way': async () => {},
    'the owner has blocked them': async () => {
      ;(await owner.put(`/api/blocks/${renter.user.id}`)).assertStatus(204)
    },
    'they have blocked the owner': async () => {
      ;(await renter.put(`/api/blocks/${owner.user.id}`)).assertStatus(204)
    },
    'the owner has muted it': async () => {
      ;(await owner.put(`/api/conversations/${id}`).json({ isMuted: true })).assertStatus(200)
    },
    'the owner is suspended': async () => {
      await runCommand(UserBlock, [owner.user.username, '--reason=Fraud'])
    },
    'the listing is deleted': async () => {
      ;(await owner.delete(`/api/items/${itemId}`)).assertStatus(204)
    },
  }

  test('is as expected when {state}')
    .with([
      { state: 'nothing is in the way', expected: CALLS },
      { state: 'the owner has muted it', expected: CALLS },
      { state: 'the owner has blocked them', expected: { ...CALLS, write: 403, contact: 403 } },
      { state: 'they have blocked the owner', expected: { ...CALLS, write: 403, contact: 403 } },
      { state: 'the owner is suspended', expected: { ...CALLS, write: 403, contact: 404 } },
      { state: 'the listing is deleted', expected: { ...CALLS, contact: 404 } },
    ] as const)
    .run(async ({ assert }, { state, expected }) => {
      await states[state]()
      const path = `/api/conversations/${id}`
      const message = { itemId, interactionType: 'message', message: 'Hello?' }
      const responses = {
        show: await renter.get(path),
        messages: await renter.get(`${path}/messages`),
        read: await renter.put(`${path}/read`).json({ upTo: 1 }),
        change: await renter.put(path).json({ isMuted: false }),
        write: await renter.post(`${path}/messages`).json({ body: 'Hello?' }),
        contact: await renter.post('/api/contact-interactions').json(message),
      }
      const statuses = Object.entries(responses).map(([call, response]) => [
        call,
        response.status(),
      ])
      assert.deepEqual(Object.fromEntries(statuses), expected)
    })
})
