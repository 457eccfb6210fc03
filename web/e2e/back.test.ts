import type { Item } from '@saajha/contract/item'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { listItem } from './list_item.ts'
import { test, type TestUser } from './fixtures.ts'
import { uploadPhotos } from './upload_photos.ts'

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true }

describe('Back on a phone', () => {
  test('closes the enlarged photo first and leaves the item page with the second press', async ({
    newUser,
  }) => {
    const { id, title } = await itemWithPhoto(await newUser({ member: 'Ila Verma' }))
    const { page } = await newUser(PHONE)
    await page.goto('/category/camera')
    await page.goto(`/item/${id}`)
    await page.getByRole('heading', { name: 'Similar Listings' }).waitFor()
    await page.evaluate(() => scrollTo(0, 120))
    const enlarge = page.getByRole('button', { name: /^Enlarge picture 1/ })
    const viewer = page.getByRole('dialog', { name: `Pictures of ${title}` })
    // Playwright's click would scroll.
    await enlarge.dispatchEvent('click')
    await viewer.waitFor()
    await hasOverlayEntries(page, 1)

    await page.goBack()
    await viewer.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(`/item/${id}`)
    expect(await page.evaluate(() => scrollY)).toBe(120)

    await page.goForward()
    await hasOverlayEntries(page, 0)
    expect(await viewer.count()).toBe(0)
    await page.goBack()
    await page.waitForURL('/category/camera')
  })

  test('has no dead history entry after an overlay is closed by its button', async ({
    newUser,
  }) => {
    const { page } = await newUser(PHONE)
    await page.goto('/search?q=camera')
    await page.getByRole('link', { name: 'View Details' }).first().click()
    await page.getByRole('heading', { name: 'Similar Listings' }).waitFor()
    for (let time = 0; time < 2; time++) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      await hasOverlayEntries(page, 1)
      await page.getByRole('button', { name: 'Close' }).click()
      await hasOverlayEntries(page, 0)
    }
    await page.goBack()
    await page.waitForURL('/search?q=camera')
  })

  test('closes the slide-out menu, and each of its links adds one history entry', async ({
    newUser,
  }) => {
    const { page } = await newUser({ ...PHONE, member: 'Ravi Nair' })
    await page.goto('/search?q=camera')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const open = async () => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await menu.waitFor()
      await hasOverlayEntries(page, 1)
    }
    await open()
    await page.goBack()
    await menu.waitFor({ state: 'hidden' })
    expect(path(page)).toBe('/search?q=camera')

    await open()
    await menu.getByRole('button', { name: 'Profile' }).click()
    await page.getByRole('heading', { name: 'Ravi Nair' }).waitFor()
    expect(path(page)).toBe('/dashboard')
    await hasOverlayEntries(page, 0)
    await page.goBack()
    await page.waitForURL('/search?q=camera')
    await page.getByRole('link', { name: 'View Details' }).first().waitFor()
    await page.goForward()
    await page.getByRole('heading', { name: 'Ravi Nair' }).waitFor()
  })

  test('closes the auth dialog that replaced the menu in one press', async ({ newUser }) => {
    const { page } = await newUser(PHONE)
    await page.goto('/search?q=camera')
    await page.goto('/category/camera')
    const auth = page.getByRole('dialog', { name: /^Welcome to/ })
    for (let time = 0; time < 2; time++) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('button', { name: 'Login' })
        .click()
      await auth.waitFor()
      await hasOverlayEntries(page, 1)
      await page.goBack()
      await auth.waitFor({ state: 'hidden' })
      await hasOverlayEntries(page, 0)
      expect(path(page)).toBe('/category/camera')
    }
    await page.goBack()
    await page.waitForURL('/search?q=camera')
  })

  test('closes the filter sheet, and a reload with the sheet open leaves no dead history entry', async ({
    newUser,
  }) => {
    const { page } = await newUser(PHONE)
    await page.goto('/category/camera')
    await page.goto('/search')
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await page.getByRole('button', { name: /^Filters/ }).click()
    await sheet.waitFor()
    await hasOverlayEntries(page, 1)
    await page.reload()
    await page.getByRole('button', { name: /^Filters/ }).waitFor()
    await hasOverlayEntries(page, 0)
    expect(await sheet.count()).toBe(0)
    await page.goBack()
    await page.waitForURL('/category/camera')
  })

  test('closes a confirmation dialog on the dashboard', async ({ newUser }) => {
    const owner = await newUser({ ...PHONE, member: 'Ila Verma' })
    await listItem(owner, { title: 'A lathe' })
    await owner.page.goto('/dashboard')
    await owner.page.getByRole('button', { name: 'Actions for A lathe' }).click()
    await owner.page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = owner.page.getByRole('alertdialog')
    await question.waitFor()
    await hasOverlayEntries(owner.page, 1)
    await owner.page.goBack()
    await question.waitFor({ state: 'hidden' })
    expect(path(owner.page)).toBe('/dashboard')
    await owner.page.getByText('A lathe').first().waitFor()
  })
})

async function itemWithPhoto(owner: TestUser): Promise<Item> {
  const imageUrls = await uploadPhotos(owner, ['#c0392b', '#2471a3'])
  return listItem(owner, { title: 'A heliograph', imageUrls })
}

function path(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits until the current history entry belongs to `count` open overlays. */
async function hasOverlayEntries(page: Page, count: number): Promise<void> {
  const entries = () =>
    page.evaluate(
      () => (history.state as { usr?: { overlays?: number } } | null)?.usr?.overlays ?? 0
    )
  await expect.poll(entries).toBe(count)
}
