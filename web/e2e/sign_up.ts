import { newAccount } from '@saajha/api/harness/new_account'
import type { Browser, Page } from 'playwright-core'
import { recordNotices } from './notices.ts'
import { recordConsoleErrors } from './record_console_errors.ts'

/** A user with their own browser context; `consoleErrors` are the errors of their page. */
export type Person = { page: Page; consoleErrors: string[] }

/** Opens a new browser context and signs a member up on the home page. */
export async function signUp(browser: Browser, app: string, fullName: string): Promise<Person> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await recordNotices(context)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const consoleErrors = recordConsoleErrors(page)
  const { username, email, password } = newAccount(fullName)

  await page.goto(app)
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name').fill(fullName)
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Confirm Password').fill(password)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return { page, consoleErrors }
}
