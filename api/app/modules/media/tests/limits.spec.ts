import { test } from '@japa/runner'
import { assertDiskSpace } from '#modules/media/assert_disk_space'
import { DiskFullError } from '#modules/media/errors'
import { limitUploadedBytes, limitUploads } from '#modules/media/limits'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { Member } from '#tests/member'
import { photograph, send, uploadsFor } from '#tests/picture'

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

  test('rejects more than 500 MB of a member in a day and no other member’s', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Prolific Owner')
    const other = await Member.join(client, 'Same Network')
    const photo = await photograph()
    await limitUploadedBytes(owner.user.id, 500 * 1024 * 1024 - photo.length - 1024)
    const { uploadUrls } = await uploadsFor(owner, 2)
    assert.equal((await send(uploadUrls[0]!, photo)).status, 200)
    const rejected = await send(uploadUrls[1]!, photo)
    assert.equal(rejected.status, 429)
    assert.deepInclude(await rejected.json(), {
      code: 'tooManyUploadedBytes',
      message:
        'Your photos and videos of the last day have reached 500 MB. Please try again in 24 hours.',
    })
    const { uploadUrls: others } = await uploadsFor(other)
    assert.equal((await send(others[0]!, photo)).status, 200)
  })

  test('rejects every file while the disk has less free space than its floor', async ({
    assert,
  }) => {
    await assert.rejects(() => assertDiskSpace(Infinity), DiskFullError)
    await assertDiskSpace(0)
  })
})
