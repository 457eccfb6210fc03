import { expect } from 'vitest'
import { listItem } from './list_item.ts'
import { test } from './fixtures.ts'
import { randomWord } from './random_word.ts'

test('a search without results shows the nearest city’s item above the fold of a phone', async ({
  newUser,
}) => {
  const owner = await newUser({ member: 'Faraway Owner' })
  const word = randomWord()
  const [far, near] = [`${word} of tun wood`, `${word} with bow`]
  await listItem(owner, { title: far, location: 'Chennai, Tamil Nadu' })
  await listItem(owner, { title: near, location: 'Mumbai, Maharashtra' })
  const { page } = await newUser({ viewport: { width: 360, height: 780 }, hasTouch: true })
  await page.goto(`/search?q=${word}&location=Pune%2C+Maharashtra`)
  await page.getByRole('heading', { name: 'Not in Pune yet. Elsewhere:' }).waitFor()
  const card = page.getByRole('listitem').filter({ hasText: near })
  await card.getByText('about 120 km').waitFor()
  const bar = (await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox())!
  const place = (await card.getByText('about 120 km').boundingBox())!
  expect(place.y + place.height).toBeLessThan(bar.y)
  const titles = await page.getByRole('listitem').getByRole('heading').allInnerTexts()
  expect(titles).toEqual([near, far])
})
