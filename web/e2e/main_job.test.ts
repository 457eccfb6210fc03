import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './launch_browser.ts'
import { photo } from './photo.ts'
import { randomWord } from './random_word.ts'
import { signUp } from './sign_up.ts'
import { expectNotice } from './notices.ts'

const app = inject('app')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
})

test(
  'an owner lists an item with photos, a renter in another browser sends a message, and the unread badge updates live',
  { tags: ['main'] },
  async () => {
    const word = randomWord()
    const title = `Canon EOS R50 ${word} with kit lens`
    const owner = await signUp(browser, app, 'Asha Deshmukh')
    await listItem(owner.page, title)
    await owner.page.getByRole('link', { name: title, exact: true }).waitFor()
    await owner.page.evaluate(() => Object.assign(window, { neverReloaded: true }))

    const renter = await signUp(browser, app, 'Ravi Nair')
    await findItem(renter.page, `canon ${word}`, title)
    await writeToOwner(renter.page, 'Is it free this Sunday?')

    const notifications = owner.page.getByRole('tab', { name: /Notifications/ })
    await expect.poll(() => notifications.innerText()).toMatch(/\b1\b/)
    await notifications.click()
    await owner.page.getByText('Is it free this Sunday?').waitFor()
    expect(await owner.page.evaluate(() => 'neverReloaded' in window)).toBe(true)

    await owner.page.getByRole('link', { name: `New message about ${title}` }).click()
    await owner.page.waitForURL(/\/items?\//)
    await owner.page.goBack()
    await expect.poll(() => notifications.innerText()).not.toMatch(/\d/)

    expect([...owner.consoleErrors, ...renter.consoleErrors]).toEqual([])
  }
)

async function listItem(page: Page, title: string): Promise<void> {
  await page.goto(`${app}/create-listing`)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption({ label: 'Cameras' })
  await page.getByLabel('Description').fill('Two batteries and a bag. Pickup in Dharampeth.')
  await page.getByLabel('Price', { exact: true }).fill('750')
  await page.getByLabel('City').click()
  await page.getByPlaceholder('Search for a city...').fill('Nagpur')
  await page.getByRole('option', { name: 'Nagpur, Maharashtra' }).click()
  await page.getByLabel(/Contact Mobile Number/).fill('+919900012345')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photo('front.jpg', '#c0392b'), await photo('back.jpg', '#2471a3')])
  await page.getByRole('button', { name: 'Publish Listing' }).click()
  await page.waitForURL(/\/dashboard/)
}

async function findItem(page: Page, q: string, title: string): Promise<void> {
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill(q)
  await search.press('Enter')
  await page.waitForURL(/\/search/)
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await expect.poll(() => shownPhotos(page)).toBeGreaterThanOrEqual(2)
}

/** Number of uploaded photos that are decoded on the page, without default pictures. */
function shownPhotos(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.images].filter(
        (image) => image.currentSrc.includes('/media/') && image.complete && image.naturalWidth > 0
      ).length
  )
}

async function writeToOwner(page: Page, message: string): Promise<void> {
  await page.getByRole('link', { name: 'Message Owner' }).first().click()
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectNotice(page, 'Message Sent!')
}
