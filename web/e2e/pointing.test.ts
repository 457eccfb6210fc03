import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { listItem } from './list_item.ts'
import { photo } from './photo.ts'
import { test } from './fixtures.ts'
import { stopClock } from './stop_clock.ts'
import { uploadPhotos } from './upload_photos.ts'

describe('mouse and touch', () => {
  test('drag a photo over another to take its position', async ({ newUser }) => {
    const { page } = await newUser({ member: 'Ila Verma' })
    await page.goto('/create-listing')
    const colours = ['#c0392b', '#2471a3', '#1e8449']
    const files = await Promise.all(colours.map((colour, at) => photo(`${at}.jpg`, colour)))
    await page.getByLabel('Add photos').setInputFiles(files)
    const pictures = page.getByRole('list', { name: 'Chosen photos' }).getByRole('img')
    const order = () =>
      pictures.evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src))
    await expect.poll(order).toHaveLength(3)
    const [red, blue, green] = await order()

    await pictures.first().scrollIntoViewIfNeeded()
    await drag(page, pictures.nth(2), await middleOf(pictures.nth(0)))
    await expect.poll(order).toEqual([green, red, blue])
  })

  test('swipe an enlarged picture to the left for the next one, cyclically', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Ila Verma' })
    const imageUrls = await uploadPhotos(owner, ['#c0392b', '#2471a3'])
    const { id } = await listItem(owner, { title: 'A lamp', imageUrls })
    const { page } = await newUser({ viewport: { width: 390, height: 780 }, hasTouch: true })
    await page.goto(`/item/${id}`)
    await page.getByRole('button', { name: 'Enlarge picture 1 of 2' }).click()
    const viewer = page.getByRole('dialog', { name: /Pictures of A lamp/ })
    const counter = () => viewer.getByRole('status').innerText()
    const swipe = async (across: number, along = 0) =>
      drag(page, viewer.getByRole('img', { name: /A lamp, picture/ }), { across, along })

    await expect.poll(counter).toBe('1 of 2')
    await swipe(-120)
    await expect.poll(counter).toBe('2 of 2')
    await swipe(-120)
    await expect.poll(counter).toBe('1 of 2')
    await swipe(120)
    await expect.poll(counter).toBe('2 of 2')
    await swipe(-60, 200)
    expect(await counter()).toBe('2 of 2')
  })

  test('swipe a toast of at most 420 px width 50 px to the right to close it', async ({
    newUser,
  }) => {
    const { page } = await newUser()
    await page.clock.install()
    await page.goto('/category/camera')
    const heart = page
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /favorites$/ })
    await heart.waitFor()
    await stopClock(page)
    await heart.click()
    const notice = page.getByRole('listitem').filter({ hasText: 'Added to favorites' })
    await notice.waitFor()
    const list = page.getByRole('region', { name: /Notifications/ }).getByRole('list')
    expect(await list.evaluate((viewer) => viewer.getBoundingClientRect().width)).toBe(420)

    await drag(page, notice, { across: 40, along: 0 })
    await drag(page, notice, { across: -120, along: 0 })
    expect(await notice.getAttribute('data-state')).toBe('open')
    await drag(page, notice, { across: 60, along: 0 })
    await notice.waitFor({ state: 'hidden' })
  })
})

type Offset = { across: number; along: number }

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await target.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Drags from the centre of an element to a point of the page or by an offset in pixels. */
async function drag(
  page: Page,
  what: Locator,
  to: { x: number; y: number } | Offset
): Promise<void> {
  const { x, y } = await middleOf(what)
  const end = 'across' in to ? { x: x + to.across, y: y + to.along } : to
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
}
