import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { clearUnusedMedia, sweepMedia } from '#modules/media/commands/sweep_media'
import { MEDIA_KINDS } from '#modules/media/rules/media_kind'
import { ownMedia, profilePictureOf } from '#modules/media/public'
import { incomingFolder } from '#modules/media/storage/incoming_folder'
import { moveFile, trashKey } from '#modules/media/storage/trash'
import { metrics } from '#shared/operations/metrics'
import { changed, letDaysPass, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { ageFile, ageFiles, filesOf, lostFile, trashOf } from '#tests/media_files'
import { Member } from '#tests/member'
import { photograph, send, uploadPicture, uploadsFor } from '#tests/picture'
import { logged } from '#tests/logged'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

/** The files of a photo: the original and its variants. */
const FILES = 1 + MEDIA_KINDS.photo.sizes.length

test.group('The media sweep', (group) => {
  let owner: Member

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Tidy Person')
  })

  test('removes an unused photo after a day and keeps one on a listing', async ({ assert }) => {
    const [kept, dropped] = [await photo(), await photo()]
    await listItem(owner, { imageUrls: [kept.url] })
    await sweepMedia()
    assert.isTrue(await exists(dropped.id), 'a photo younger than a day stays')
    await aDayPasses()
    assert.isTrue(await exists(kept.id))
    assert.isFalse(await exists(dropped.id))
    assert.lengthOf(await filesOf(kept.id), FILES)
    assert.isEmpty(await filesOf(dropped.id))
    assert.lengthOf(await trashOf(dropped.id), FILES)
  })

  test('keeps files that a member is attaching to what the sweep does not see yet', async ({
    assert,
  }) => {
    const attached = await photo()
    const other = await photo()
    const { uploadURL } = (await owner.post('/api/profile/upload-url').json({})).body()
    const picture = idOf(uploadURL)
    await db.rawQuery(`update media set check_at = now() where id = any(?)`, [
      [attached.id, other.id, picture],
    ])
    assert.deepEqual(await ownMedia(owner.user.id, 'photo', [attached.url]), [attached.url])
    assert.isNotNull(await profilePictureOf(owner.user.id, uploadURL.split('?')[0]))
    await clearUnusedMedia()
    assert.isTrue(await exists(attached.id))
    assert.isTrue(await exists(picture))
    assert.isFalse(await exists(other.id))
    assert.deepEqual(await ownMedia(owner.user.id, 'photo', [other.url]), [])
  })

  test('is not stopped by a URL or a file whose folder only looks like an id', async ({
    assert,
    cleanup,
  }) => {
    const folder = '0123abcd'.padEnd(36, '-')
    const dropped = await photo()
    const { id: itemId } = await listItem(owner)
    const name = (url: string) =>
      db.rawQuery('update items set image_urls = array[?] where id = ?', [url, itemId])
    await name(`/media/${folder}/full.webp`)
    const file = `variants/${folder}/full.webp`
    await drive.use().put(file, 'lost')
    cleanup(async () => {
      await drive.use().delete(file)
      await name('https://example.in/picture.webp')
    })
    await aDayPasses()
    assert.isFalse(await exists(dropped.id))
    assert.isTrue(await drive.use().exists(file), 'a lost file younger than three days stays')
  })

  test('moves the files of unused photos to the trash without listing all files', async ({
    assert,
  }) => {
    const [kept, dropped] = [await photo(), await photo()]
    await listItem(owner, { imageUrls: [kept.url] })
    const lost = await lostFile()
    await ageFiles(lost, 100)
    await db.rawQuery(
      `update media set check_at = check_at - interval '25 hours' where id = any(?)`,
      [[kept.id, dropped.id]]
    )
    await clearUnusedMedia()
    assert.isFalse(await exists(dropped.id))
    assert.isEmpty(await filesOf(dropped.id))
    assert.lengthOf(await trashOf(dropped.id), FILES)
    assert.lengthOf(await filesOf(kept.id), FILES)
    assert.lengthOf(await filesOf(lost), 1, 'only the weekly sweep finds it')
    await ageFiles(dropped.id, 30.1)
    await clearUnusedMedia()
    assert.isEmpty(await trashOf(dropped.id))
  })

  test('moves all files of the rows that it deleted before it is stopped', async ({
    assert,
    cleanup,
  }) => {
    const photos = [await photo(), await photo()]
    await db.rawQuery(`update media set check_at = '-infinity' where owner_id = ?`, [owner.user.id])
    const stopping = new AbortController()
    const { inc } = metrics.mediaFiles
    cleanup(() => void (metrics.mediaFiles.inc = inc))
    metrics.mediaFiles.inc = function (this: typeof metrics.mediaFiles, ...args: any[]) {
      if (args[0].change === 'trashed') stopping.abort()
      return (inc as any).apply(this, args)
    } as any
    await clearUnusedMedia(stopping.signal)
    for (const { id } of photos) {
      assert.isFalse(await exists(id))
      assert.isEmpty(await filesOf(id))
      assert.lengthOf(await trashOf(id), FILES)
    }
  })

  test('removes photos of a deleted listing and photos removed from a listing', async ({
    assert,
  }) => {
    const [first, second] = [await photo(), await photo()]
    const item = await listItem(owner, { imageUrls: [first.url, second.url] })
    await owner.put(`/api/items/${item.id}`).json({ imageUrls: [second.url] })
    await aDayPasses()
    assert.isFalse(await exists(first.id))
    assert.isTrue(await exists(second.id))
    await owner.delete(`/api/items/${item.id}`)
    await aDayPasses()
    assert.isFalse(await exists(second.id))
  })

  test('keeps a profile picture and a document’s image, and removes those that were replaced', async ({
    assert,
  }) => {
    const setProfilePicture = async () => {
      const { uploadURL } = (await owner.post('/api/profile/upload-url').json({})).body()
      await send(uploadURL, await photograph())
      const picture = { profileImageUrl: uploadURL.split('?')[0] }
      ;(await owner.put('/api/profile/picture').json(picture)).assertStatus(200)
      return idOf(uploadURL)
    }
    const document = async () => {
      const url = await uploadPicture(owner, 'document')
      return { id: idOf(url, -2), documentImageUrls: [url] }
    }
    const [firstPicture, firstImage] = [await setProfilePicture(), await document()]
    const submitted = await owner.post('/api/verification-documents').json({
      documentType: 'pan',
      documentNumber: 'ABCDE1234F',
      holderName: 'Tidy Person',
      documentImageUrls: firstImage.documentImageUrls,
    })
    await waitForDeliveries()
    await aDayPasses()
    assert.isTrue(await exists(firstPicture))
    assert.isTrue(await exists(firstImage.id))

    const [picture, image] = [await setProfilePicture(), await document()]
    const { documentImageUrls } = image
    const path = `/api/verification-documents/${submitted.body().id}`
    ;(await owner.put(path).json({ documentImageUrls })).assertStatus(200)
    await waitForDeliveries()
    await aDayPasses()
    assert.isFalse(await exists(firstPicture))
    assert.isFalse(await exists(firstImage.id))
    assert.isTrue(await exists(picture))
    assert.isTrue(await exists(image.id))
  })

  test('checks a photo in use once, and again a day after its use ended', async ({ assert }) => {
    const { id, url } = await photo()
    const isToBeChecked = async () => {
      const { rows } = await db.rawQuery('select check_at from media where id = ?', [id])
      return rows[0].check_at !== null
    }
    const item = await listItem(owner, { imageUrls: [url] })
    assert.isTrue(await isToBeChecked())
    await aDayPasses()
    assert.isFalse(await isToBeChecked())
    ;(await owner.put(`/api/items/${item.id}`).json({ imageUrls: [] })).assertStatus(200)
    await sweepMedia()
    assert.isTrue(await exists(id))
    ;(await owner.put(`/api/items/${item.id}`).json({ imageUrls: [url] })).assertStatus(200)
    await aDayPasses()
    assert.isTrue(await exists(id), 'it was put back')
  })

  test('removes a photo whose use ends while a sweep checks it', async ({ assert }) => {
    const { id, url } = await photo()
    const item = await listItem(owner, { imageUrls: [url] })
    await db.rawQuery('update media set check_at = now() where id = ?', [id])
    const drops = await db.transaction()
    await drops.rawQuery(`update items set image_urls = '{}' where id = ?`, [item.id])
    await clearUnusedMedia()
    await drops.commit()
    assert.isTrue(await exists(id))
    await aDayPasses()
    assert.isFalse(await exists(id))
  })

  test('of an operator checks all media, also those that were in use when they were last checked', async ({
    assert,
  }) => {
    const [kept, dropped] = [await photo(), await photo()]
    await listItem(owner, { imageUrls: [kept.url] })
    await db.rawQuery('update media set check_at = null where id = ?', [dropped.id])
    await sweepMedia()
    assert.isTrue(await exists(dropped.id))
    await sweepMedia(undefined, { isLimited: false })
    assert.isFalse(await exists(dropped.id))
    assert.isTrue(await exists(kept.id))
  })

  test('keeps the photos of a reported listing until 30 days after the decision', async ({
    client,
    assert,
  }) => {
    const { id, url } = await photo()
    const item = await listItem(owner, { imageUrls: [url] })
    const reporter = await Member.join(client, 'Reporting Person')
    const report = { subjectKind: 'item', subjectId: item.id, reason: 'scam' }
    ;(await reporter.post('/api/reports').json(report)).assertStatus(201)
    await owner.put(`/api/items/${item.id}`).json({ imageUrls: [] })
    await aDayPasses()
    assert.isTrue(await exists(id))
    const decidedDaysAgo = (days: number) =>
      db.rawQuery(
        `update reports set state = 'dismissed', decided_at = now() - make_interval(days => ?) where subject_id = ?`,
        [days, item.id]
      )
    await decidedDaysAgo(29)
    await aDayPasses()
    assert.isTrue(await exists(id))
    const { rows } = await db.rawQuery(
      `select check_at = r.decided_at + interval '30 days' as "isThen" from media m, reports r
       where m.id = ? and r.subject_id = ?`,
      [id, item.id]
    )
    assert.deepEqual(rows, [{ isThen: true }], 'it is checked again when the time is over')
    await decidedDaysAgo(31)
    await aDayPasses()
    assert.isFalse(await exists(id))
  })

  test('keeps the photos of a listing that was booked, and of an open request until it is declined', async ({
    client,
    assert,
  }) => {
    const renter = await Member.join(client, 'Renting Person')
    const [booked, declined] = [await photo(), await photo()]
    const items = [
      await listItem(owner, { imageUrls: [booked.url] }),
      await listItem(owner, { imageUrls: [declined.url] }),
    ]
    const [accepted, refused] = [
      await requestBooking(renter, items[0]!.id),
      await requestBooking(renter, items[1]!.id),
    ]
    await changed(owner, accepted, { state: 'accepted' })
    for (const { id } of items) await owner.put(`/api/items/${id}`).json({ imageUrls: [] })
    await aDayPasses()
    assert.isTrue(await exists(booked.id))
    assert.isTrue(await exists(declined.id))
    await changed(owner, refused, { state: 'declined', reason: 'dates' })
    await changed(owner, accepted, { state: 'cancelled', reason: 'plans_changed' })
    await owner.delete(`/api/items/${items[0]!.id}`)
    await aDayPasses()
    assert.isTrue(await exists(booked.id))
    assert.isFalse(await exists(declined.id))
  })

  test('keeps every photo in the record of a handover, and removes others of handovers', async ({
    client,
    assert,
  }) => {
    const renter = await Member.join(client, 'Renting Person')
    const bookingId = await requestBooking(renter, (await listItem(owner)).id)
    await changed(owner, bookingId, { state: 'accepted' })
    await letDaysPass(bookingId, 10)
    const urls: string[] = []
    // The second record of the renter replaces the first one. The first one stays.
    for (const member of [owner, renter, renter]) {
      const url = await uploadPicture(member, 'handover')
      const record = { stage: 'start', imageUrls: [url] }
      ;(await member.post(`/api/bookings/${bookingId}/handover`).json(record)).assertStatus(201)
      urls.push(url)
    }
    const dropped = idOf(await uploadPicture(owner, 'handover'), -2)
    await waitForDeliveries()
    await sweepMedia()
    assert.isTrue(await exists(dropped), 'a photo younger than a day stays')
    await aDayPasses(renter)
    for (const url of urls) {
      assert.isTrue(await exists(idOf(url, -2)))
      assert.sameMembers(await filesOf(idOf(url, -2)), ['handover.webp', 'thumbnail.webp'])
    }
    assert.isFalse(await exists(dropped))
    assert.isEmpty(await filesOf(dropped))
  })

  test('removes an unused upload URL and keeps one in use', async ({ assert }) => {
    const { uploadUrls } = await uploadsFor(owner, 2)
    const arriving = idOf(uploadUrls[0]!)
    await db.rawQuery(`update media set arriving_until = now() + interval '3 days' where id = ?`, [
      arriving,
    ])
    await drive.use().put(`originals/${arriving}/new`, 'on its way')
    await aDayPasses()
    assert.isTrue(await exists(arriving))
    assert.isFalse(await exists(idOf(uploadUrls[1]!)))
    assert.lengthOf(await filesOf(arriving), 1)
  })

  test('removes files without a row and partial files of broken uploads', async ({ assert }) => {
    const lost = randomUUID()
    const { id } = await photo()
    await drive.use().put(`originals/${lost}/original`, 'lost')
    await drive.use().put(`variants/${lost}/full.webp`, 'lost')
    await drive.use().put(`originals/${id}/second`, 'a crash between file and row')
    for (const folder of ['originals', 'variants']) await drive.use().put(`${folder}/stray`, 'lost')
    await mkdir(incomingFolder, { recursive: true })
    const [old, fresh] = [join(incomingFolder, 'old'), join(incomingFolder, 'fresh')]
    await writeFile(old, 'half')
    await writeFile(fresh, 'half')
    await utimes(old, 0, 0)
    const stray = ['originals/stray', 'variants/stray', `originals/${id}/second`]
    for (const key of stray) await ageFile(key, 4)
    await ageFiles(lost, 4)
    await sweepMedia(AbortSignal.abort())
    assert.lengthOf(await filesOf(lost), 2, 'an aborted sweep leaves the rest')
    await sweepMedia()
    assert.isEmpty(await filesOf(lost))
    assert.lengthOf(await trashOf(lost), 2)
    assert.lengthOf(await filesOf(id), FILES)
    for (const key of stray) {
      assert.isFalse(await drive.use().exists(key))
      assert.isTrue(await drive.use().exists(`trash/${key}`))
    }
    assert.deepEqual(await readdir(incomingFolder), ['fresh'])
    await rm(fresh)
  })

  test('leaves a file without a row where it is until the file is three days old', async ({
    assert,
  }) => {
    const lost = await lostFile()
    await ageFiles(lost, 2.9)
    await sweepMedia()
    assert.lengthOf(await filesOf(lost), 1)
    await ageFiles(lost, 0.2)
    await sweepMedia()
    assert.isEmpty(await filesOf(lost))
    assert.lengthOf(await trashOf(lost), 1)
  })

  test('deletes a file after 30 days in the trash', async ({ assert }) => {
    const lost = await lostFile()
    await ageFiles(lost, 100)
    await sweepMedia()
    await ageFiles(lost, 29.9)
    await sweepMedia()
    assert.lengthOf(await trashOf(lost), 1)
    await ageFiles(lost, 0.2)
    await sweepMedia()
    assert.isEmpty(await trashOf(lost))
  })

  test('restores the files from the trash that a row names again, however old', async ({
    assert,
  }) => {
    const { id, url } = await photo()
    const { rows } = await db.rawQuery(
      'select to_jsonb(m)::text as row from media m where id = ?',
      [id]
    )
    await aDayPasses()
    assert.isFalse(await exists(id))
    assert.lengthOf(await trashOf(id), FILES)
    await ageFiles(id, 100)
    await db.rawQuery(
      `insert into media select * from jsonb_populate_record(null::media, cast(? as jsonb))`,
      [rows[0].row]
    )
    await listItem(owner, { imageUrls: [url] })
    ;(await owner.get(url)).assertStatus(200)
    await sweepMedia()
    assert.lengthOf(await filesOf(id), FILES)
    assert.isEmpty(await trashOf(id))
    ;(await owner.get(url)).assertStatus(200)
    await sweepMedia()
    assert.lengthOf(await filesOf(id), FILES)
  })

  test('counts what it moves and deletes, and logs it once', async ({ assert, cleanup }) => {
    const lines = logged('info', 'media swept', cleanup)
    await sweepMedia()
    lines.length = 0
    const before = await mediaChanges()
    const [first, second] = [await lostFile(), await lostFile()]
    for (const id of [first, second]) await ageFiles(id, 4)
    await sweepMedia()
    await ageFiles(first, 31)
    await sweepMedia()
    await sweepMedia()
    const message = 'media swept; the trash keeps files for 30 days'
    assert.deepEqual(lines, [
      [{ trashed: 2, restored: 0, deleted: 0 }, message],
      [{ trashed: 0, restored: 0, deleted: 1 }, message],
    ])
    const after = await mediaChanges()
    assert.deepEqual(
      after.map((count, at) => count - before[at]!),
      [2, 0, 1]
    )
  })

  test('moves a file to the trash that another node is moving too', async ({ assert }) => {
    const key = `variants/${await lostFile()}/full.webp`
    await moveFile(drive.use(), key, trashKey(key))
    await moveFile(drive.use(), key, trashKey(key))
    assert.isTrue(await drive.use().exists(trashKey(key)))
    const missing = `variants/${randomUUID()}/full.webp`
    await assert.rejects(() => moveFile(drive.use(), missing, trashKey(missing)))
  })

  test('moves each file once when several run at once', async ({ assert }) => {
    const lost: string[] = []
    for (let n = 0; n < 15; n++) lost.push(await lostFile())
    for (const id of lost) await ageFiles(id, 4)
    await Promise.all([sweepMedia(), sweepMedia(), sweepMedia()])
    for (const id of lost) {
      assert.isEmpty(await filesOf(id))
      assert.lengthOf(await trashOf(id), 1)
    }
  })

  async function photo(): Promise<{ id: string; url: string }> {
    const { uploadUrls, imageUrls } = await uploadsFor(owner)
    const response = await send(uploadUrls[0]!, await photograph(80, 60))
    if (!response.ok) throw new Error(await response.text())
    await waitForDeliveries()
    return { id: idOf(uploadUrls[0]!), url: imageUrls[0]! }
  }

  async function aDayPasses(...owners: Member[]): Promise<void> {
    const ids = [owner, ...owners].map(({ user }) => user.id)
    await db.rawQuery(
      `update media set check_at = check_at - interval '25 hours' where owner_id = any(?)`,
      [ids]
    )
    const { rows } = await db.rawQuery('select id from media where owner_id = any(?)', [ids])
    for (const { id } of rows) await ageFiles(id, 4)
    await sweepMedia()
  }
})

/** The id in an upload URL or, as its last segment but one, in the URL of a picture. */
function idOf(url: string, segment: -1 | -2 = -1): string {
  return url.split('?')[0]!.split('/').at(segment)!
}

async function mediaChanges(): Promise<number[]> {
  const { values } = await metrics.mediaFiles.get()
  return ['trashed', 'restored', 'deleted'].map(
    (change) => values.find(({ labels }) => labels.change === change)?.value ?? 0
  )
}

async function exists(id: string): Promise<boolean> {
  const { rows } = await db.rawQuery('select 1 from media where id = ?', [id])
  return rows.length > 0
}
