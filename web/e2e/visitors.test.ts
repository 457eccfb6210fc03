import { describe, expect } from 'vitest'
import { clippedText } from './clipped_text.ts'
import { listItem } from './list_item.ts'
import { openSettledPage } from './open_settled_page.ts'
import { test } from './fixtures.ts'
import { randomWord } from './random_word.ts'

const SECTIONS = [
  { heading: 'Recently Listed', filter: 'recent', count: 4 },
  { heading: 'Featured Rentals', filter: 'featured', count: 4 },
  { heading: 'Most Popular', filter: 'popular', count: 3 },
]

describe('a visitor on the home page', () => {
  test('sees four recent, four featured and three popular items, each section with its See More', async ({
    newUser,
  }) => {
    const { page } = await newUser()
    for (const { heading, filter, count } of SECTIONS) {
      await page.goto('/')
      const section = page.getByRole('region', { name: heading })
      await expect.poll(() => section.getByRole('listitem').count()).toBe(count)
      await section.getByRole('link', { name: /See More/ }).click()
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
      expect(new URL(page.url()).search).toBe(`?filter=${filter}`)
    }
  })

  test.for(['en', 'hi'])(
    'can read all text of the hero at its narrowest layout, in %s',
    async (language, { newUser }) => {
      const { page } = await newUser({ viewport: { width: 1024, height: 768 } })
      await page.addInitScript((value) => localStorage.setItem('language', value), language)
      await openSettledPage(page, '/')
      expect(await clippedText(page.getByRole('main').getByRole('search'))).toEqual([])
    }
  )

  test('searches by text and location from the hero, which ignores blank text', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Ila Verma' })
    const word = randomWord()
    await listItem(owner, { title: word, location: 'Nagpur, Maharashtra' })
    const { page } = await newUser()
    await page.goto('/')
    const hero = page.getByRole('search', { name: 'Find something to rent' })
    await hero.getByLabel('What do you need?').fill('   ')
    await hero.getByLabel('Where?').fill('Nagpur')
    await hero.getByRole('button', { name: 'Search', exact: true }).click()
    expect(new URL(page.url()).pathname).toBe('/')

    await hero.getByLabel('What do you need?').fill(word)
    await hero.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText(`Showing results for: "${word}" in "Nagpur"`).waitFor()
    expect(new URL(page.url()).search).toBe(`?q=${word}&location=Nagpur`)
    await page.getByRole('link', { name: `View Details : ${word}` }).waitFor()
  })

  test('scrolls to the top by the button, and to the page’s sections by the footer', async ({
    newUser,
  }) => {
    const { page } = await newUser()
    await page.goto('/category/camera')
    const footer = page.getByRole('contentinfo')
    const top = (id: string) =>
      page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top)

    await footer.getByRole('link', { name: 'How It Works' }).click()
    await expect.poll(() => top('how-it-works')).toBeLessThan(200)
    expect(new URL(page.url()).hash).toBe('#how-it-works')
    await page.getByRole('button', { name: 'Scroll to top' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('button', { name: 'Scroll to top' }).waitFor({ state: 'hidden' })

    await footer.getByRole('link', { name: 'Browse Items' }).click()
    await expect.poll(() => top('browse-items')).toBeLessThan(200)
    await footer.getByText(/© 2024/).waitFor()
  })
})

describe('a visitor who searches', () => {
  test('searches from the header of any page, which ignores blank text', async ({ newUser }) => {
    const { page } = await newUser()
    // The results page is loaded already, so a blank search would show immediately.
    await page.goto('/search?q=tent')
    await page.getByText('Showing results for: "tent"').waitFor()
    const box = page.getByRole('banner').getByRole('combobox')
    await box.fill('  ')
    await box.press('Enter')
    expect(new URL(page.url()).search).toBe('?q=tent')

    await box.fill('canon & co')
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?q=canon+%26+co')
    await page.getByRole('heading', { name: 'Search Results', level: 1 }).waitFor()
  })

  test('returns by Back to the results and their scroll position', async ({ newUser }) => {
    const { page } = await newUser()
    await page.goto('/search?filter=recent')
    const details = page.getByRole('link', { name: 'View Details' })
    await page.locator('main [aria-busy=false]').waitFor()
    await details.nth(10).scrollIntoViewIfNeeded()
    const [scrollPosition, count] = [await page.evaluate(() => scrollY), await details.count()]
    expect(scrollPosition).toBeGreaterThan(300)

    await details.nth(10).click()
    await page.getByRole('heading', { name: 'Similar Listings' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { name: 'Recently Listed', level: 1 }).waitFor()
    await expect.poll(() => details.count()).toBe(count)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition)
  })
})

describe('a visitor of a category', () => {
  test('sees a category with its count, an empty category, and an error for an unknown one', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Ila Verma' })
    const location = randomWord()
    const listing = { category: 'cycle', location }
    await listItem(owner, { title: 'A tandem', ...listing })
    await listItem(owner, { title: 'A tricycle', ...listing })
    const { page, consoleErrors } = await newUser()
    await page.goto('/')
    await page.getByRole('link', { name: /Cycles/ }).click()
    await page.getByRole('heading', { name: 'Cycles', level: 1 }).waitFor()
    const status = page.getByRole('main').getByRole('status')
    await expect.poll(() => status.innerText()).toMatch(/^\d+ items$/)
    await page.goto(`/category/cycle?location=${location}`)
    await expect.poll(() => status.innerText()).toBe('2 items')
    const titles = page.getByRole('main').getByRole('listitem').getByRole('heading')
    await expect.poll(() => titles.allInnerTexts()).toEqual(['A tricycle', 'A tandem'])

    await page.route('**/api/items/category/**', (route) => route.fulfill({ json: [] }))
    // A page loaded by URL has preloaded items; one opened by a link fetches them.
    await page.goto('/')
    await page.getByRole('link', { name: /Cameras/ }).click()
    await page.getByRole('heading', { name: 'No items found in Cameras' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'List Your Item' }).click()
    await page.getByRole('dialog').getByRole('tab', { name: 'Sign Up', selected: true }).waitFor()

    await page.goto('/category/submarines')
    await page.getByRole('heading', { name: 'Category Not Found' }).waitFor()
    await page.getByText("The category you're looking for doesn't exist.").waitFor()
    // The browser reports the 404 status as a console error.
    await expect.poll(() => consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.getByRole('heading', { name: 'Rent anything, anywhere' }).waitFor()
  })
})
