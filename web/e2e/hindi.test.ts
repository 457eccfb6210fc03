import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { clippedText } from './clipped_text.ts'
import { listItem } from './list_item.ts'
import { accessibilityViolations } from './accessibility_violations.ts'
import { test, type TestUser } from './fixtures.ts'

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
    expect(files.filter((file) => /\/assets\/all-/.test(file))).toEqual([])

    await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).click()
    await saysHeading(page, 'कुछ भी, कहीं भी किराए पर')
    expect(await page.title()).toBe('Saajha: कुछ भी, कहीं भी किराए पर')
    await page.reload()
    await saysHeading(page, 'कुछ भी, कहीं भी किराए पर')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')

    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    await saysHeading(page, 'Rent anything, anywhere')
  })

  test('is used from a renter’s search to the owner’s notification', async ({ newUser }) => {
    const [owner, renter] = await Promise.all([
      newUser({ member: 'Meera Joshi' }),
      newUser({ member: 'Ravi Nair' }),
    ])
    await listItem(owner, { title: 'Zenit E film camera' })
    await readHindi(owner)
    await readHindi(renter)
    await owner.page.goto('/dashboard')

    const { page } = renter
    const search = page.getByRole('banner').getByRole('combobox')
    await search.fill('zenit कैमरा')
    await search.press('Enter')
    await page.getByRole('link', { name: 'पूरी जानकारी देखें' }).first().click()
    await saysHeading(page, 'Zenit E film camera')
    await page.getByText('नागपुर, महाराष्ट्र').first().waitFor()
    await page.getByRole('main').getByText('₹750/दिन').first().waitFor()
    await page.getByRole('link', { name: 'मालिक को मैसेज करें' }).first().click()
    const message = page.getByLabel('मैसेज')
    await expect.poll(() => message.inputValue()).toMatch(/^नमस्ते Meera Joshi, मुझे/)
    await page.getByRole('button', { name: 'मैसेज भेजें' }).click()
    await page.getByText('मैसेज भेज दिया गया!').first().waitFor()

    const notifications = owner.page.getByRole('tab', { name: /नोटिफ़िकेशन/ })
    await expect.poll(() => notifications.innerText()).toMatch(/1/)
    await notifications.click()
    const notification = owner.page.getByRole('link', {
      name: 'Zenit E film camera के बारे में नया मैसेज',
    })
    await notification.waitFor()
    await owner.page.reload()
    await notification.waitFor()
  })

  test('fits the menus and dialogs of a phone', async ({ newUser }) => {
    const { page } = await newUser({ viewport: PHONE })
    await page.addInitScript(() => localStorage.setItem('language', 'hi'))
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
  await saysHeading(page, 'कुछ भी, कहीं भी किराए पर')
}

function saysHeading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { name, level: 1 }).waitFor()
}
