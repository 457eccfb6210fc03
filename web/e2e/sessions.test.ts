import { PASSWORD } from '@saajha/api/harness/new_account'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from './accessibility_violations.ts'
import { test } from './fixtures.ts'
import { logIn, openLogIn } from './log_in.ts'
import { expectNotice } from './notices.ts'

const NEW_PASSWORD = 'masala-dosa'

describe('where a member is signed in', () => {
  test(
    'is listed, and a session that is ended there signs its page out at once',
    { tags: ['main'] },
    async ({ newUser }) => {
      const { page, user } = await newUser({ member: 'Asha Kulkarni' })
      const { page: lost, consoleErrors } = await newUser()
      await lost.goto('/')
      await logIn(await openLogIn(lost), user!.username, PASSWORD)
      await lost.getByRole('button', { name: 'Your account' }).waitFor()

      await page.goto('/profile/edit')
      const sessions = page.getByRole('region', { name: "Where you're signed in" })
      const rows = sessions.getByRole('listitem')
      await expect.poll(() => rows.count()).toBe(2)
      await rows.first().getByText('This device', { exact: true }).waitFor()
      await sessions.getByRole('button', { name: 'Sign out Chrome on Linux' }).press('Enter')
      await expectNotice(page, 'Signed out there')
      await expect.poll(() => rows.count()).toBe(1)
      // A request that meets the end opens a dialog over it.
      await lost.getByRole('button', { name: 'Login', includeHidden: true }).first().waitFor()
      expect((await lost.request.get('/api/auth/user')).status()).toBe(401)
      expect(consoleErrors.splice(0).every((error) => error.includes('401'))).toBe(true)
    }
  )

  test('becomes this device alone after a change of the password', async ({ newUser }) => {
    const { page, user, consoleErrors } = await newUser({ member: 'Ravi Nair' })
    const { context: elsewhere } = await newUser()
    const data = { username: user!.username, password: PASSWORD }
    expect((await elsewhere.request.post('/api/login/email', { data })).ok()).toBe(true)

    await page.goto('/profile/edit')
    const signIn = page.getByRole('region', { name: 'Sign-in' })
    await signIn.getByLabel('Current Password').fill('not-my-password')
    await signIn.getByLabel('New Password').fill('123456')
    await signIn.getByText('Many people use this password or a similar one.').waitFor()
    await signIn.getByLabel('New Password').fill(NEW_PASSWORD)
    await signIn.getByText('Good', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await signIn.getByText('This is not your current password').waitFor()
    expect(consoleErrors.splice(0).every((error) => error.includes('422'))).toBe(true)
    expect(await signIn.getByLabel('New Password').inputValue()).toBe(NEW_PASSWORD)

    // The field has the focus.
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expectNotice(page, 'Password changed')
    const sessions = page.getByRole('region', { name: "Where you're signed in" })
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)
    expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401)
    data.password = NEW_PASSWORD
    expect((await elsewhere.request.post('/api/login/email', { data })).ok()).toBe(true)
  })

  test('is left everywhere else in Hindi after a question, by keyboard', async ({ newUser }) => {
    const { page, user } = await newUser({ member: 'Meera Joshi', locale: 'hi-IN' })
    const { context: elsewhere } = await newUser()
    const data = { username: user!.username, password: PASSWORD }
    expect((await elsewhere.request.post('/api/login/email', { data })).ok()).toBe(true)

    await page.goto('/profile/edit?lang=hi')
    const end = { name: 'बाकी सब जगह लॉग आउट करें' }
    await page.getByRole('button', end).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', end).press('Enter')
    await expectNotice(page, 'बाकी सब जगह लॉग आउट हो गया')
    await expect.poll(() => page.getByRole('button', end).count()).toBe(0)
    // The focus moves once the dialog has closed.
    await expect
      .poll(() => page.evaluate(() => document.activeElement !== document.body))
      .toBe(true)
    expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401)
  })

  test.for([360, 1280])(
    'has no accessibility violations and no horizontal scroll at %i px',
    async (width, { newUser }) => {
      const { page, user } = await newUser({
        member: 'Zoya Ali',
        viewport: { width, height: 780 },
      })
      const { context: elsewhere } = await newUser()
      const data = { username: user!.username, password: PASSWORD }
      expect((await elsewhere.request.post('/api/login/email', { data })).ok()).toBe(true)
      await page.goto('/profile/edit')
      await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor()
      const signIn = page.getByRole('region', { name: 'Sign-in' })
      await signIn.getByLabel('New Password').fill('123456')
      await signIn.getByText('Very weak', { exact: true }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      const isWide = () => document.documentElement.scrollWidth > window.innerWidth
      expect(await page.evaluate(isWide)).toBe(false)
    }
  )
})
