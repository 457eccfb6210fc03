import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { assertDiskSpace } from '#modules/media/storage/assert_disk_space'
import { DiskFullError } from '#modules/media/errors'
import { limitUploadedBytes, limitUploads, runUpload } from '#modules/media/limits'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { changed, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { mp4 } from '#tests/film'
import { photograph, send, uploadPicture, uploadsFor } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

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

  test('rejects a file of a member while twenty are received and twenty wait, and no other member’s', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Impatient Owner')
    const photo = await photograph(64, 48)
    const { uploadUrls } = await uploadsFor(owner)
    const { uploadUrls: others } = await uploadsFor(await Member.join(client, 'Same Network'))
    const { promise, resolve: release } = Promise.withResolvers<void>()
    let received = 0
    const uploads = Array.from({ length: 40 }, () =>
      runUpload(owner.user.id, () => {
        received += 1
        return promise
      })
    )
    const rejected = await send(uploadUrls[0]!, photo)
    assert.equal(received, 20)
    assert.equal(rejected.status, 429)
    assert.equal(rejected.headers.get('retry-after'), '30')
    const params = { limit: 20, retryAfterSeconds: 30 }
    const message = "You're uploading too many files at once. Please try again in a minute."
    assert.deepEqual(
      await rejected.json(),
      errorBody('tooManyConcurrentUploads', message, { params })
    )
    assert.equal((await send(others[0]!, photo)).status, 200)
    release()
    await Promise.all(uploads)
    assert.equal((await send(uploadUrls[0]!, photo)).status, 200)
    const { rows } = await db.rawQuery('select attempts from media where owner_id = ?', [
      owner.user.id,
    ])
    assert.deepEqual(rows, [{ attempts: 1 }], 'the rejected request is no attempt')
  })

  test('rejects every photo of a member whose stored ones have reached 2 GB, until they are fewer', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Owner of Hundreds')
    const { uploadUrls } = await uploadsFor(owner, 2)
    const photo = await photograph(64, 48)
    assert.equal((await send(uploadUrls[0]!, photo)).status, 200)
    const store = (bytes: number) =>
      db.rawQuery(
        `insert into media (owner_id, kind, state, expires_at, stored_bytes) values (?, 'photo', 'ready', now(), ?) returning id`,
        [owner.user.id, bytes]
      )
    const gigabyte = 1024 ** 3
    await store(gigabyte)
    const { rows } = await store(gigabyte - photo.length)
    const rejected = await send(uploadUrls[1]!, photo)
    assert.equal(rejected.status, 409)
    const message =
      'Your photos and videos have reached 2 GB. Please remove some that you no longer need, and try again a day later.'
    const params = { maxGigabytes: 2 }
    assert.deepEqual(await rejected.json(), errorBody('storageFull', message, { params }))
    const { uploadUrls: others } = await uploadsFor(await Member.join(client, 'Other Owner'))
    assert.equal((await send(others[0]!, photo)).status, 200)

    await db.rawQuery('delete from media where id = ?', [rows[0].id])
    assert.equal((await send(uploadUrls[1]!, photo)).status, 200)
  })

  test('stores one of four files that a member sends at once for the last byte of 2 GB, after one that failed', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Concurrent Owner')
    const limit = 2 * 1024 ** 3
    for (const bytes of [limit / 2, limit / 2 - 1])
      await db.rawQuery(
        `insert into media (owner_id, kind, state, expires_at, stored_bytes) values (?, 'photo', 'ready', now(), ?)`,
        [owner.user.id, bytes]
      )
    const video = mp4()
    const body = { contentType: 'video/mp4', contentLength: video.length }
    const urls: string[] = []
    for (let n = 0; n < 4; n += 1)
      urls.push((await owner.post('/api/upload/video').json(body)).body().uploadUrl)
    const unreadable = Buffer.alloc(video.length)
    assert.equal((await send(urls[0]!, unreadable, 'video/mp4')).status, 422)

    const sent = await Promise.all(urls.map((url) => send(url, video, 'video/mp4')))
    assert.deepEqual(sent.map(({ status }) => status).toSorted(), [200, 409, 409, 409])
    const { rows } = await db.rawQuery(
      'select sum(stored_bytes)::float8 as bytes from media where owner_id = ?',
      [owner.user.id]
    )
    assert.isAtLeast(rows[0].bytes, limit)
    assert.isAtMost(rows[0].bytes, limit - 1 + video.length)
  })

  test('stores a picture of a handover, a document or a profile of a member whose listings have reached 2 GB, and none beyond 2 GB of these', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Owner of Hundreds')
    const photo = await photograph(64, 48)
    const store = (kind: string) =>
      db.rawQuery(
        `insert into media (owner_id, kind, state, expires_at, stored_bytes)
         select ?, ?, 'ready', now(), 1073741824 from generate_series(1, 2)`,
        [owner.user.id, kind]
      )
    const sent = async () => {
      const urls = [(await uploadsFor(owner, 1)).uploadUrls[0]!]
      for (const purpose of ['handover', 'document'])
        urls.push(
          (await owner.post('/api/upload/images').json({ imageCount: 1, purpose })).body()
            .uploadUrls[0]
        )
      urls.push((await owner.post('/api/profile/upload-url').json({})).body().uploadURL)
      const statuses: number[] = []
      for (const url of urls) statuses.push((await send(url, photo)).status)
      return statuses
    }
    await store('photo')
    assert.deepEqual(await sent(), [409, 200, 200, 200])
    await store('handover')
    assert.deepEqual(await sent(), [409, 409, 409, 409])
  })

  test('does not count the photos that only bookings name which ended 30 days ago', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Owner of Old Photos')
    const renter = await Member.join(client, 'Ravi Nair')
    const photo = await photograph(64, 48)
    const imageUrl = await uploadPicture(owner)
    await waitForDeliveries()
    const item = await listItem(owner, { imageUrls: [imageUrl] })
    const id = await requestBooking(renter, item.id)
    await changed(owner, id, { state: 'accepted' })
    await changed(renter, id, { state: 'cancelled', reason: 'plans_changed' })
    await db.rawQuery(`update media set stored_bytes = 2147483647 where owner_id = ?`, [
      owner.user.id,
    ])
    await db.rawQuery(
      `insert into media (owner_id, kind, state, expires_at, stored_bytes) values (?, 'photo', 'ready', now(), 1)`,
      [owner.user.id]
    )
    const letDaysPass = (days: number) =>
      db.rawQuery(
        'update bookings set closed_at = closed_at - make_interval(days => ?) where id = ?',
        [days, id]
      )
    const sent = async () => (await send((await uploadsFor(owner, 1)).uploadUrls[0]!, photo)).status

    await letDaysPass(31)
    assert.equal(await sent(), 409, 'the listing shows it')
    ;(await owner.put(`/api/items/${item.id}`).json({ imageUrls: [] })).assertStatus(200)
    assert.equal(await sent(), 200)
    await letDaysPass(-2)
    assert.equal(await sent(), 409, 'the booking has just ended')
  })

  test('counts the bytes of a {$self} that are on the disk')
    .with(['photo', 'document', 'video'] as const)
    .run(async ({ client, assert }, kind) => {
      const owner = await Member.join(client, 'Counted Owner')
      if (kind === 'video') {
        const video = mp4()
        const body = { contentType: 'video/mp4', contentLength: video.length }
        const { uploadUrl } = (await owner.post('/api/upload/video').json(body)).body()
        assert.equal((await send(uploadUrl, video, 'video/mp4')).status, 200)
      } else {
        await uploadPicture(owner, kind === 'document' ? kind : undefined)
        await waitForDeliveries()
      }
      const { rows } = await db.rawQuery(
        'select id, stored_bytes as "storedBytes" from media where owner_id = ?',
        [owner.user.id]
      )
      assert.equal(rows[0].storedBytes, await bytesOf(rows[0].id))
    })

  test('rejects every file while the disk has less free space than its floor', async ({
    assert,
  }) => {
    await assert.rejects(() => assertDiskSpace(Infinity), DiskFullError)
    await assertDiskSpace(0)
  })
})

/** The bytes of the files of a media id. */
async function bytesOf(id: string): Promise<number> {
  let bytes = 0
  for (const folder of ['originals', 'variants']) {
    for (const file of (await drive.use().listAll(`${folder}/${id}`)).objects)
      if (file.isFile) bytes += (await file.getMetaData()).contentLength
  }
  return bytes
}
