import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './fixtures.ts'
import { listItem } from './list_item.ts'
import { expectNotice } from './notices.ts'
import { randomWord } from './random_word.ts'

declare global {
  interface Window {
    classAtFirstPaint?: string
  }
}

describe('favourites', () => {
  test('are announced in a toast, stored in this browser across a reload, and shown in a second tab', async ({
    newUser,
  }) => {
    const title = randomWord()
    const { id } = await listItem(await newUser({ member: 'Ila Verma' }), { title })
    const { page, context } = await newUser()
    await page.goto(`/search?q=${title}`)
    const second = await context.newPage()
    await second.goto(`/search?q=${title}`)
    const heart = (tab: Page) =>
      tab.getByRole('listitem').getByRole('button', { name: / favorites$/ })
    await heart(second).waitFor()

    await heart(page).click()
    await expectNotice(page, 'Added to favorites')
    expect(await storedFavourites(page)).toEqual([id])
    await expect
      .poll(() => heart(second).getAttribute('aria-label'))
      .toMatch(/^Remove .* from favorites$/)

    await page.reload()
    await expect
      .poll(() => heart(page).getAttribute('aria-label'))
      .toMatch(/^Remove .* from favorites$/)
    await page.goto(`/item/${id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove .* from favorites$/ })
      .click()
    await expectNotice(page, 'Removed from favorites')
    expect(await storedFavourites(page)).toEqual([])
    await expect
      .poll(() => heart(second).getAttribute('aria-label'))
      .toMatch(/^Add .* to favorites$/)
  })

  test('are published as a window event with the id and the action', async ({ newUser }) => {
    const title = randomWord()
    const { id } = await listItem(await newUser({ member: 'Ila Verma' }), { title })
    const { page } = await newUser()
    await page.goto(`/search?q=${title}`)
    await page.evaluate(() =>
      addEventListener('favoriteToggled', (event) =>
        localStorage.setItem('event_detail', JSON.stringify((event as CustomEvent).detail))
      )
    )
    const eventDetail = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('event_detail')!) as unknown)
    await page.getByRole('button', { name: /^Add .* to favorites$/ }).click()
    expect(await eventDetail()).toEqual({ id, action: 'added' })
    await page.getByRole('button', { name: /^Remove .* from favorites$/ }).click()
    expect(await eventDetail()).toEqual({ id, action: 'removed' })
  })
})

describe('the theme', () => {
  test('switches from light to dark to the device’s theme, and is stored', async ({ newUser }) => {
    const { page } = await newUser({ colorScheme: 'dark' })
    await page.goto('/')
    const toggle = page.getByRole('banner').getByRole('button', { name: /^Theme: / })
    const name = () => toggle.getAttribute('aria-label')
    await expect.poll(name).toBe('Theme: Auto')
    for (const { label, choice, shown } of [
      { label: 'Light', choice: 'light', shown: 'light' },
      { label: 'Dark', choice: 'dark', shown: 'dark' },
      { label: 'Auto', choice: 'system', shown: 'dark' },
    ]) {
      await toggle.click()
      await expect.poll(name).toBe(`Theme: ${label}`)
      await expect.poll(() => themeClass(page)).toBe(shown)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(choice)
      await page.reload()
      await expect.poll(name).toBe(`Theme: ${label}`)
      expect(await themeClass(page)).toBe(shown)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => themeClass(page)).toBe('light')
  })

  test.for([
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)('is %s before the first paint on a %s device', async (themes, { newUser }) => {
    const [chosen, colorScheme] = themes
    const { page, context } = await newUser({ colorScheme })
    await context.addInitScript((theme) => {
      localStorage.setItem('theme', theme)
      // The body exists before the first paint and before the app runs.
      new MutationObserver((_, observer) => {
        if (!document.body) return
        window.classAtFirstPaint = document.documentElement.className
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    }, chosen)
    await page.goto('/')
    expect(await page.evaluate(() => window.classAtFirstPaint)).toBe(chosen)
  })
})

describe('the slide-out menu of a phone', () => {
  const phone = { viewport: { width: 360, height: 780 } }

  test('offers a member their pages and Sign out, and a guest Login and Sign Up', async ({
    newUser,
  }) => {
    const { page } = await newUser({ ...phone, member: 'Kiran Rao' })
    await page.goto('/')
    await page.getByRole('link', { name: 'Notifications' }).waitFor()
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await entries(page)).toEqual([
      'Home',
      'Profile',
      'Inbox',
      'Bookings',
      'Notifications',
      'My Listings',
      'Favorites',
      'Auto',
      'हिन्दी',
      'Sign out',
    ])
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'My Listings' }).click()
    await page
      .getByText('View and manage your listings in the dashboard', { exact: true })
      .waitFor()
    await page.getByText('No listings yet. Create your first listing to get started!').waitFor()

    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Rent anything, anywhere' }).waitFor()
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await entries(page)).toEqual(['Home', 'Favorites', 'Auto', 'हिन्दी', 'Login', 'Sign Up'])
  })

  test('hides the wide header’s buttons and has its own search box', async ({ newUser }) => {
    const { page } = await newUser(phone)
    await page.goto('/category/camera')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'List', exact: true }).waitFor()
    expect(await banner.getByRole('button', { name: 'Sign Up' }).isVisible()).toBe(false)
    const box = banner.getByRole('combobox')
    expect(await box.count()).toBe(1)
    await box.fill('tent')
    await box.press('Enter')
    await page.getByText('Showing results for: "tent"').waitFor()
  })
})

function storedFavourites(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('Saajha_favorites')!) as unknown)
}

function themeClass(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.className)
}

async function entries(page: Page): Promise<string[]> {
  const buttons = page.getByRole('navigation', { name: 'Menu' }).getByRole('button')
  await buttons.first().waitFor()
  return buttons.allInnerTexts()
}
