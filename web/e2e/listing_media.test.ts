import type { Page } from 'playwright-core'
import type { Item } from '@saajha/contract/item'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { fillListing } from './fill_listing.ts'
import { photo } from './photo.ts'
import { recordFilm } from './record_film.ts'
import { test, type TestUser } from './fixtures.ts'
import { video } from './video.ts'
import { expectNotice } from './notices.ts'

describe('the photos of a listing', () => {
  test('are reordered by keyboard, removed, and stored in that order after an edit', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Nila Bose' })
    const { page } = owner
    await fillListing(page, 'Lathe with three photos')
    await choosePhotos(page, [
      await photo('red.jpg', '#c0392b'),
      await photo('blue.jpg', '#2471a3'),
      await photo('green.jpg', '#1e8449'),
    ])
    await expect.poll(() => previews(page)).toHaveLength(3)
    const [red, blue, green] = await previews(page)
    await page.getByRole('button', { name: 'Move photo 3 earlier' }).press('Enter')
    await page.getByText('Photo 3 is now photo 2').waitFor({ state: 'attached' })
    expect(await previews(page)).toEqual([red, green, blue])
    await page.getByRole('button', { name: 'Remove photo 1' }).press('Enter')
    await expect.poll(() => previews(page)).toEqual([green, blue])

    await publish(page)
    const listed = await onlyItemOf(owner)
    expect(listed.imageUrls).toHaveLength(2)
    expect(await dominantColour(page, listed.imageUrls[0])).toBe('green')
    expect(await dominantColour(page, listed.imageUrls[1])).toBe('blue')

    await page.goto(`/edit-listing/${listed.id}`)
    await expect.poll(() => previews(page)).toHaveLength(2)
    await page.getByRole('button', { name: 'Update Listing' }).click()
    await expectNotice(page, 'Listing Updated!')
    expect((await onlyItemOf(owner)).imageUrls).toEqual(listed.imageUrls)
  })
})

test('a large photo is uploaded upright, with at most 1,600 pixels and without its metadata', async ({
  newUser,
}) => {
  const owner = await newUser({ member: 'Nila Bose' })
  const { page } = owner
  await page.goto('/create-listing')
  const { data, info } = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#7d5' },
  })
    .composite([{ input: await noise(), tile: true, blend: 'over' }])
    .withExif({ IFD0: { Copyright: 'Nila' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer({ resolveWithObject: true })
  expect(info.size).toBeGreaterThan(300 * 1024)
  expect((await sharp(data).metadata()).orientation).toBe(6)
  // Playwright cannot read the body of a request that is a Blob.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { sent: body })
      send.call(this, body)
    }
  })
  await choosePhotos(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer: data })
  await page.getByText('Uploaded', { exact: true }).waitFor()
  const sent = await page.evaluate(async () => {
    const { sent } = window as unknown as { sent: Blob }
    return [...new Uint8Array(await sent.arrayBuffer())]
  })
  const body = Buffer.from(sent)
  const { width, height, orientation, exif } = await sharp(body).metadata()
  expect({ width, height, orientation, exif }).toEqual({
    width: 1067,
    height: 1600,
    orientation: undefined,
    exif: undefined,
  })
  expect(body.length).toBeLessThan(info.size)
})

/** A random texture: JPEG compresses it badly. */
function noise(): Promise<Buffer> {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = {
    width: 500,
    height: 500,
    channels: 3,
    background: '#fff',
    noise: gaussian,
  } as const
  return sharp({ create }).png().toBuffer()
}

describe('the video of a listing', () => {
  test('shows its name and size in the form and its badge on the item’s page', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Nila Bose' })
    const { page } = owner
    await fillListing(page, 'Lathe in motion')
    await chooseVideo(page, video('ride.mp4', 1.5))
    await page.getByText('ride.mp4').waitFor()
    await page.getByText('1.50 MB').waitFor()
    await page.getByRole('button', { name: 'Remove video' }).click()
    await page.getByText('ride.mp4').waitFor({ state: 'hidden' })
    await chooseVideo(page, video('walk.mp4'))
    await publish(page)

    const { id, videoUrl } = await onlyItemOf(owner)
    expect(videoUrl).not.toBeNull()
    await page.goto(`/item/${id}`)
    await page.getByText('Video', { exact: true }).waitFor()
    await page.getByLabel('Video of Lathe in motion').waitFor()

    await page.goto(`/edit-listing/${id}`)
    await page.getByText('Current video').waitFor()
    await page.getByRole('button', { name: 'Update Listing' }).click()
    await expectNotice(page, 'Listing Updated!')
    expect((await onlyItemOf(owner)).videoUrl).toBe(videoUrl)
  })

  test('plays to its end as recorded, without the location metadata', async ({ newUser }) => {
    const owner = await newUser({ member: 'Nila Bose' })
    const { page, context } = owner
    await fillListing(page, 'Lathe that films')
    const film = await recordFilm(page, 'film.webm', 'Nagpur 21.1458 79.0882')
    expect(film.buffer.includes('Nagpur 21.1458')).toBe(true)
    await chooseVideo(page, film)
    await publish(page)

    const { id, videoUrl } = await onlyItemOf(owner)
    const served = await (await context.request.get(videoUrl!)).body()
    expect(served.length).toBe(film.buffer.length)
    expect(served.includes('Nagpur 21.1458')).toBe(false)
    await page.goto(`/item/${id}`)
    const element = page.getByLabel('Video of Lathe that films')
    const played = await element.evaluate(async (node) => {
      const player = node as HTMLVideoElement
      player.muted = true
      const ended = new Promise<string>((resolve) => {
        player.addEventListener('ended', () => resolve('ended'))
        player.addEventListener('error', () => resolve(player.error!.message))
      })
      await player.play()
      const how = await ended
      return { how, frames: player.getVideoPlaybackQuality().totalVideoFrames }
    })
    expect(played.how).toBe('ended')
    expect(played.frames).toBeGreaterThan(5)
  })
})

type Files = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]

function choosePhotos(page: Page, files: Files): Promise<void> {
  return page.getByLabel('Add photos').setInputFiles(files)
}

function chooseVideo(page: Page, file: Files): Promise<void> {
  return page.getByLabel('Add a video').setInputFiles(file)
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish Listing' }).click()
  await page.waitForURL('/dashboard')
}

function previews(page: Page): Promise<string[]> {
  const pictures = page.getByRole('list', { name: 'Chosen photos' }).getByRole('img')
  return pictures.evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src))
}

async function onlyItemOf({ context, user }: TestUser): Promise<Item> {
  const response = await context.request.get(`/api/items?ownerId=${user!.id}`)
  const items = (await response.json()) as Item[]
  expect(items).toHaveLength(1)
  return items[0]!
}

/** Which of the three test colours an uploaded picture has, once its variants are published. */
async function dominantColour(page: Page, url = 'no photo'): Promise<string> {
  const look = async (url: string) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob())
    const pen = new OffscreenCanvas(1, 1).getContext('2d')!
    pen.drawImage(bitmap, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    const strongest = Math.max(red, green, blue)
    return strongest === red ? 'red' : strongest === green ? 'green' : 'blue'
  }
  const sent = async () => (await page.request.get(url, { maxRedirects: 0 })).status()
  await expect.poll(sent).toBe(200)
  return page.evaluate(look, url)
}
