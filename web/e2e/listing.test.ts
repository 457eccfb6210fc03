import { CITIES } from '@saajha/contract/cities'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { listItem } from './list_item.ts'
import { test } from './fixtures.ts'
import { expectNotice } from './notices.ts'

describe('an owner who lists an item', () => {
  test('can scroll the whole city list, and finds a city by its former name in both scripts', async ({
    newUser,
  }) => {
    const { page } = await newUser({ member: 'Gita Rao', viewport: { width: 320, height: 640 } })
    await page.goto('/create-listing')
    const city = page.getByRole('combobox', { name: 'City' })
    await city.click()
    const options = page.getByRole('listbox').getByRole('option')
    await expect.poll(() => options.first().innerText()).toBe('Mumbai, Maharashtra')
    const list = page.getByRole('listbox')
    const seen = await list.evaluate(everyRowOf)
    expect(seen).toEqual(CITIES)
    await page.keyboard.press('Home')
    await expect.poll(() => isWithin(options.first(), list)).toBe(true)
    await page.keyboard.press('End')
    const last = page.getByRole('option', { name: CITIES.at(-1) })
    await expect.poll(() => last.getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => isWithin(last, list)).toBe(true)
    for (const [typed, found] of [
      ['Bangalore', 'Bengaluru, Karnataka'],
      ['मुंबई', 'Mumbai, Maharashtra'],
    ] as const) {
      await page.getByPlaceholder('Search for a city...').fill(typed)
      await expect.poll(() => options.first().innerText()).toBe(found)
    }
    await page.keyboard.press('Enter')
    expect(await city.innerText()).toBe('Mumbai, Maharashtra')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('sees a price of zero as negotiable, and an hourly price with its unit', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Gita Rao' })
    const free = await listItem(owner, { title: 'A ladder for nothing', price: '0' })
    const hourly = await listItem(owner, { title: 'A saw', price: '1250.5', priceUnit: 'hour' })
    await owner.page.goto(`/item/${free.id}`)
    await owner.page.getByText('Price Negotiable').first().waitFor()
    await owner.page.goto(`/item/${hourly.id}`)
    await expect.poll(() => owner.page.getByRole('main').innerText()).toMatch(/₹1,250\.50\s*\/hour/)
  })
})

describe('an owner who edits a listing', () => {
  test.for(['/edit-listing/:id', '/item/:id/edit'])(
    'finds all values at %s, and saves a change',
    async (path, { newUser }) => {
      const owner = await newUser({ member: 'Gita Rao' })
      const { page } = owner
      const phone = '+919900012345'
      const before = { title: 'Old projector', priceUnit: 'week' as const, contactPhone: phone }
      const { id } = await listItem(owner, before)
      await page.goto(path.replace(':id', id))
      await page.getByRole('heading', { name: 'Edit Your Listing' }).waitFor()
      // The categories arrive after the listing.
      await expect
        .poll(() => filledIn(page))
        .toEqual({
          title: 'Old projector',
          description: 'In good shape, with its bag.',
          category: 'Everything Else',
          price: '750',
          duration: 'Per Week',
          city: 'Nagpur, Maharashtra',
          phone,
        })
      await page.getByLabel('Title').fill('New projector')
      await page.getByRole('button', { name: 'Update Listing' }).click()
      await expectNotice(page, 'Listing Updated!')
      await page.waitForURL('/dashboard')
      await page.getByRole('link', { name: 'New projector' }).waitFor()
    }
  )
})

describe('an owner who deletes a listing', () => {
  test('confirms first, and the listing disappears for every user', async ({ newUser }) => {
    const owner = await newUser({ member: 'Gita Rao' })
    const { page } = owner
    const { id } = await listItem(owner, { title: 'A broken kite' })
    await page.goto('/dashboard')
    const chooseDelete = async () => {
      await page.getByRole('button', { name: 'Actions for A broken kite' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    }
    await chooseDelete()
    const question = page.getByRole('alertdialog')
    await question
      .getByText('Are you sure you want to delete this listing? This action cannot be undone.', {
        exact: true,
      })
      .waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await page.getByRole('link', { name: 'A broken kite' }).count()).toBe(1)

    await chooseDelete()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectNotice(page, 'Listing deleted successfully')
    await page.getByText('No listings yet. Create your first listing to get started!').waitFor()

    const guest = await newUser()
    await guest.page.goto(`/item/${id}`)
    await guest.page.getByRole('heading', { name: 'Item not found' }).waitFor()
    // The browser reports the 404 of the missing item as a console error.
    await expect
      .poll(() => guest.consoleErrors.splice(0))
      .toEqual(expect.arrayContaining([expect.stringContaining('404')]))
  })
})

/** Scrolls a virtualized list to its end and collects every row. */
async function everyRowOf(list: Element): Promise<string[]> {
  const rows = new Map<number, string>()
  for (let step = 0; step < 1_000; step++) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const row of list.querySelectorAll<HTMLElement>('[role=option]')) {
      rows.set(Number(row.dataset.index), row.innerText)
    }
    if (list.scrollTop + list.clientHeight >= list.scrollHeight - 1) break
    list.scrollBy(0, list.clientHeight)
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, text]) => text)
}

async function isWithin(inner: Locator, outer: Locator) {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()]
  return a !== null && b !== null && a.y >= b.y && a.y + a.height <= b.y + b.height + 1
}

async function filledIn(page: Page) {
  const chosen = (label: string) =>
    page.getByLabel(label).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)
  await expect.poll(() => chosen('Category')).not.toBe('Choose a category...')
  return {
    title: await page.getByLabel('Title').inputValue(),
    description: await page.getByLabel('Description').inputValue(),
    category: await chosen('Category'),
    price: await page.getByLabel('Price', { exact: true }).inputValue(),
    duration: await chosen('Duration'),
    city: await page.getByLabel('City').innerText(),
    phone: await page.getByLabel(/Contact Mobile Number/).inputValue(),
  }
}
