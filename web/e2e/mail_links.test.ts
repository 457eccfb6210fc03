import { newAccount, PASSWORD } from '@saajha/api/harness/new_account'
import { waitForMail } from '@saajha/api/harness/wait_for_mail'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { accessibilityViolations } from './accessibility_violations.ts'
import { test } from './fixtures.ts'
import { logIn, openLogIn } from './log_in.ts'
import { expectNotice } from './notices.ts'

const NEW_PASSWORD = 'masala-dosa'
const RESET = 'Choose a new password'

/** Waits for the e-mail and returns the path of its link with this name in the fragment, on the server of the tests. */
async function linkIn(address: string, subject: string, name: string): Promise<string> {
  const mail = { text: '' }
  const arrives = async () =>
    Object.assign(mail, await waitForMail(inject('dataDir'), address, subject))
  // A mail of a reset is delayed by up to five seconds at random.
  await expect.poll(arrives, { timeout: 60_000 }).toBeTruthy()
  const link = mail.text.split(/\s/).find((word) => word.includes(`#${name}=`))
  const { pathname, search, hash } = new URL(link!)
  return pathname + search + hash
}

async function expectNoFragment(page: Page): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash).toBe('')
}

describe('a forgotten password', () => {
  test('is reset by the link in an e-mail, which signs out elsewhere and works once', async ({
    newUser,
  }) => {
    const { page: elsewhere, user } = await newUser({ member: 'Asha Kulkarni' })
    const { page, consoleErrors } = await newUser()
    await page.goto('/')
    const dialog = await openLogIn(page)
    await dialog.getByRole('button', { name: 'Forgot password?' }).click()
    const email = dialog.getByLabel('Email')
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type(user!.email)
    await page.keyboard.press('Enter')
    await dialog.getByText('If an account has this email, a link is on its way.').waitFor()

    const link = await linkIn(user!.email, RESET, 'reset')
    await page.goto(link)
    const reset = page.getByRole('dialog', { name: RESET })
    await reset.getByLabel('New Password').fill(NEW_PASSWORD)
    await expectNoFragment(page)
    await reset.getByLabel('Confirm Password').fill(NEW_PASSWORD)
    await reset.getByRole('button', { name: 'Save password' }).click()
    await expectNotice(page, 'Please log in with your new password.')
    await logIn(page.getByRole('dialog', { name: /^Welcome to/ }), user!.username, NEW_PASSWORD)
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401)

    await page.goto(`/?again${link.slice(1)}`)
    await reset.getByLabel('New Password').fill('another-password')
    await reset.getByLabel('Confirm Password').fill('another-password')
    await reset.getByRole('button', { name: 'Save password' }).click()
    await reset.getByText('This link has expired or was already used.').waitFor()
    await reset.getByRole('button', { name: 'Send me a link' }).waitFor()
    expect(consoleErrors.splice(0).every((error) => error.includes('410'))).toBe(true)
  })

  test('is reset in Hindi', async ({ newUser }) => {
    const account = newAccount('Meera Joshi')
    const { page, context } = await newUser({ locale: 'hi-IN' })
    await page.goto('/?lang=hi')
    const registered = await context.request.post('/api/register', { data: account })
    expect(registered.ok()).toBe(true)
    await context.clearCookies()
    const requested = await context.request.post('/api/password/forgot', {
      data: { email: account.email },
    })
    expect(requested.status()).toBe(202)
    await page.goto(await linkIn(account.email, 'नया पासवर्ड चुनें', 'reset'))
    const reset = page.getByRole('dialog', { name: 'नया पासवर्ड चुनें' })
    await reset.getByLabel('नया पासवर्ड').fill(NEW_PASSWORD)
    await reset.getByLabel('पासवर्ड फिर से डालें').fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await expectNotice(page, 'कृपया अपने नए पासवर्ड से लॉग इन करें।')
  })

  test.for([360, 1280])(
    'has no accessibility violations and no horizontal scroll in its dialogs at %i px',
    async (width, { newUser }) => {
      const { page } = await newUser({ viewport: { width, height: 780 } })
      const found: string[] = []
      const look = async (what: string) => {
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme })
          await page.locator(`html.${theme}`).waitFor()
          const problems = await accessibilityViolations(page)
          found.push(...problems.map((problem) => `${what}, ${theme}: ${problem}`))
          const dialog = page.getByRole('dialog')
          const overflow = await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)
          expect(overflow, what).toBe(0)
          await screenshot(page, `${what}-${width}-${theme}`)
        }
      }
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Sign In to Continue' }).click()
      await look('log-in')
      await page.getByRole('button', { name: 'Forgot password?' }).click()
      await page.getByLabel('Email').fill(newAccount('Un Known').email)
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await page.getByText('If an account has this email').waitFor()
      await look('forgotten')
      await page.goto('/#reset=unknown')
      await page.getByRole('dialog', { name: RESET }).waitFor()
      await look('reset')
      await page.goto('/search#disown=unknown')
      await page.getByRole('dialog', { name: 'Was this not you?' }).waitFor()
      await look('disown')
      expect(found).toEqual([])
    }
  )
})

describe('an e-mail address', () => {
  test('is confirmed by the link in an e-mail without a session, after a press', async ({
    newUser,
  }) => {
    const { page: member, user } = await newUser({ member: 'Ravi Nair' })
    await member.goto('/dashboard')
    await member.getByText(/Open it to get requests by email/).waitFor()

    const { page: guest } = await newUser()
    await guest.goto(await linkIn(user!.email, 'Confirm your email', 'verify'))
    await guest.getByRole('button', { name: 'Confirm this email' }).click()
    await expectNotice(guest, 'Email confirmed')
    await guest.getByText('Authentication Required').waitFor()
    await expectNoFragment(guest)

    await member.reload()
    await member.getByRole('heading', { name: 'Ravi Nair' }).waitFor()
    expect(await member.getByRole('button', { name: 'Resend' }).count()).toBe(0)
  })

  test('is confirmed on the dashboard of the member, where the line disappears', async ({
    newUser,
  }) => {
    const { page, user } = await newUser({ member: 'Kabir Khan' })
    await page.goto(await linkIn(user!.email, 'Confirm your email', 'verify'))
    await expectNotice(page, 'Email confirmed')
    await page.getByText(/Open it to get requests by email/).waitFor({ state: 'detached' })
  })

  test('is freed for its owner, who closes the account of another person', async ({ newUser }) => {
    const { page: impostor, user } = await newUser({ member: 'False Person' })
    const { page } = await newUser()
    await page.goto(await linkIn(user!.email, 'Confirm your email', 'disown'))
    await page.getByRole('button', { name: 'Close the account' }).click()
    await expectNotice(page, 'Account closed')
    await expectNoFragment(page)
    expect((await impostor.request.get('/api/auth/user')).status()).toBe(401)
    const data = { ...newAccount('Right Owner'), email: user!.email, password: PASSWORD }
    const registered = await page.context().request.post('/api/register', { data })
    expect(registered.status()).toBe(201)
  })
})

async function screenshot(page: Page, name: string) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}
