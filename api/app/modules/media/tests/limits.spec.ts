import { test } from '@japa/runner'
import { limitUploads } from '#modules/media/limits'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { Member } from '#tests/member'
import { uploadsFor } from '#tests/picture'

const VIDEO = { contentType: 'video/mp4', contentLength: 1_000 }

test.group('The upload limit', () => {
  test('rejects more than 120 files of a member in an hour and no other member’s', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Prolific Owner')
    await limitUploads(owner.user.id, 115)
    await uploadsFor(owner, 3)
    ;(await owner.post('/api/upload/video').json(VIDEO)).assertStatus(200)
    ;(await owner.post('/api/profile/upload-url').json({})).assertStatus(200)

    const rejected = await owner.post('/api/upload/images').json({ imageCount: 1 })
    const retryAfterSeconds = assertRateLimited(rejected, 3_600)
    const params = { limit: 120, retryAfterSeconds }
    const message =
      "You've uploaded a lot of files in the last hour. Please try again in 60 minutes."
    assert.deepEqual(rejected.body(), errorBody('tooManyUploads', message, { params }))
    assertRateLimited(await owner.post('/api/upload/video').json(VIDEO), 3_600)
    assertRateLimited(await owner.post('/api/profile/upload-url').json({}), 3_600)

    await uploadsFor(await Member.join(client, 'Same Network'))
  })
})
