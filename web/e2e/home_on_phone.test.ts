import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { listItem } from './list_item.ts'
import { openSettledPage } from './open_settled_page.ts'
import { test, type TestUser } from './fixtures.ts'

const PHONE = { width: 360, height: 780 }
const MAX_HEIGHT = 4_500
const LONG_TITLE = 'Canon EOS 1500D with two lenses, a tripod and a bag for the whole weekend'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const headerSearch = (page: Page) =>
  page.getByRole('banner').getByLabel('Search for items to rent').last()

describe('the home page on a phone', () => {
  test.for([
    { language: 'en', city: null, sections: ['Your favorites', 'Recently Listed'] },
    {
      language: 'en',
      city: 'Nagpur, Maharashtra',
      sections: ['Your favorites', 'Recently Listed'],
    },
    { language: 'hi', city: null, sections: ['आपके पसंदीदा', 'हाल ही में लिस्ट हुए'] },
    { language: 'hi', city: 'Nagpur, Maharashtra', sections: ['आपके पसंदीदा', 'हाल ही में लिस्ट हुए'] },
  ])(
    'is at most 4,500 px high with long titles in full sections, in $language with the city $city',
    async ({ language, city, sections }, { newUser }) => {
      const ids = await listFour(await newUser({ member: 'Ila Verma' }))
      const { page, context } = await newUser({ viewport: PHONE })
      await context.addCookies([{ name: 'language', value: language, url: inject('app') }])
      await context.addInitScript(
        ({ ids, city }) => {
          localStorage.setItem('Saajha_favorites', JSON.stringify(ids))
          localStorage.setItem('Saajha_city', JSON.stringify(city))
        },
        { ids, city }
      )
      await openSettledPage(page, '/')
      for (const name of sections) {
        await expect
          .poll(() => section(page, name).getByRole('heading', { level: 3 }).count())
          .toBe(4)
      }
      expect(await heightOf(page)).toBeLessThanOrEqual(MAX_HEIGHT)
    }
  )

  test('shows the items of a section in one row whose last card the keyboard reaches', async ({
    newUser,
  }) => {
    await listFour(await newUser({ member: 'Ila Verma' }))
    const { page } = await newUser({ viewport: PHONE })
    await openSettledPage(page, '/')
    const cards = section(page, 'Recently Listed').getByRole('listitem')
    await cards.first().scrollIntoViewIfNeeded()
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
    expect(second!.y).toBe(first!.y)
    expect(second!.x).toBeLessThan(PHONE.width - 20)
    expect(second!.x + second!.width).toBeGreaterThan(PHONE.width)

    const lastTitle = cards.nth(3).getByRole('heading').getByRole('link')
    await cards.nth(2).getByRole('link').last().focus()
    while (!(await lastTitle.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    const isInView = () =>
      cards.nth(3).evaluate((card) => {
        const { left, right } = card.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      })
    await expect.poll(isInView).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  test('shows the search of the header once the search of the hero is scrolled away, and nothing moves', async ({
    newUser,
  }) => {
    const { page } = await newUser({ viewport: PHONE })
    await openSettledPage(page, '/')
    const heading = page.getByRole('heading', { name: 'Recently Listed' })
    const top = () => heading.evaluate((each) => each.getBoundingClientRect().top + scrollY)
    const before = await top()
    expect(await headerSearch(page).isVisible()).toBe(false)
    await page.evaluate(() => scrollTo(0, 900))
    await headerSearch(page).waitFor()
    expect(await top()).toBe(before)
    await headerSearch(page).fill('tent')
    await page.evaluate(() => scrollTo(0, 0))
    expect(await headerSearch(page).isVisible()).toBe(true)
    await headerSearch(page).press('Enter')
    await page.waitForURL('**/search?q=tent')
    expect(await headerSearch(page).isVisible()).toBe(true)
  })
})

/** Creates four items and returns their ids. */
async function listFour(owner: TestUser): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < 4; n++) ids.push((await listItem(owner, { title: LONG_TITLE })).id)
  return ids
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}
