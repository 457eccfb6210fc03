import type { Locator, Page } from 'playwright-core'

/** Opens the auth dialog on its log-in tab. */
export async function openLogIn(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  return page.getByRole('dialog')
}

/** Fills in the log-in tab and submits it. */
export async function logIn(dialog: Locator, name: string, password: string): Promise<void> {
  await dialog.getByLabel('Username or Email').fill(name)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
}
