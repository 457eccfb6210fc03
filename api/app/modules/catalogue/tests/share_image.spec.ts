import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import sharp from 'sharp'
import { sweepShareImages } from '#modules/catalogue/commands/sweep_share_images'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { listItem } from '#tests/listing'
import { randomIp, Member } from '#tests/member'
import { photograph, send, uploadsFor } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for'
import { site } from '#tests/site'

const PHOTO = { left: 600, top: 80, width: 200, height: 400 }
const TITLE = { left: 64, top: 150, width: 460, height: 220 }

test.group('What messengers show of a listing', (group) => {
  let owner: Member
  let home: string

  group.each.setup(async ({ context }) => {
    home = randomIp()
    owner = await Member.join(context.client, 'Sharing Person')
  })

  test('is a JPEG of its photo, title and price that may be kept for a day', async ({ assert }) => {
    const item = await listItem(owner, { imageUrls: [await photo(await photograph())] })
    const response = await ask(await addressOf(item))
    assert.equal(response.headers.get('content-type'), 'image/jpeg')
    assert.equal(response.headers.get('cache-control'), 'public, max-age=86400')
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.containsSubset(await sharp(bytes).metadata(), {
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    const { channels } = await sharp(await part(bytes, PHOTO)).stats()
    assert.isAbove(channels[0]!.mean, 200, 'the red half of the photo')
    assert.isAbove(await whiteness(bytes, TITLE), 0.05, 'the title')
  })

  test('stays below 300 kB with a photo of nothing but noise', async ({ assert }) => {
    // Each pixel of the preview's photo is the mean of four: what is noise still is too much for the best quality.
    const [width, height] = [1208, 1132]
    const noise = await sharp(randomBytes(width * height * 3), {
      raw: { width, height, channels: 3 },
    })
      .jpeg({ quality: 100 })
      .toBuffer()
    const item = await listItem(owner, { imageUrls: [await photo(noise)] })
    const bytes = await shareImageOf(item)
    assert.isAbove(bytes.length, 100_000)
    assert.isBelow(bytes.length, 300_000)
  })

  test('has the brand where there is no photo', async ({ assert }) => {
    const bytes = await shareImageOf(await listItem(owner, { imageUrls: [] }))
    const [red, , blue] = (await sharp(await part(bytes, PHOTO)).stats()).channels
    assert.isAbove(red!.mean - blue!.mean, 40, 'the amber of the mark')
  })

  test('draws what can be drawn of any stored title', async ({ assert }) => {
    const titleMatch = async (title: string) => {
      const item = await listItem(owner)
      // Listings may have titles from before titles had a rule.
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
      const bytes = await shareImageOf(await titleMatch(title))
      const share = await whiteness(bytes, TITLE)
      assert.isTrue(share > 0.02 && share < 0.6, `${title}: ${share}`)
      assert.isBelow(await whiteness(bytes, { ...TITLE, left: 530, width: 30 }), 0.001, title)
    }
    const wordless = ['⛺🏕️ تخييم', '\u200c\u200d', '\u00ad \u00ad', '\u0301\u0327']
    for (const title of wordless) {
      const bytes = await shareImageOf(await titleMatch(title))
      assert.equal(await whiteness(bytes, TITLE), 0)
    }
  }).timeout(60_000)

  test('changes with its title, price, place and photo, and old addresses lead to it', async ({
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
    const addresses = [await addressOf(item)]
    const pictures = [await shareImageOf(item)]
    for (const change of changes) {
      await owner.put(`/api/items/${item.id}`).json(change)
      addresses.push(await addressOf(item))
      pictures.push(await shareImageOf(item))
    }
    assert.lengthOf(new Set(addresses), changes.length + 1)
    assert.lengthOf(new Set(pictures.map((each) => each.toString('base64'))), changes.length + 1)
    for (const old of addresses.slice(0, -1)) {
      const response = await ask(old)
      assert.equal(response.status, 302)
      assert.equal(response.headers.get('location'), addresses.at(-1))
      assert.equal(response.headers.get('cache-control'), 'no-cache')
    }
    assert.lengthOf(await keptOf(item), 1)

    await owner.put(`/api/items/${item.id}`).json({ description: 'Another description of it.' })
    assert.equal(await addressOf(item), addresses.at(-1))
  }).timeout(30_000)

  test('is drawn once, by its own address alone', async ({ assert, cleanup }) => {
    const item = await listItem(owner)
    const address = await addressOf(item)
    for (const file of ['0000000000000000.jpg', 'a.png', '..%2f..%2fx.jpg', '%00'])
      assert.equal((await ask(`/media/previews/${item.id}/${file}`)).status, 302)
    assert.isEmpty(await keptOf(item))

    const disk = drive.use()
    const put = disk.put.bind(disk)
    let times = 0
    disk.put = (...given) => {
      times += 1
      return put(...given)
    }
    cleanup(() => void (disk.put = put))
    const drawn = await Promise.all(Array.from({ length: 12 }, () => ask(address)))
    const texts = await Promise.all(
      drawn.map(async (each) => Buffer.from(await each.arrayBuffer()).toString('base64'))
    )
    assert.lengthOf(new Set(texts), 1)
    assert.equal(times, 1)
    assert.lengthOf(await keptOf(item), 1)
  })

  test('is drawn again where a part of it was kept, or where it goes while it is read', async ({
    assert,
    cleanup,
  }) => {
    const item = await listItem(owner)
    const whole = await shareImageOf(item)
    const disk = drive.use()
    const key = `previews/${item.id}/${(await keptOf(item))[0]}`
    for (const broken of [whole.subarray(0, whole.length / 2), Buffer.alloc(0)]) {
      await disk.put(key, broken)
      assert.isTrue(whole.equals(await shareImageOf(item)), `${broken.length} bytes were kept`)
      assert.isTrue(whole.equals(await disk.getBytes(key)))
    }

    const getBytes = disk.getBytes.bind(disk)
    disk.getBytes = async (given) => {
      await disk.delete(given)
      return getBytes(given)
    }
    cleanup(() => void (disk.getBytes = getBytes))
    assert.isTrue(whole.equals(await shareImageOf(item)))
  })

  test('is not kept where the disk took a part of it', async ({ assert, cleanup }) => {
    const item = await listItem(owner)
    const disk = drive.use()
    const put = disk.put.bind(disk)
    cleanup(() => void (disk.put = put))
    disk.put = async (key, bytes) => {
      await put(key, bytes.slice(0, 1000))
      throw new Error('The disk is full')
    }
    const address = await addressOf(item)
    assert.equal((await ask(address)).status, 500)
    assert.isEmpty(await keptOf(item))
    disk.put = put
    assert.equal((await ask(address)).status, 200)
  })

  test('is the site’s own while too many wait', async ({ assert, cleanup }) => {
    const items = await Promise.all(Array.from({ length: 12 }, () => listItem(owner)))
    const addresses = await Promise.all(items.map(addressOf))
    // No drawing ends before each of the twelve waits or was answered.
    const allHeard = Promise.withResolvers<void>()
    let heardOf = 0
    const hear = () => {
      heardOf += 1
      if (heardOf === items.length) allHeard.resolve()
    }
    const disk = drive.use()
    const put = disk.put.bind(disk)
    disk.put = async (...given) => {
      hear()
      await allHeard.promise
      return put(...given)
    }
    cleanup(() => void (disk.put = put))
    const responses = await Promise.all(
      addresses.map(async (at) => {
        const response = await ask(at)
        hear()
        return response
      })
    )
    assert.lengthOf(
      responses.filter(({ status }) => status === 200),
      8
    )
    const late = responses.filter(({ status }) => status === 302)
    assert.lengthOf(late, 4)
    for (const { headers } of late) {
      assert.equal(headers.get('location'), '/share.jpg')
      assert.equal(headers.get('cache-control'), 'no-store')
    }
    for (const at of addresses) assert.equal((await ask(at)).status, 200)
  }).timeout(30_000)

  test('is the site’s own where its photo or the photo’s file is lost', async ({ assert }) => {
    const url = await photo(await photograph())
    const item = await listItem(owner, { imageUrls: [url] })
    const losses = [
      () => drive.use().deleteAll(`variants/${url.split('/').at(-2)}`),
      () => db.rawQuery('delete from media where owner_id = ?', [owner.user.id]),
    ]
    for (const lose of losses) {
      await lose()
      const response = await ask(await addressOf(item))
      assert.equal(response.headers.get('location'), '/share.jpg')
      assert.isEmpty(await keptOf(item))
    }
  })

  test('is drawn 60 times a minute for one network; kept ones are nobody’s burden', async ({
    client,
  }) => {
    const askAs = (from: string, address: string) =>
      client.get(address).header('x-forwarded-for', from).redirects(0)
    const kept = await addressOf(await listItem(owner))
    ;(await askAs(home, kept)).assertStatus(200)
    // Without its photo it is tried each time.
    const item = await listItem(owner, { imageUrls: [await photo(await photograph(80, 60))] })
    await db.rawQuery('delete from media where owner_id = ?', [owner.user.id])
    const lost = await addressOf(item)
    for (let time = 2; time <= 60; time++) (await askAs(home, lost)).assertStatus(302)
    assertRateLimited(await askAs(home, lost), 60)
    ;(await askAs(randomIp(), lost)).assertStatus(302)
    ;(await askAs(home, kept)).assertStatus(200)
  })

  test('is unknown once nobody may see the listing, and is swept away', async ({ assert }) => {
    const [deleted, rejected, shown] = [
      await listItem(owner),
      await listItem(owner),
      await listItem(owner),
    ]
    const all = [deleted, rejected, shown]
    const ids = all.map(({ id }) => id)
    const addresses = await Promise.all(all.map(addressOf))
    for (const item of all) await shareImageOf(item)
    await owner.delete(`/api/items/${deleted.id}`)
    await db.rawQuery(`update items set moderation_status = 'rejected' where id = ?`, [rejected.id])
    const statuses = await Promise.all(addresses.map(async (at) => (await ask(at)).status))
    assert.deepEqual(statuses, [404, 404, 200])
    await sweepShareImages(AbortSignal.abort())
    assert.includeMembers(await foldersOfPreviews(), ids)
    await sweepShareImages()
    const folders = await foldersOfPreviews()
    assert.deepEqual(
      ids.map((id) => folders.includes(id)),
      [false, false, true]
    )
    assert.lengthOf(await keptOf(shown), 1)
    assert.equal((await ask('/media/previews/nothing/x.jpg')).status, 404)
  })

  async function photo(bytes: Buffer): Promise<string> {
    const { uploadUrls, imageUrls } = await uploadsFor(owner)
    const response = await send(uploadUrls[0]!, bytes)
    if (!response.ok) throw new Error(await response.text())
    await waitForDeliveries()
    return imageUrls[0]!
  }

  /** Asks from a household of the test's own, which has all its drawings left. */
  function ask(address: string): Promise<Response> {
    return fetch(site(address), { redirect: 'manual', headers: { 'x-forwarded-for': home } })
  }

  /** Where a listing's preview is now: any address of one leads there. */
  async function addressOf({ id }: Item): Promise<string> {
    const response = await ask(`/media/previews/${id}/now.jpg`)
    return response.headers.get('location')!
  }

  async function shareImageOf(item: Item): Promise<Buffer> {
    const response = await ask(await addressOf(item))
    if (!response.ok) throw new Error(`The preview is a ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }
})

async function keptOf({ id }: Item): Promise<string[]> {
  const { objects } = await drive.use().listAll(`previews/${id}`)
  return [...objects].map(({ name }) => name)
}

async function foldersOfPreviews(): Promise<string[]> {
  const { objects } = await drive.use().listAll('previews')
  return [...objects].map(({ name }) => name)
}

type Area = { left: number; top: number; width: number; height: number }

function part(picture: Buffer, area: Area): Promise<Buffer> {
  return sharp(picture).extract(area).png().toBuffer()
}

/** The share of white in an area, 0 to 1. */
async function whiteness(picture: Buffer, area: Area): Promise<number> {
  const pixels = await sharp(await part(picture, area))
    .greyscale()
    .threshold(235)
    .raw()
    .toBuffer()
  return pixels.reduce((sum, pixel) => sum + pixel, 0) / 255 / pixels.length
}
