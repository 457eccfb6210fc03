import { test } from '@japa/runner'
import { limitNotificationMarks } from '#modules/notifications/limits'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { Member } from '#tests/member'

test.group('The rate limit of marking notifications', () => {
  test('rejects the 601st set that a member marks as read in an hour', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Eager Reader')
    for (let time = 1; time < 600; time++) await limitNotificationMarks(member.user.id)
    const mark = (by = member) => by.put('/api/notifications/read').json({ ids: [] })
    ;(await mark()).assertStatus(200)
    const rejected = await mark()
    const params = { limit: 600, retryAfterSeconds: assertRateLimited(rejected, 3_600) }
    const message =
      "You've marked notifications as read 600 times in the last hour. Please try again in 60 minutes."
    assert.deepEqual(rejected.body(), errorBody('tooManyNotificationMarks', message, { params }))
    ;(await mark(await Member.join(client, 'Other Reader'))).assertStatus(200)
  })
})
