import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import sharp, { type Sharp } from 'sharp'
import { variantKey } from '#modules/media/rules/media_kind'
import { moveFile, trashKey } from '#modules/media/storage/trash'
import { metrics } from '#shared/operations/metrics'
import { readPlaceholders } from '#modules/media/public'
import { Member } from '#tests/member'
import { photograph, send, uploadsFor } from '#tests/picture'
import { sentStatements } from '#tests/sent_statements'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { sharedPipeline } from '#tests/shared_pipeline'
import { site } from '#tests/site'

/** The number of connections of the pool `postgres` (`config/database.ts`). */
const CONNECTIONS = 20

const GUESTS = 100

test.group('A photo', (group) => {
  let owner: Member

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Showing Person')
  })

  test('has variants in four sizes right after the upload', async ({ assert }) => {
    const { full, medium, card, small } = await upload(await photograph(2400, 1200))
    const sizes = await Promise.all(
      [full, medium, card, small].map(async (url) => {
        const { format, width, height } = await sharp(await bytesOf(url)).metadata()
        return [format, width, height]
      })
    )
    assert.deepEqual(sizes, [
      ['webp', 1600, 800],
      ['webp', 800, 400],
      ['webp', 640, 480],
      ['webp', 400, 300],
    ])
  })

  test('that was stored with two variants is served with these in the place of others', async ({
    assert,
  }) => {
    const { full, medium, card, small } = await upload(await photograph(2400, 1200))
    await waitForDeliveries()
    for (const url of [medium, small]) await drive.use().delete(url.replace('/media/', 'variants/'))
    assert.deepEqual(await bytesOf(medium), await bytesOf(full))
    assert.deepEqual(await bytesOf(small), await bytesOf(card))
  })

  test('is not enlarged if it is small', async ({ assert }) => {
    const { full, card } = await upload(await photograph(200, 100))
    assert.containsSubset(await sharp(await bytesOf(full)).metadata(), { width: 200, height: 100 })
    assert.containsSubset(await sharp(await bytesOf(card)).metadata(), { width: 640, height: 480 })
  })

  test('with transparency is shown on white in each variant', async ({ assert }) => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const logo = await sharp({ create: { width: 80, height: 60, channels: 4, background } })
      .png()
      .toBuffer()
    const { full, card } = await upload(logo)
    for (const url of [full, card]) {
      const { channels } = await sharp(await bytesOf(url)).stats()
      assert.deepEqual(
        channels.map(({ min }) => min >= 250),
        [true, true, true]
      )
    }
  })

  test('has its placeholder in the page data', async ({ assert }) => {
    const { full } = await upload(await photograph(2400, 1200))
    await waitForDeliveries()
    const [blur] = Object.values(
      await readPlaceholders([full, '/default-item.webp', '/media/x/full.webp'])
    )
    const bytes = Buffer.from(blur!, 'base64')
    assert.isBelow(bytes.length, 150)
    const small = sharp(bytes)
    assert.containsSubset(await small.metadata(), { format: 'webp', width: 12, height: 9 })
    assert.isAbove(await redness(small, { left: 0, top: 0, width: 4, height: 9 }), 180)
    assert.isBelow(await redness(small, { left: 8, top: 0, width: 4, height: 9 }), 80)
  })

  test('has no placeholder in the page data before it exists', async ({ assert }) => {
    const { full } = await upload(await photograph(80, 60))
    await waitForDeliveries()
    await db.rawQuery('update media set blur = null where id = ?', [full.split('/')[2]!])
    assert.deepEqual(await readPlaceholders([full]), {})
  })

  test('is served upright, without location, camera or other metadata', async ({ assert }) => {
    const turned = await sharp(await photograph(800, 600))
      .withExif({
        IFD0: { Make: 'PhoneMaker', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 8/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const sent = await sharp(turned).metadata()
    assert.equal(sent.orientation, 6)
    assert.include(sent.exif!.toString('latin1'), 'PhoneMaker')

    const { full, card } = await upload(turned)
    for (const path of [full, card]) {
      const bytes = await bytesOf(path)
      const shown = await sharp(bytes).metadata()
      assert.isUndefined(shown.exif)
      assert.isUndefined(shown.orientation)
      assert.isUndefined(shown.xmp)
      assert.notInclude(bytes.toString('latin1'), 'PhoneMaker')
    }
    const upright = sharp(await bytesOf(full))
    assert.containsSubset(await upright.metadata(), { width: 600, height: 800 })
    // Rotated clockwise, the red left half is at the top.
    assert.isAbove(await redness(upright, { left: 0, top: 0, width: 600, height: 300 }), 200)
    assert.isBelow(await redness(upright, { left: 0, top: 500, width: 600, height: 300 }), 60)
  })

  test('is served without uninitialised memory if its file on disk is truncated', async ({
    assert,
  }) => {
    const { full } = await upload(await photograph())
    assert.isAbove((await bytesOf(full)).length, 0)
    const [id, file] = full.split('/').slice(-2)
    await drive.use().put(variantKey(id!, file!), '')
    assert.lengthOf(await bytesOf(full), 0)
  })

  test('is cacheable for a year, with headers that allow only a picture', async ({ assert }) => {
    const { full } = await upload(await photograph())
    const response = await fetch(site(full))
    assert.equal(response.headers.get('content-type'), 'image/webp')
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.equal(Number(response.headers.get('content-length')), bytes.length)
  })

  test('redirects to an uncached default picture until the variant is ready', async ({
    assert,
  }) => {
    await sharedPipeline.stop()
    try {
      const { card } = await upload(await photograph())
      const response = await fetch(site(card), { redirect: 'manual' })
      assert.equal(response.status, 302)
      assert.equal(response.headers.get('location'), '/default-item.webp')
      assert.equal(response.headers.get('cache-control'), 'no-store')
    } finally {
      sharedPipeline.start()
    }
  })

  test('is read ten times a second for all guests together who wait for its variants', async ({
    assert,
  }) => {
    await sharedPipeline.stop()
    try {
      const { card } = await upload(await photograph())
      const statuses: number[] = []
      const sent = await sentStatements(async () => {
        const waits = Array.from({ length: GUESTS }, async () => {
          statuses.push((await fetch(site(card), { redirect: 'manual' })).status)
        })
        await Promise.all(waits)
      })
      assert.deepEqual(statuses, Array(GUESTS).fill(302))
      // One read for each request, and the shared ones of some three seconds.
      const reads = sent.filter((text) => /from media where id = /.test(text))
      assert.isAtLeast(reads.length, GUESTS)
      assert.isBelow(reads.length, 2 * GUESTS)
    } finally {
      sharedPipeline.start()
    }
  })

  test('is served to a guest while every connection for writes is in use', async ({
    assert,
    cleanup,
  }) => {
    const { full } = await upload(await photograph())
    await waitForDeliveries()
    const bytes = await bytesOf(full)
    const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => db.transaction()))
    cleanup(async () => {
      await Promise.all(held.map((trx) => trx.rollback()))
    })
    assert.deepEqual(await bytesOf(full), bytes)
  })

  test('responds 404 for the original and for unknown files', async ({ assert }) => {
    const { full } = await upload(await photograph())
    await bytesOf(full)
    const id = full.split('/')[2]!
    const { rows } = await db.rawQuery('select original_key as key from media where id = ?', [id])
    const paths = [
      `/media/${rows[0].key}`,
      `/${rows[0].key}`,
      `/media/${id}/original`,
      `/media/${id}/avatar.webp`,
      `/media/${id}/..%2f..%2f${encodeURIComponent(rows[0].key)}`,
      `/media/../${rows[0].key}`,
      '/media/00000000-0000-7000-8000-000000000000/full.webp',
      '/media/nothing/full.webp',
      `/media/${id}/%00`,
    ]
    for (const path of paths) assert.equal((await fetch(site(path))).status, 404, path)
  })

  test('responds 404, uncached and counted, when its file is missing, and 500 when the disk fails', async ({
    assert,
    cleanup,
  }) => {
    const { full } = await upload(await photograph())
    await bytesOf(full)
    const [id, file] = full.split('/').slice(-2)
    const disk = drive.use()
    const { getMetaData } = disk
    cleanup(() => void (disk.getMetaData = getMetaData))
    disk.getMetaData = () => Promise.reject(new Error('The disk fails'))
    assert.equal((await fetch(site(full))).status, 500)
    disk.getMetaData = getMetaData
    await disk.delete(variantKey(id!, file!))
    const before = await missingMedia()
    const response = await fetch(site(full))
    assert.equal(response.status, 404)
    assert.notInclude(response.headers.get('cache-control') ?? '', 'immutable')
    assert.equal(((await response.json()) as { code: string }).code, 'fileNotFound')
    assert.equal(await missingMedia(), before + 1)
  })

  test('is served from the trash until the sweep has restored its file', async ({ assert }) => {
    const { full } = await upload(await photograph())
    const bytes = await bytesOf(full)
    const [id, file] = full.split('/').slice(-2)
    const key = variantKey(id!, file!)
    await moveFile(drive.use(), key, trashKey(key))
    assert.isFalse(await drive.use().exists(key))
    assert.deepEqual(await bytesOf(full), bytes)
  })

  async function upload(bytes: Buffer) {
    const { uploadUrls, imageUrls } = await uploadsFor(owner)
    const response = await send(uploadUrls[0]!, bytes)
    if (response.status !== 200) throw new Error(await response.text())
    const full = imageUrls[0]!
    const [medium, card, small] = ['medium', 'card', 'small'].map((name) =>
      full.replace('full.webp', `${name}.webp`)
    ) as [string, string, string]
    return { full, medium, card, small }
  }
})

async function bytesOf(path: string): Promise<Buffer> {
  const response = await fetch(site(path), { redirect: 'error' })
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

type Area = { left: number; top: number; width: number; height: number }

/** The mean red of an area, 0 to 255. */
async function redness(picture: Sharp, area: Area): Promise<number> {
  const part = await picture.clone().extract(area).png().toBuffer()
  const { channels } = await sharp(part).stats()
  return channels[0]!.mean
}

async function missingMedia(): Promise<number> {
  return (await metrics.missingMedia.get()).values[0]!.value
}
