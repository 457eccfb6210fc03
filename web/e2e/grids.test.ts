import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './fixtures.ts'

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

test('a page of 360 px shows results in one column and categories in two rows', async ({
  newUser,
}) => {
  const { page } = await newUser({ viewport: { width: 360, height: 780 } })
  await page.goto('/search')
  const results = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading') })
  await results.getByRole('heading').first().waitFor()
  expect(await tracks(results.first(), 'gridTemplateColumns')).toBe(1)
  await page.goto('/')
  const categories = page.getByRole('region', { name: 'Browse by category' }).getByRole('list')
  expect(await tracks(categories, 'gridTemplateRows')).toBe(2)
  const last = categories.getByRole('link', { name: 'Everything Else' })
  await last.focus()
  const right = () => last.evaluate((link) => link.getBoundingClientRect().right)
  await expect.poll(right).toBeLessThanOrEqual(360)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

function tracks(list: Locator, axis: 'gridTemplateColumns' | 'gridTemplateRows'): Promise<number> {
  return list.evaluate((grid, axis) => getComputedStyle(grid)[axis].split(' ').length, axis)
}
