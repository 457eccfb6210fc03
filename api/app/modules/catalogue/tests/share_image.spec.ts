import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import sharp from 'sharp'
import { sweepShareImages } from '#modules/catalogue/commands/sweep_share_images'
import { limitShareImages } from '#modules/catalogue/limits'
import { variantKey } from '#modules/media/public'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { until } from '#harness/until'
import { Member } from '#tests/member'
import { photograph, send, uploadsFor } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { drawWithWorkers } from '#tests/share_images'
import { site } from '#tests/site'
import { TITLE, crop, difference, whiteness } from '#modules/catalogue/tests/picture_areas'

const PHOTO = { left: 600, top: 80, width: 200, height: 400 }
const PRICE = { left: 64, top: 396, width: 460, height: 92 }
const LOCATION = { left: 64, top: 515, width: 460, height: 50 }

test.group('Share image of a listing', (group) => {
  let owner: Member
  let home: string

  group.each.setup(async ({ context }) => {
    home = randomIp()
    owner = await Member.join(context.client, 'Sharing Person')
  })

  test('the share image is a JPEG of photo, title and price that caches keep for a day', async ({
    assert,
  }) => {
    const item = await listItem(owner, { imageUrls: [await photo(await photograph())] })
    const response = await load(await pathOf(item))
    assert.equal(response.headers.get('content-type'), 'image/jpeg')
    assert.equal(response.headers.get('cache-control'), 'public, max-age=86400')
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.containsSubset(await sharp(bytes).metadata(), {
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    const { channels } = await sharp(await crop(bytes, PHOTO)).stats()
    assert.isAbove(channels[0]!.mean, 200, 'the red half of the photo')
    assert.isAbove(await whiteness(bytes, TITLE), 0.05, 'the title')
  })

  test('the share image shows a photo with transparency, stored by an earlier release, on white', async ({
    assert,
  }) => {
    const url = await photo(await photograph())
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const logo = sharp({ create: { width: 604, height: 566, channels: 4, background } }).webp()
    await drive.use().put(variantKey(url.split('/')[2]!, 'full.webp'), await logo.toBuffer())
    const bytes = await loadShareImage(await listItem(owner, { imageUrls: [url] }))
    assert.isAbove(await whiteness(bytes, PHOTO), 0.99)
  })

  test('the share image stays below 300 kB with a photo of pure noise', async ({ assert }) => {
    // Each pixel of the photo is scaled down from four; the remaining noise still exceeds the limit at the best quality.
    const [width, height] = [1208, 1132]
    const noise = await sharp(randomBytes(width * height * 3), {
      raw: { width, height, channels: 3 },
    })
      .jpeg({ quality: 100 })
      .toBuffer()
    const item = await listItem(owner, { imageUrls: [await photo(noise)] })
    const bytes = await loadShareImage(item)
    assert.isAbove(bytes.length, 100_000)
    assert.isBelow(bytes.length, 300_000)
  }).tags(['@long'])

  test('the share image shows the brand when there is no photo', async ({ assert }) => {
    const bytes = await loadShareImage(await listItem(owner, { imageUrls: [] }))
    const [red, , blue] = (await sharp(await crop(bytes, PHOTO)).stats()).channels
    assert.isAbove(red!.mean - blue!.mean, 40, 'the amber of the mark')
  }).tags(['@long'])

  test('the share image shows the printable characters of any stored title', async ({ assert }) => {
    const listWithTitle = async (title: string) => {
      const item = await listItem(owner)
      // Old listings may have titles that the validator rejects today.
      await db.rawQuery('update items set title = ? where id = ?', [title, item.id])
      return item
    }
    const titles = [
      'W'.repeat(120),
      'a '.repeat(59) + 'b',
      '<b>Tent</b> & "pegs" <span size="99999">&amp;</span>',
      'किराए पर स्कूटर, हेलमेट के साथ, श्री गणेश क्षेत्र के पास',
      '\u202ebackwards\u202c مرحبا שלום Tent',
      `Z${'\u0335\u0327\u031b'.repeat(20)}algo tent`,
      '⛺ Tent 👨‍👩‍👧‍👦 𝐛𝐨𝐥𝐝',
    ]
    for (const title of titles) {
      const bytes = await loadShareImage(await listWithTitle(title))
      const share = await whiteness(bytes, TITLE)
      assert.isTrue(share > 0.02 && share < 0.6, `${title}: ${share}`)
      assert.isBelow(await whiteness(bytes, { ...TITLE, left: 530, width: 30 }), 0.001, title)
    }
    const unprintable = ['⛺🏕️ تخييم', '\u200c\u200d', '\u00ad \u00ad', '\u0301\u0327']
    for (const title of unprintable) {
      const bytes = await loadShareImage(await listWithTitle(title))
      assert.equal(await whiteness(bytes, TITLE), 0)
    }
  })
    .timeout(180_000)
    .tags(['@long'])

  test('the share image changes with the listing and its old URLs redirect to the current one', async ({
    assert,
  }) => {
    const item = await listItem(owner)
    const changes = [
      { title: 'Another title' },
      { price: '999' },
      { priceUnit: 'week' },
      { isNegotiable: true },
      { location: 'Pune, Maharashtra' },
      { imageUrls: [await photo(await photograph())] },
    ]
    const paths = [await pathOf(item)]
    const pictures = [await loadShareImage(item)]
    for (const change of changes) {
      await owner.put(`/api/items/${item.id}`).json(change)
      paths.push(await pathOf(item))
      pictures.push(await loadShareImage(item))
    }
    assert.lengthOf(new Set(paths), changes.length + 1)
    assert.lengthOf(new Set(pictures.map((each) => each.toString('base64'))), changes.length + 1)
    for (const old of paths.slice(0, -1)) {
      const response = await load(old)
      assert.equal(response.status, 302)
      assert.equal(response.headers.get('location'), paths.at(-1))
      assert.equal(response.headers.get('cache-control'), 'no-cache')
    }
    assert.lengthOf(await storedFilesOf(item), 1)

    await owner.put(`/api/items/${item.id}`).json({ description: 'Another description of it.' })
    assert.equal(await pathOf(item), paths.at(-1))
  }).timeout(120_000)

  test('a worker draws the share images of a new and of a changed listing in both languages, each once', async ({
    assert,
    cleanup,
  }) => {
    cleanup(drawWithWorkers())
    const disk = drive.use()
    const put = disk.put.bind(disk)
    const written: string[] = []
    disk.put = (key, ...rest) => {
      written.push(key)
      return put(key, ...rest)
    }
    cleanup(() => void (disk.put = put))
    const item = await listItem(owner, { imageUrls: [await photo(await photograph())] })
    const current = async () => {
      await waitForDeliveries()
      const hindi = await load(`/media/previews/${item.id}/hi/now.jpg`)
      const paths = [await pathOf(item), hindi.headers.get('location')!]
      return paths.map((path) => path.replace('/media/', ''))
    }
    const ofItem = () => written.filter((key) => key.includes(`previews/${item.id}`))
    const first = await current()
    assert.sameMembers(ofItem(), first)
    assert.include((await load(`/media/${first[0]}`)).headers.get('content-type'), 'jpeg')

    await owner.put(`/api/items/${item.id}`).json({ price: '999' })
    const second = await current()
    assert.notIncludeMembers(first, second)
    assert.sameMembers(ofItem(), [...first, ...second])
    await db.rawQuery(
      `update deliveries set state = 'pending' where subscriber = 'draw_share_images'
       and event_id in (select id from domain_events where aggregate_id = ?)`,
      [item.id]
    )
    assert.deepEqual(await current(), second)
    assert.lengthOf(ofItem(), 4, 'a repeated event draws nothing')
    assert.deepEqual(await storedFilesOf(item), ['hi', second[0]!.split('/').at(-1)!].toSorted())
  }).timeout(120_000)

  test('a worker draws the share images once the photo is made, and none of a listing that was removed', async ({
    assert,
    cleanup,
  }) => {
    cleanup(drawWithWorkers())
    const url = await photo(await photograph())
    const setState = (state: string) =>
      db.rawQuery('update media set state = ? where id::text = ?', [state, url.split('/')[2]!])
    await setState('stored')
    const item = await listItem(owner, { imageUrls: [url] })
    const removed = await listItem(owner, { imageUrls: [url] })
    for (const each of [item, removed]) await untilPostponed(each)
    assert.isEmpty(await storedFilesOf(item))

    await owner.delete(`/api/items/${removed.id}`)
    await setState('ready')
    await drawPostponed()
    assert.isNotEmpty(await storedFilesOf(item))
    assert.isEmpty(await storedFilesOf(removed))
  }).timeout(120_000)

  test('a worker waits for an unavailable storage before it draws the share images', async ({
    assert,
    cleanup,
  }) => {
    cleanup(drawWithWorkers())
    const disk = drive.use()
    const { put, exists } = disk
    const restore = () => Object.assign(disk, { put, exists })
    cleanup(() => void restore())
    const fail = () => Promise.reject(new Error('The storage does not respond'))
    Object.assign(disk, { put: fail, exists: fail })
    const item = await listItem(owner)
    await untilPostponed(item)
    restore()
    await drawPostponed()
    assert.isNotEmpty(await storedFilesOf(item))
  }).timeout(120_000)

  test('the share image shows price and city in the language of its URL, and both languages are stored', async ({
    assert,
  }) => {
    const item = await listItem(owner)
    const pathInHindi = async () => {
      const response = await load(`/media/previews/${item.id}/hi/now.jpg`)
      return response.headers.get('location')!
    }
    const english = await loadShareImage(item)
    const hindi = await imageAt(await pathInHindi())
    for (const [name, area] of Object.entries({ PRICE, LOCATION }))
      assert.isAbove(await difference(english, hindi, area), 2, name)
    assert.isBelow(await difference(english, hindi, PHOTO), 0.1, 'the same photo')
    const stored = [await pathOf(item), await pathInHindi()].map((path) =>
      drive.use().exists(path.replace('/media/', ''))
    )
    assert.deepEqual(await Promise.all(stored), [true, true])

    await owner.put(`/api/items/${item.id}`).json({ price: '999' })
    assert.isAbove(await difference(hindi, await imageAt(await pathInHindi()), PRICE), 1)
    assert.equal((await load(`/media/previews/${item.id}/de/now.jpg`)).status, 404)
  }).tags(['@long'])

  test('the share image is drawn once for concurrent requests and never for another file name', async ({
    assert,
    cleanup,
  }) => {
    const item = await listItem(owner)
    const path = await pathOf(item)
    for (const file of ['0000000000000000.jpg', 'a.png', '..%2f..%2fx.jpg', '%00'])
      assert.equal((await load(`/media/previews/${item.id}/${file}`)).status, 302)
    assert.isEmpty(await storedFilesOf(item))

    const disk = drive.use()
    const put = disk.put.bind(disk)
    let writes = 0
    disk.put = (...args) => {
      writes += 1
      return put(...args)
    }
    cleanup(() => void (disk.put = put))
    const drawn = await Promise.all(Array.from({ length: 12 }, () => load(path)))
    const texts = await Promise.all(
      drawn.map(async (each) => Buffer.from(await each.arrayBuffer()).toString('base64'))
    )
    assert.lengthOf(new Set(texts), 1)
    assert.equal(writes, 1)
    assert.lengthOf(await storedFilesOf(item), 1)
  })

  test('the share image is drawn again when its file is incomplete or deleted during the read', async ({
    assert,
    cleanup,
  }) => {
    const item = await listItem(owner)
    const complete = await loadShareImage(item)
    const disk = drive.use()
    const key = `previews/${item.id}/${(await storedFilesOf(item))[0]}`
    for (const broken of [complete.subarray(0, complete.length / 2), Buffer.alloc(0)]) {
      await disk.put(key, broken)
      assert.isTrue(
        complete.equals(await loadShareImage(item)),
        `${broken.length} bytes were stored`
      )
      assert.isTrue(complete.equals(await disk.getBytes(key)))
    }

    const getBytes = disk.getBytes.bind(disk)
    disk.getBytes = async (key) => {
      await disk.delete(key)
      return getBytes(key)
    }
    cleanup(() => void (disk.getBytes = getBytes))
    assert.isTrue(complete.equals(await loadShareImage(item)))
  }).tags(['@long'])

  test('the share image is not stored when the disk write fails halfway', async ({
    assert,
    cleanup,
  }) => {
    const item = await listItem(owner)
    const disk = drive.use()
    const put = disk.put.bind(disk)
    cleanup(() => void (disk.put = put))
    disk.put = async (key, bytes) => {
      await put(key, bytes.slice(0, 1000))
      throw new Error('The disk is full')
    }
    const path = await pathOf(item)
    assert.equal((await load(path)).status, 500)
    assert.isEmpty(await storedFilesOf(item))
    disk.put = put
    assert.equal((await load(path)).status, 200)
  }).tags(['@long'])

  test('redirects to the site’s share image while the queue is full', async ({
    assert,
    cleanup,
  }) => {
    const items = await Promise.all(Array.from({ length: 12 }, () => listItem(owner)))
    const paths = await Promise.all(items.map(pathOf))
    // No drawing ends before each of the twelve requests is in progress or has a response.
    const allReceived = Promise.withResolvers<void>()
    let receivedCount = 0
    const countReceived = () => {
      receivedCount += 1
      if (receivedCount === items.length) allReceived.resolve()
    }
    const disk = drive.use()
    const put = disk.put.bind(disk)
    disk.put = async (...args) => {
      countReceived()
      await allReceived.promise
      return put(...args)
    }
    cleanup(() => void (disk.put = put))
    const responses = await Promise.all(
      paths.map(async (path) => {
        const response = await load(path)
        countReceived()
        return response
      })
    )
    assert.lengthOf(
      responses.filter(({ status }) => status === 200),
      8
    )
    const redirected = responses.filter(({ status }) => status === 302)
    assert.lengthOf(redirected, 4)
    for (const { headers } of redirected) {
      assert.equal(headers.get('location'), '/share.jpg')
      assert.equal(headers.get('cache-control'), 'no-store')
    }
    for (const path of paths) assert.equal((await load(path)).status, 200)
  })
    .timeout(120_000)
    .tags(['@long'])

  test('redirects to the site’s share image when the photo or its file is missing', async ({
    assert,
  }) => {
    const url = await photo(await photograph())
    const item = await listItem(owner, { imageUrls: [url] })
    const removals = [
      () => drive.use().deleteAll(`variants/${url.split('/').at(-2)}`),
      () => db.rawQuery('delete from media where owner_id = ?', [owner.user.id]),
    ]
    for (const remove of removals) {
      await remove()
      const response = await load(await pathOf(item))
      assert.equal(response.headers.get('location'), '/share.jpg')
      assert.isEmpty(await storedFilesOf(item))
    }
  })

  test('rejects the 61st drawing of share images for a network in a minute, but no stored image', async ({
    client,
  }) => {
    const requestFrom = (ip: string, path: string) =>
      client.get(path).header('x-forwarded-for', ip).redirects(0)
    const stored = await pathOf(await listItem(owner))
    ;(await requestFrom(home, stored)).assertStatus(200)
    // An image without its photo is never stored, so that each request tries to draw it.
    const item = await listItem(owner, { imageUrls: [await photo(await photograph(80, 60))] })
    await db.rawQuery('delete from media where owner_id = ?', [owner.user.id])
    const missing = await pathOf(item)
    for (let n = 2; n <= 59; n++) await limitShareImages(home)
    ;(await requestFrom(home, missing)).assertStatus(302)
    assertRateLimited(await requestFrom(home, missing), 60)
    ;(await requestFrom(randomIp(), missing)).assertStatus(302)
    ;(await requestFrom(home, stored)).assertStatus(200)
  })

  test('the share image of a listing that is not public returns 404 and is deleted by the sweep', async ({
    assert,
  }) => {
    const [deleted, rejected, shown] = [
      await listItem(owner),
      await listItem(owner),
      await listItem(owner),
    ]
    const all = [deleted, rejected, shown]
    const ids = all.map(({ id }) => id)
    const paths = await Promise.all(all.map(pathOf))
    for (const item of all) await loadShareImage(item)
    await owner.delete(`/api/items/${deleted.id}`)
    await db.rawQuery(`update items set moderation_status = 'rejected' where id = ?`, [rejected.id])
    const statuses = await Promise.all(paths.map(async (path) => (await load(path)).status))
    assert.deepEqual(statuses, [404, 404, 200])
    await sweepShareImages(AbortSignal.abort())
    assert.includeMembers(await shareImageFolders(), ids)
    await sweepShareImages()
    const folders = await shareImageFolders()
    assert.deepEqual(
      ids.map((id) => folders.includes(id)),
      [false, false, true]
    )
    assert.lengthOf(await storedFilesOf(shown), 1)
    assert.equal((await load('/media/previews/nothing/x.jpg')).status, 404)
  })

  async function photo(bytes: Buffer): Promise<string> {
    const { uploadUrls, imageUrls } = await uploadsFor(owner)
    const response = await send(uploadUrls[0]!, bytes)
    if (!response.ok) throw new Error(await response.text())
    await waitForDeliveries()
    return imageUrls[0]!
  }

  /** Sends a request from an IP address of this test only, so that its rate limit is unused. */
  function load(path: string): Promise<Response> {
    return fetch(site(path), { redirect: 'manual', headers: { 'x-forwarded-for': home } })
  }

  /** The URL path of a listing's current share image, to which any file name redirects. */
  async function pathOf({ id }: Item): Promise<string> {
    const response = await load(`/media/previews/${id}/now.jpg`)
    return response.headers.get('location')!
  }

  async function loadShareImage(item: Item): Promise<Buffer> {
    return imageAt(await pathOf(item))
  }

  async function imageAt(path: string): Promise<Buffer> {
    const response = await load(path)
    if (!response.ok) throw new Error(`The share image request returned ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }
})

/** Waits until the drawing of an item's share images is postponed. That is no failure. */
async function untilPostponed({ id }: Item): Promise<void> {
  await until('the drawing is postponed', async () => {
    const { rows } = await db.rawQuery(
      `select from deliveries d join domain_events e on e.id = d.event_id
       where e.aggregate_id = ? and d.subscriber = 'draw_share_images' and d.state = 'pending'
         and d.failures = 0 and d.next_at > now() + interval '5 seconds'`,
      [id]
    )
    return rows.length === 1
  })
}

/** Lets postponed drawings run now, and waits for them. */
async function drawPostponed(): Promise<void> {
  await db.rawQuery(
    `update deliveries set next_at = now() where subscriber = 'draw_share_images' and state = 'pending'`
  )
  await waitForDeliveries()
}

async function storedFilesOf({ id }: Item): Promise<string[]> {
  const { objects } = await drive.use().listAll(`previews/${id}`)
  return [...objects].map(({ name }) => name)
}

async function shareImageFolders(): Promise<string[]> {
  const { objects } = await drive.use().listAll('previews')
  return [...objects].map(({ name }) => name)
}
