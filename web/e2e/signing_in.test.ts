import { WITHOUT_GOOGLE_SIGN_IN } from '@saajha/contract/page_settings'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { logIn, openLogIn } from './log_in.ts'
import { test } from './fixtures.ts'

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
    expect(await dialog.getByRole('link', { name: 'Continue with Google' }).count()).toBe(0)
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
    await page.getByText("Google sign-in isn't available yet", { exact: true }).waitFor()
    await expect.poll(() => page.url()).toBe(new URL('/category/camera', page.url()).href)
  })

  test('shows missing fields of a sign-up on submit and clears each error on change', async ({
    newUser,
  }) => {
    const { page } = await newUser()
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Username').fill('as')
    expect(await dialog.getByRole('alert').count()).toBe(0)

    await dialog.getByRole('button', { name: 'Create Account' }).click()
    await expect
      .poll(() => fieldErrors(dialog))
      .toEqual([
        'Full name must be at least 2 characters',
        'Username must be at least 3 characters',
        'Please enter a valid email address',
        'Password must be at least 6 characters',
        'Please confirm your password',
      ])
    await dialog.getByLabel('Full Name').fill('Asha')
    await dialog.getByLabel('Username').fill('asha.new')
    await dialog.getByLabel('Email').fill('asha@')
    await dialog.getByLabel('Password', { exact: true }).fill('secret')
    await dialog.getByLabel('Confirm Password').fill('secrets')
    await expect
      .poll(() => fieldErrors(dialog))
      .toEqual(['Please enter a valid email address', "Passwords don't match"])
    await dialog.getByLabel('Email').fill('asha@example.in')
    await dialog.getByLabel('Confirm Password').fill('secret')
    await expect.poll(() => fieldErrors(dialog)).toEqual([])
  })

  test('shows a password and hides it again', async ({ newUser }) => {
    const { page } = await newUser()
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    const password = page.getByRole('dialog').getByLabel('Password', { exact: true })
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect(await password.getAttribute('type')).toBe('password')
  })
})

describe('a member who logs in', () => {
  test('sees missing fields, then the error for a wrong password, and closes the dialog by Escape', async ({
    newUser,
  }) => {
    const { page, consoleErrors } = await newUser()
    await page.goto('/')
    const dialog = await openLogIn(page)
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect
      .poll(() => fieldErrors(dialog))
      .toEqual(['Username or email is required', 'Password is required'])

    await logIn(dialog, 'ravi', 'not-his-password')
    await page.getByText('Login Failed', { exact: true }).waitFor()
    const notice = page.locator('[data-notices]').getByText('Invalid credentials', { exact: true })
    await notice.waitFor()
    await expect.poll(() => fieldErrors(dialog)).toEqual(['Invalid credentials'])
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await notice.isVisible()).toBe(true)
    // The browser reports the 401 as a console error.
    await expect.poll(() => consoleErrors.splice(0)).toEqual([expect.stringContaining('401')])
  })

  test.for(['ravi', 'ravi@saajha.example'])('logs in as %s', async (name, { newUser }) => {
    const { page } = await newUser()
    await page.goto('/')
    const dialog = await openLogIn(page)
    await logIn(dialog, name, 'saajha-demo')
    await page.getByText('Login Successful', { exact: true }).waitFor()
    await page.getByText('Welcome back to Saajha!', { exact: true }).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menu').getByText('Ravi Shankar Iyer').waitFor()
  })

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
  test('signs up, sees the welcome toast, uses their menu and leaves no data behind on signing out', async ({
    newUser,
  }) => {
    const { page } = await newUser()
    await page.goto('/')
    await signUpAs(page, `leela.${Date.now()}`)
    await page.getByText('Account Created', { exact: true }).waitFor()
    await page.getByText("Welcome to Saajha! You're now logged in.", { exact: true }).waitFor()
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
  })

  test('sees the server’s message about a taken user name, and the values stay', async ({
    newUser,
  }) => {
    const { page, consoleErrors } = await newUser()
    await page.goto('/')
    await signUpAs(page, 'ravi')
    await page.getByText('Registration Failed', { exact: true }).waitFor()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByLabel('Email').inputValue()).toBe('ravi@example.in')
    // The browser reports the rejected request as a console error.
    await expect.poll(() => consoleErrors.splice(0)).toEqual([expect.stringMatching(/4\d\d/)])
  })
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

/** The field errors of the form, from top to bottom. */
function fieldErrors(dialog: Locator): Promise<string[]> {
  return dialog.getByRole('alert').allInnerTexts()
}
