import type { Page } from 'playwright-core'

/** Opens the form for a new listing and fills in the required fields. */
export async function fillListing(page: Page, title: string): Promise<void> {
  await page.goto('/create-listing')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption({ label: 'Everything Else' })
  await page.getByLabel('Description').fill('Two batteries and a bag.')
  await page.getByLabel('Price', { exact: true }).fill('750')
  await page.getByLabel('City').click()
  await page.getByPlaceholder('Search for a city...').fill('Nagpur')
  await page.getByRole('option', { name: 'Nagpur, Maharashtra' }).click()
}
