import { CITIES } from '@saajha/contract/cities'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { fillListing } from './fill_listing.ts'
import { listItem } from './list_item.ts'
import { test } from './fixtures.ts'

describe('an owner who lists an item', () => {
  test('sees the product’s own message at each missing field', async ({ newUser }) => {
    const { page } = await newUser({ member: 'Gita Rao' })
    await page.goto('/create-listing')
    await page.getByRole('heading', { name: 'List Your Item', level: 1 }).waitFor()
    await page.getByLabel(/Contact Mobile Number/).fill('call me')
    await page.getByRole('button', { name: 'Publish Listing' }).click()
    await expect
      .poll(() => page.getByRole('main').getByRole('alert').allInnerTexts())
      .toEqual([
        'Title is required',
        'Category is required',
        'Description is required',
        'Price and duration are required for fixed pricing, and price must be a valid decimal',
        'Location is required when selecting from list',
        'Please enter a valid phone number using only numbers (0-9) and + sign, with 10-15 digits',
      ])
    await page.getByLabel('Title').fill('A tent')
    await page.getByText('Title is required').waitFor({ state: 'hidden' })

    await page.getByRole('radio', { name: 'Custom location' }).check()
    await page.getByRole('button', { name: 'Publish Listing' }).click()
    await page
      .getByText('Custom location is required when selecting custom location type')
      .waitFor()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('heading', { name: 'Rent anything, anywhere' }).waitFor()
  })

  test('finds no unknown city in the list', async ({ newUser }) => {
    const { page } = await newUser({ member: 'Gita Rao' })
    await page.goto('/create-listing')
    await page.getByText('Choose a city...').click()
    await page.getByPlaceholder('Search for a city...').fill('Atlantis')
    await page.getByText('No city found.').waitFor()
  })

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

  test('can list a negotiable price without an amount and a custom location', async ({
    newUser,
  }) => {
    const { page } = await newUser({ member: 'Gita Rao' })
    const title = 'Folding boat for two'
    await fillListing(page, title)
    await page.getByRole('radio', { name: /Negotiable/ }).check()
    expect(await page.getByLabel('Price', { exact: true }).count()).toBe(0)
    await page.getByRole('radio', { name: 'Custom location' }).check()
    await page.getByLabel('Your location').fill('Ghat 7, Varanasi old town')
    await page.getByRole('button', { name: 'Publish Listing' }).click()
    await page.getByText('Listing Created!', { exact: true }).waitFor()
    await page.waitForURL('/dashboard')

    await page.getByRole('link', { name: title }).click()
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: title, level: 1 }).waitFor()
    await main.getByText('Price Negotiable').first().waitFor()
    await main.getByText('Ghat 7, Varanasi old town').first().waitFor()
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
      expect(await filledIn(page)).toEqual({
        title: 'Old projector',
        description: 'In good shape, with its bag.',
        category: 'Cameras',
        price: '750',
        duration: 'Per Week',
        city: 'Nagpur, Maharashtra',
        phone,
      })
      await page.getByLabel('Title').fill('New projector')
      await page.getByRole('button', { name: 'Update Listing' }).click()
      await page.getByText('Listing Updated!', { exact: true }).waitFor()
      await page.waitForURL('/dashboard')
      await page.getByRole('link', { name: 'New projector' }).waitFor()
    }
  )

  test('finds a location outside the list as a custom location', async ({ newUser }) => {
    const owner = await newUser({ member: 'Gita Rao' })
    const { id } = await listItem(owner, { title: 'A cart', location: 'Behind the old mill' })
    await owner.page.goto(`/edit-listing/${id}`)
    const customLocation = owner.page.getByLabel('Your location')
    await expect.poll(() => customLocation.inputValue()).toBe('Behind the old mill')
  })

  test('is the only one who can edit it', async ({ newUser }) => {
    const { id } = await listItem(await newUser({ member: 'Gita Rao' }), { title: 'Gita’s drum' })
    const other = await newUser({ member: 'Mohan Das' })
    await other.page.goto(`/edit-listing/${id}`)
    await other.page
      .getByRole('heading', { name: 'This listing belongs to another member' })
      .waitFor()
    expect(await other.page.getByLabel('Title').count()).toBe(0)
    const data = { title: 'Mohan’s drum' }
    const fieldError = await other.context.request.put(`/api/items/${id}`, { data })
    expect(fieldError.status()).toBe(403)
  })
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
    await page.getByText('Listing deleted successfully', { exact: true }).waitFor()
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
