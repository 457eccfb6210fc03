import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { listItem } from './list_item.ts'
import { test } from './town.ts'

const HOSTILE = `</script><script>alert(1)</script> "'&\u2028 <!-- $& lamp`
const NOWHERE = '11111111-1111-7111-8111-111111111111'

describe('a page comes with what it shows', () => {
  test.for([
    ['home', '/'],
    ['search', '/search?q=camera&location=Nagpur'],
    ['filter', '/search?filter=featured&unit=day'],
    ['category', '/category/camera'],
    ['narrowed category', '/category/camera?sort=price'],
  ] as const)('%s asks for no list of items', async ([, path], { arrive }) => {
    const { page } = await arrive()
    const asked = lists(page)
    const reply = await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('main a[href^="/item/"]').first().waitFor()
    expect(asked).toEqual([])
    expect(await page.title()).toBe(titleIn(await reply!.text()))
  })

  test('an item with a hostile title is only text, and asks for nothing of itself', async ({
    arrive,
  }) => {
    const owner = await arrive({ member: 'Ila Verma' })
    const { id } = await listItem(owner, { title: HOSTILE, description: HOSTILE, price: '750' })
    const { page } = await arrive()
    const asked = lists(page)
    page.on('dialog', () => expect.unreachable('the title ran'))
    const reply = await page.goto(`/item/${id}`, { waitUntil: 'networkidle' })
    const html = await reply!.text()
    await page.getByRole('heading', { level: 1, name: 'alert(1)' }).waitFor()
    expect(asked).toEqual([])
    expect(html).not.toMatch(/<script>alert/)
    expect(await page.title()).toBe(`${HOSTILE} | Saajha`)

    const head = (selector: string) => page.locator(`head ${selector}`)
    expect(await head('meta[property="og:title"]').getAttribute('content')).toBe(HOSTILE)
    const canonical = await head('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical!).pathname).toBe(`/item/${id}`)
    const facts = await head('script[type="application/ld+json"]').allInnerTexts()
    const [product] = facts.map((text) => JSON.parse(text) as Record<string, unknown>)
    expect(product).toMatchObject({
      '@type': 'Product',
      'name': HOSTILE,
      'offers': { price: '750.00', priceCurrency: 'INR' },
    })

    await page.getByRole('banner').getByRole('link', { name: 'Saajha' }).first().click()
    await page.getByRole('heading', { name: 'Rent anything, anywhere' }).waitFor()
    expect(await head('[data-of-page]').count()).toBe(0)
  })

  test.for([
    ['item', `/item/${NOWHERE}`, 'Item not found'],
    ['item whose address is no id', '/items/%3Cb%3E', 'Item not found'],
    ['category', '/category/submarines', 'Category Not Found'],
  ] as const)('an unknown %s is a 404 with the app’s page', async ([, path, words], { arrive }) => {
    const { page, complaints } = await arrive()
    const reply = await page.goto(path)
    expect(reply!.status()).toBe(404)
    expect(titleIn(await reply!.text())).toBe(`${words} | Saajha`)
    await page.getByRole('heading', { name: words }).waitFor()
    // The statuses themselves, which the browser reports.
    await expect.poll(() => complaints.splice(0).join()).toContain('404')
    await page.waitForLoadState('networkidle')
    complaints.length = 0
  })

  test('nothing of a member’s session stands in the page', async ({ arrive }) => {
    const { context, user } = await arrive({ member: 'Ila Verma' })
    const html = await (await context.request.get(inject('house'))).text()
    expect(html).toContain('first-replies')
    expect(html).not.toContain(user!.email)
  })
})

/** What the page asks of lists and items from now on, but for the counts beside a list. */
function lists(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/api\/(items|categories)(?!\/facets)/.test(pathname)) asked.push(pathname + search)
  })
  return asked
}

function titleIn(html: string): string {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html)!
  return title!.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
