import { newAccount } from '@saajha/api/harness/new_account'
import { WITHOUT_GOOGLE_SIGN_IN } from '@saajha/contract/page_settings'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { logIn, openLogIn } from './log_in.ts'
import { test } from './fixtures.ts'
import { expectNotice } from './notices.ts'

describe('the auth dialog', () => {
  test.for([
    ['Sign Up', 'Sign Up'],
    ['Login', 'Log In'],
    ['Free Listing', 'Sign Up'],
  ])('opens from %s on the tab %s', async ([button, tab], { newUser }) => {
    const { page } = await newUser()
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome to Saajha' })
    await dialog.getByText('Join thousands of users renting and sharing items').waitFor()
    await dialog.getByRole('tab', { name: tab, selected: true }).waitFor()
    const url = page.url()
    await dialog.getByRole('button', { name: 'Continue with Google' }).click()
    await dialog.getByText("Google sign-in isn't set up here yet.").waitFor()
    expect(page.url()).toBe(url)
  })

  test('shows an error on the same page when a page of the previous release offers Google sign-in', async ({
    newUser,
  }) => {
    const { page } = await newUser()
    await page.route('/category/camera', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(`<meta name="${WITHOUT_GOOGLE_SIGN_IN}" />`, '')
      await route.fulfill({ response, body })
    })
    await page.goto('/category/camera')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click()
    await expectNotice(page, "Google sign-in isn't available yet")
    await expect.poll(() => page.url()).toBe(new URL('/category/camera', page.url()).href)
  })
})

describe('a member who logs in', () => {
  test.for(['ravi', 'ravi@saajha.example'])(
    'logs in as %s',
    { tags: ['main'] },
    async (name, { newUser }) => {
      const { page } = await newUser()
      await page.goto('/')
      const dialog = await openLogIn(page)
      await logIn(dialog, name, 'saajha-demo')
      await expectNotice(page, 'Login Successful')
      await expectNotice(page, 'Welcome back to Saajha!')
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('menu').getByText('Ravi Shankar Iyer').waitFor()
    }
  )

  test('signs in on a protected page and sees it', async ({ newUser }) => {
    const { page } = await newUser()
    await page.goto('/create-listing')
    await page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
    await page
      .getByText('You need to be logged in to access this feature. Please sign in to continue.')
      .waitFor()
    expect(await page.getByLabel('Title').count()).toBe(0)
    await page.getByRole('button', { name: 'Sign In to Continue' }).click()
    await logIn(page.getByRole('dialog'), 'ravi', 'saajha-demo')
    await page.getByRole('heading', { name: 'List Your Item', level: 1 }).waitFor()
  })
})

describe('a new member', () => {
  test(
    'signs up, sees the welcome toast, uses their menu and leaves no data behind on signing out',
    { tags: ['main'] },
    async ({ newUser }) => {
      const { page } = await newUser()
      await page.goto('/')
      await signUpAs(page, newAccount('Leela Menon').username)
      await expectNotice(page, 'Account Created')
      await expectNotice(page, "Welcome to Saajha! You're now logged in.")
      const account = page.getByRole('button', { name: 'Your account' })
      await account.locator('[data-initials=LM]').waitFor()

      await account.click()
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      await page.getByRole('heading', { name: 'Leela Menon' }).waitFor()
      await page.goto('/')
      await account.click()
      await page.getByRole('menuitem', { name: 'My Listings' }).click()
      await page
        .getByText('View and manage your listings in the dashboard', { exact: true })
        .waitFor()
      expect(new URL(page.url()).pathname).toBe('/dashboard')

      await account.click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
      expect((await page.request.get('/api/auth/user')).status()).toBe(401)
      await page.goto('/dashboard')
      await page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
      expect(await page.getByText('Leela').count()).toBe(0)
    }
  )
})

async function signUpAs(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name').fill('Leela Menon')
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Email').fill(`${username}@example.in`)
  await dialog.getByLabel('Password', { exact: true }).fill('chai-and-samosa')
  await dialog.getByLabel('Confirm Password').fill('chai-and-samosa')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
}
