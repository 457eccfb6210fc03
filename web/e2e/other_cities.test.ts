import { expect } from 'vitest'
import { listItem } from './list_item.ts'
import { test } from './fixtures.ts'

test('a search without results shows the nearest city’s item above the fold of a phone', async ({
  newUser,
}) => {
  const owner = await newUser({ member: 'Faraway Owner' })
  await listItem(owner, { title: 'Sarangi of tun wood', location: 'Chennai, Tamil Nadu' })
  await listItem(owner, { title: 'Sarangi with bow', location: 'Mumbai, Maharashtra' })
  const { page } = await newUser({ viewport: { width: 360, height: 780 }, hasTouch: true })
  await page.goto('/search?q=sarangi&location=Pune%2C+Maharashtra')
  await page.getByRole('heading', { name: 'Not in Pune yet. Elsewhere:' }).waitFor()
  const card = page.getByRole('listitem').filter({ hasText: 'Sarangi with bow' })
  await card.getByText('about 120 km').waitFor()
  const bar = (await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox())!
  const place = (await card.getByText('about 120 km').boundingBox())!
  expect(place.y + place.height).toBeLessThan(bar.y)
  const titles = await page.getByRole('listitem').getByRole('heading').allInnerTexts()
  expect(titles).toEqual(['Sarangi with bow', 'Sarangi of tun wood'])
})
