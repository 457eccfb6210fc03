import { test } from '@japa/runner'
import {
  limitBlocks,
  limitConversationChanges,
  limitConversationReads,
} from '#modules/interactions/limits'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { contact } from '#tests/conversation'

test.group('Rate limits of changes of conversations and blocks', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    id = (await contact(renter, (await listItem(owner)).id)).conversationId!
  })

  const repeat = async (limit: (memberId: string) => Promise<void>, times: number) => {
    for (let time = 1; time <= times; time++) await limit(owner.user.id)
  }

  test('rejects the 3,001st mark of messages as read in an hour', async ({ assert }) => {
    await repeat(limitConversationReads, 2_999)
    const read = (member: Member) => member.put(`/api/conversations/${id}/read`).json({ upTo: 1 })
    ;(await read(owner)).assertStatus(200)
    const rejected = await read(owner)
    assertRateLimited(rejected, 3_600)
    assert.equal(rejected.body().code, 'tooManyConversationReads')
    ;(await read(renter)).assertStatus(200)
  })

  test('rejects the 301st change of conversations in an hour', async ({ assert }) => {
    await repeat(limitConversationChanges, 299)
    const mute = () => owner.put(`/api/conversations/${id}`).json({ isMuted: true })
    ;(await mute()).assertStatus(200)
    const rejected = await mute()
    assertRateLimited(rejected, 3_600)
    assert.equal(rejected.body().code, 'tooManyConversationChanges')
  })

  test('rejects the 121st block or unblock in an hour', async ({ assert }) => {
    await repeat(limitBlocks, 118)
    const path = `/api/blocks/${renter.user.id}`
    ;(await owner.put(path)).assertStatus(204)
    ;(await owner.delete(path)).assertStatus(204)
    for (const rejected of [await owner.put(path), await owner.delete(path)]) {
      assertRateLimited(rejected, 3_600)
      assert.equal(rejected.body().code, 'tooManyBlocks')
    }
  })
})
