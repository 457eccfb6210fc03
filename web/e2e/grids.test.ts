import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test } from './fixtures.ts'
import { indianDay } from './indian_day.ts'
import { listItem } from './list_item.ts'
import { openSettledPage } from './open_settled_page.ts'
import { randomWord } from './random_word.ts'

test.for([
  { width: 768, items: 2, categories: 4 },
  { width: 1024, items: 3, categories: 6 },
  { width: 1280, items: 4, categories: 8 },
])(
  'a page of $width px shows cards in $items columns and categories in $categories',
  async ({ width, items, categories }, { newUser }) => {
    const { page } = await newUser({ viewport: { width, height: 900 } })
    await page.goto('/')
    const columns = (list: Locator) => tracks(list, 'gridTemplateColumns')
    const recent = page.getByRole('region', { name: 'Recently Listed' }).getByRole('list')
    await recent.getByRole('heading').first().waitFor()
    expect(await columns(recent)).toBe(items)
    expect(
      await columns(page.getByRole('main').getByRole('list').filter({ hasText: 'Cars' }).first())
    ).toBe(categories)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
)

test('a page of 360 px shows results in two columns and categories in two rows', async ({
  newUser,
}) => {
  const { page } = await newUser({ viewport: { width: 360, height: 780 } })
  await page.goto('/search')
  const results = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading') })
  await results.getByRole('heading').first().waitFor()
  expect(await tracks(results.first(), 'gridTemplateColumns')).toBe(2)
  await page.goto('/')
  const categories = page.getByRole('region', { name: 'Browse by category' }).getByRole('list')
  expect(await tracks(categories, 'gridTemplateRows')).toBe(2)
  const last = categories.getByRole('link', { name: 'Everything Else' })
  await last.focus()
  const right = () => last.evaluate((link) => link.getBoundingClientRect().right)
  await expect.poll(right).toBeLessThanOrEqual(360)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test.for([
  { language: 'en', location: null },
  { language: 'hi', location: null },
  { language: 'en', location: 'Nagpur, Maharashtra' },
])(
  'the first two results of chosen days are whole in the first screen of a phone, in $language with the city $location',
  async ({ language, location }, { newUser }) => {
    const owner = await newUser({ member: 'Ila Verma' })
    const word = randomWord()
    for (const title of [`Camera ${word} with two lenses`, `Camera ${word} with a tripod`])
      await listItem(owner, { title })
    const { page, context } = await newUser({ viewport: { width: 360, height: 740 } })
    await context.addCookies([{ name: 'language', value: language, url: inject('app') }])
    const days = { from: indianDay(1), to: indianDay(3) }
    const query = new URLSearchParams({ q: word, ...(location && { location }), ...days })
    await openSettledPage(page, `/search?${query.toString()}`)
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect.poll(() => cards.count()).toBe(2)
    const bar = (await page.getByRole('navigation').last().boundingBox())!
    for (const card of await cards.all()) {
      const { y, height } = (await card.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(bar.y)
    }
  }
)

test.for(['en', 'hi'])(
  'the cards of home and of a search show their whole texts at 1920 px, in %s',
  async (language, { newUser }) => {
    const owner = await newUser({ member: 'João Fernandes' })
    const word = randomWord()
    const ids: string[] = []
    for (const category of [
      'bike',
      'electronic-accessories',
      'commercial-vehicle',
      'hard-worker',
    ]) {
      const item = await listItem(owner, {
        title: `${word} near Calangute beach, helmet free`,
        location: 'Thiruvananthapuram, Kerala',
        category,
      })
      ids.push(item.id)
    }
    const { page, context } = await newUser({ viewport: { width: 1920, height: 1080 } })
    await context.addCookies([{ name: 'language', value: language, url: inject('app') }])
    // The home page shows favourites, whatever other tests list.
    await context.addInitScript((ids) => {
      localStorage.setItem('Saajha_favorites', JSON.stringify(ids))
    }, ids)
    const found: string[] = []
    for (const path of ['/', `/search?q=${word}`]) {
      await openSettledPage(page, path)
      const { texts, cut } = await cardTexts(page, word)
      expect(new Set(texts).size).toBeGreaterThan(ids.length)
      found.push(...cut.map((text) => `${path}: ${text}`))
    }
    expect(found).toEqual([])
  }
)

/** The texts of the cards with a word, and those of them that an ellipsis or an edge cuts off. */
function cardTexts(page: Page, word: string): Promise<{ texts: string[]; cut: string[] }> {
  const cards = page.locator('main li:has(h2, h3)').filter({ hasText: word })
  return cards.locator('*').evaluateAll((elements) => {
    const boxes = elements.filter(
      (box) => box.textContent && box.clientWidth > 1 && box.children.length < 2
    )
    const isCut = (box: Element) =>
      box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
    const textOf = ({ textContent }: Element) => textContent
    return { texts: boxes.map(textOf), cut: boxes.filter(isCut).map(textOf) }
  })
}

function tracks(list: Locator, axis: 'gridTemplateColumns' | 'gridTemplateRows'): Promise<number> {
  return list.evaluate((grid, axis) => getComputedStyle(grid)[axis].split(' ').length, axis)
}
