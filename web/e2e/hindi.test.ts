import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { clippedText } from './clipped_text.ts'
import { listItem } from './list_item.ts'
import { randomWord } from './random_word.ts'
import { waitForPreloadedData } from './wait_for_preloaded_data.ts'
import { accessibilityViolations } from './accessibility_violations.ts'
import { test, type TestUser } from './fixtures.ts'
import { expectNotice } from './notices.ts'

const PHONE = { width: 360, height: 780 }

describe('Hindi', () => {
  test('is selected by a guest, survives a reload, and can be switched off', async ({
    newUser,
  }) => {
    const { page } = await newUser()
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    expect(files.filter((file) => /\/assets\/hindi_\w+-[\w-]+\.js/.test(file))).toEqual([])

    await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).click()
    await waitForHeading(page, 'कुछ भी, कहीं भी किराए पर')
    expect(await page.title()).toBe('Saajha: कुछ भी, कहीं भी किराए पर')
    await page.reload()
    await waitForHeading(page, 'कुछ भी, कहीं भी किराए पर')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')

    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    await waitForHeading(page, 'Rent anything, anywhere')
  })

  test(
    'is used from a renter’s search to the owner’s notification',
    { tags: ['main'] },
    async ({ newUser }) => {
      const [owner, renter] = await Promise.all([
        newUser({ member: 'Meera Joshi' }),
        newUser({ member: 'Ravi Nair' }),
      ])
      const word = randomWord()
      const title = `${word} film camera`
      await listItem(owner, { title, category: 'camera' })
      await readHindi(owner)
      await readHindi(renter)
      await owner.page.goto('/dashboard')

      const { page } = renter
      const search = page.getByRole('banner').getByRole('combobox')
      await search.fill(`${word} कैमरा`)
      await search.press('Enter')
      await page.getByRole('link', { name: 'जानकारी देखें' }).first().click()
      await waitForHeading(page, title)
      await page.getByText('नागपुर, महाराष्ट्र').first().waitFor()
      await page.getByRole('main').getByText('₹750/दिन').first().waitFor()
      await page.getByRole('link', { name: 'मालिक को मैसेज करें' }).first().click()
      const message = page.getByLabel('मैसेज')
      await expect.poll(() => message.inputValue()).toMatch(/^नमस्ते Meera Joshi, मुझे/)
      await page.getByRole('button', { name: 'मैसेज भेजें' }).click()
      await expectNotice(page, 'मैसेज भेज दिया गया!')

      const notifications = owner.page.getByRole('tab', { name: /नोटिफ़िकेशन/ })
      await expect.poll(() => notifications.innerText()).toMatch(/1/)
      await notifications.click()
      const notification = owner.page.getByRole('link', {
        name: `${title} के बारे में नया मैसेज`,
      })
      await notification.waitFor()
      await owner.page.reload()
      await notification.waitFor()
    }
  )

  test('is rendered by the server for a visitor who chose it, and at the URL in Hindi', async ({
    newUser,
  }) => {
    const { page, context } = await newUser({ viewport: PHONE, javaScriptEnabled: false })
    await waitForPreloadedData('/category/camera')
    for (const path of ['/category/camera?lang=hi', '/category/camera', '/dashboard']) {
      const response = await page.goto(path)
      expect(response!.headers().vary).toContain('Cookie')
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')
      expect(await page.title()).toMatch(/\p{Script=Devanagari}/u)
      await page.getByRole('heading', { name: /^(कैमरे|डैशबोर्ड)$/ }).waitFor()
      await context.addCookies([{ name: 'language', value: 'hi', url: inject('app') }])
    }
    await page.goto('/category/camera?lang=en')
    await page.getByRole('heading', { name: 'Cameras' }).waitFor()
  })

  test('is kept from the URL, and from releases that stored it in the browser', async ({
    newUser,
  }) => {
    const [reader, former] = [await newUser(), await newUser()]
    await reader.page.goto('/category/camera?lang=hi')
    await waitForHeading(reader.page, 'कैमरे')
    await reader.page.goto('/category/camera')
    await waitForHeading(reader.page, 'कैमरे')

    await former.page.goto('/category/camera')
    await former.page.evaluate(() => localStorage.setItem('language', 'hi'))
    await former.page.reload()
    await waitForHeading(former.page, 'कैमरे')
    const cookies = await former.context.cookies()
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('hi')
  })

  test('is offered once to a visitor whose browser lists it', async ({ newUser }) => {
    const { page } = await newUser({ viewport: PHONE, locale: 'hi-IN' })
    const offer = page.getByRole('button', { name: 'हिन्दी में देखें' })
    await page.goto('/')
    await offer.waitFor()
    expect([...(await accessibilityViolations(page)), ...(await clippedText(page))]).toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.reload()
    await waitForHeading(page, 'Rent anything, anywhere')
    expect(await offer.count()).toBe(0)
  })

  test('fits the menus and dialogs of a phone', async ({ newUser }) => {
    const { page, context } = await newUser({ viewport: PHONE })
    await context.addCookies([{ name: 'language', value: 'hi', url: inject('app') }])
    await page.goto('/')
    await page.getByRole('button', { name: 'मेन्यू खोलें' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).waitFor()
    expect([...(await accessibilityViolations(page)), ...(await clippedText(page))]).toEqual([])
    for (const tab of ['साइन अप', 'लॉग इन']) {
      const menu = page.getByRole('button', { name: 'मेन्यू खोलें' })
      if (tab === 'लॉग इन') await page.goto('/').then(() => menu.click())
      await page.getByRole('dialog').getByRole('button', { name: tab }).click()
      await page.getByRole('tab', { name: tab, selected: true }).waitFor()
      expect([...(await accessibilityViolations(page)), ...(await clippedText(page))]).toEqual([])
    }
  })
})

/** Switches the language in the user's menu. */
async function readHindi({ page }: TestUser): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'हिन्दी' }).click()
  await waitForHeading(page, 'कुछ भी, कहीं भी किराए पर')
}

function waitForHeading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { name, level: 1 }).waitFor()
}
