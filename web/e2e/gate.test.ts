import { expect } from 'vitest'
import { handoverCodeOf, openBooking, rentFromToday } from './current_rental.ts'
import { test, type TestUser } from './fixtures.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

test('a renter without a network shows the code at the gate, and the owner hands over with it', async ({
  newUser,
}) => {
  const owner = await newUser({ ...PHONE, member: 'Maya Kapoor' })
  const renter = await newUser({ ...PHONE, member: 'Ravi Joshi', serviceWorkers: 'allow' })
  await rentFromToday(owner, renter)
  const code = await handoverCodeOf(renter)
  const { page, context } = renter
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 60_000,
    })
    .toBe(true)
  const due = page.getByRole('list', { name: 'Today' }).getByRole('link')
  await due.getByText(`code ${code}`).waitFor()

  await context.setOffline(true)
  await page.reload()
  await due.getByText(`code ${code}`).waitFor()
  await due.click()
  await page.getByText('Show this code to Maya when you get the item.').waitFor()
  await page.getByText(code, { exact: true }).waitFor()
  await page.getByText(/^Saved on this device/).waitFor()

  const dialog = await openBooking(owner, 'Details')
  await dialog.getByRole('button', { name: 'Hand Over' }).click()
  await dialog.getByLabel(/^Renter's code/).fill(code)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('Code confirmed').waitFor()

  await context.setOffline(false)
  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(async () => JSON.stringify(await context.storageState())).not.toContain('Maya')
  ignoreNetworkErrors(renter)
})

/** The browser reports failed loads as console errors. This test expects them. */
function ignoreNetworkErrors({ consoleErrors }: TestUser) {
  const others = consoleErrors.filter((each) => !each.startsWith('Failed to load resource'))
  consoleErrors.splice(0, consoleErrors.length, ...others)
}
