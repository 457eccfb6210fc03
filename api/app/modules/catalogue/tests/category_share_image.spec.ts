import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { sweepShareImages } from '#modules/catalogue/commands/sweep_share_images'
import { site } from '#tests/site'
import { TITLE, crop, difference, whiteness } from '#modules/catalogue/tests/picture_areas'

test.group('Share image of a category', () => {
  const load = (path: string) => fetch(site(path), { redirect: 'manual' })
  const nameOf = (language: string, slug: string) =>
    `/media/previews/categories/${language}/${slug}/now.jpg`
  const pathOf = async (language: string, slug: string) =>
    (await load(nameOf(language, slug))).headers.get('location')!

  test('the share image is a JPEG of the category’s picture and its name in each language', async ({
    assert,
  }) => {
    const pictures: Buffer[] = []
    for (const language of ['en', 'hi']) {
      const response = await load(await pathOf(language, 'camera'))
      assert.equal(response.headers.get('content-type'), 'image/jpeg')
      assert.equal(response.headers.get('cache-control'), 'public, max-age=86400')
      const bytes = Buffer.from(await response.arrayBuffer())
      assert.isBelow(bytes.length, 300_000)
      assert.containsSubset(await sharp(bytes).metadata(), { width: 1200, height: 630 })
      assert.isAbove(await whiteness(bytes, TITLE), 0.02, 'the name')
      pictures.push(bytes)
    }
    const [english, hindi] = pictures
    const camera = await crop(english!, { left: 780, top: 230, width: 170, height: 170 })
    assert.isBelow((await sharp(camera).stats()).channels[0]!.mean, 200, 'the dark camera')
    assert.isAbove(await difference(english!, hindi!, TITLE), 4, 'two names')
  })

  test('the share image of a category is stored once, and kept by the sweep', async ({
    assert,
  }) => {
    const path = await pathOf('en', 'driver')
    const first = Buffer.from(await (await load(path)).arrayBuffer())
    await sweepShareImages()
    const folder = path.replace(/^\/media\/(.*)\/[^/]+$/, '$1')
    const { objects } = await drive.use().listAll(folder)
    assert.deepEqual(
      [...objects].map(({ name }) => name),
      [path.split('/').at(-1)]
    )
    assert.isTrue(first.equals(Buffer.from(await (await load(path)).arrayBuffer())))
  })

  test('no share image is drawn for an unknown category, language or file name', async ({
    assert,
  }) => {
    for (const unknown of [
      nameOf('en', 'spaceship'),
      nameOf('de', 'car'),
      nameOf('en', '..%2Fcar'),
    ])
      assert.equal((await load(unknown)).status, 404, unknown)
    const response = await load(nameOf('en', 'book'))
    assert.equal(response.status, 302)
    assert.equal(response.headers.get('cache-control'), 'no-cache')
    const stored = await drive
      .use()
      .exists(response.headers.get('location')!.replace('/media/', ''))
    assert.isFalse(stored)
  })
})
