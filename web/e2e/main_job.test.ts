import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './launch_browser.ts'
import { openHouse, type House } from './open_house.ts'
import { photo } from './photo.ts'

let house: House
let browser: Browser

beforeAll(async () => {
  ;[house, browser] = await Promise.all([openHouse(), launchBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await house?.close()
})

test('an owner lists an item, a renter in another browser writes, and the badge moves by itself', async () => {
  const owner = await newcomer('Asha Deshmukh', 'asha.deshmukh')
  await owner.goto(`${house.url}/create-listing`)
  console.log(await owner.locator('main').innerText())
})

/** Somebody with a browser of their own who signs up. */
async function newcomer(fullName: string, username: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(house.url)
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name').fill(fullName)
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Email').fill(`${username}@example.in`)
  await dialog.getByLabel('Password', { exact: true }).fill('chai-and-samosa')
  await dialog.getByLabel('Confirm Password').fill('chai-and-samosa')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return page
}
