import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './fixtures.ts'

test.for([
  { width: 360, items: 1, categories: 2 },
  { width: 768, items: 2, categories: 4 },
  { width: 1024, items: 3, categories: 6 },
  { width: 1280, items: 4, categories: 8 },
])(
  'a page of $width px shows cards in $items columns and categories in $categories',
  async ({ width, items, categories }, { newUser }) => {
    const { page } = await newUser({ viewport: { width, height: 900 } })
    await page.goto('/')
    const columns = (list: Locator) =>
      list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    const recent = page.getByRole('region', { name: 'Recently Listed' }).getByRole('list')
    await recent.getByRole('heading').first().waitFor()
    expect(await columns(recent)).toBe(items)
    expect(
      await columns(page.getByRole('main').getByRole('list').filter({ hasText: 'Cars' }).first())
    ).toBe(categories)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
)
