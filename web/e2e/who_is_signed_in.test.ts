import { PASSWORD } from '@saajha/api/harness/new_account'
import { describe, expect } from 'vitest'
import { intercept } from './intercept.ts'
import { logIn, openLogIn } from './log_in.ts'
import { test } from './fixtures.ts'
import { expectNotice } from './notices.ts'

test('a member whose session has expired sees a message, signs in, and stays on the same page', async ({
  newUser,
}) => {
  const { page, context, consoleErrors, user } = await newUser({ member: 'Leela Menon' })
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: /^Notifications/ }).waitFor()
  await page.waitForLoadState('networkidle')
  // The session ends while the tab loads: any request after its end closes the dashboard.
  const stop = await intercept(page, /\/api\/notifications(\?|$)/, async (route) => {
    stop()
    await context.clearCookies()
    await route.fulfill({ response: await page.request.fetch(route.request().url()) })
  })
  await page.getByRole('tab', { name: /^Notifications/ }).click()
  await expectNotice(page, 'Your session has ended')
  expect(await page.getByText(/check your connection/).count()).toBe(0)
  await logIn(page.getByRole('dialog'), user!.username, PASSWORD)
  await page.getByRole('tab', { name: /^Notifications/, selected: true }).waitFor()
  await page.getByRole('button', { name: 'Your account' }).waitFor()
  await expect
    .poll(() => consoleErrors.splice(0))
    .toEqual(expect.arrayContaining([expect.stringContaining('401')]))
})

describe('the session', () => {
  test('is not requested by a guest’s pages, and once after a log-in', async ({ newUser }) => {
    const { page, context } = await newUser()
    let requests = 0
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/auth/user') requests += 1
    })
    const banner = page.getByRole('banner')
    const account = page.getByRole('button', { name: 'Your account' })
    for (const path of ['/', '/search', '/dashboard', '/']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await banner.getByRole('button', { name: 'Login' }).waitFor()
    }
    expect(requests).toBe(0)

    const dialog = await openLogIn(page)
    await logIn(dialog, 'ravi', 'saajha-demo')
    await account.waitFor()
    // A browser that blocks cookies is told after the log-in.
    expect(requests).toBe(1)
    await page.reload()
    await account.waitFor()
    expect(await banner.getByRole('button', { name: 'Login' }).count()).toBe(0)
    expect(requests).toBe(2)
    const otherTab = await context.newPage()
    await otherTab.goto('/')
    await otherTab.getByRole('button', { name: 'Your account' }).waitFor()
    expect(requests).toBe(3)
    // A tab that is notified of the sign-out may send a request before the browser has deleted the cookie.
    await otherTab.close()

    await account.click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await banner.getByRole('button', { name: 'Login' }).waitFor()
    await page.goto('/search', { waitUntil: 'networkidle' })
    await banner.getByRole('button', { name: 'Login' }).waitFor()
    expect(await account.count()).toBe(0)
    expect(requests).toBe(3)
  })

  test('is requested once by a page after it ended elsewhere', async ({ newUser }) => {
    const { page, context, consoleErrors } = await newUser({ member: 'Leela Menon' })
    await context.clearCookies({ name: /session$/ })
    const rejected = page.waitForResponse('**/api/auth/user')
    await page.goto('/')
    expect((await rejected).status()).toBe(401)
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names.filter((name) => /session$|signed_in$/.test(name))).toEqual([])
    // The browser reports the 401 as a console error.
    await expect.poll(() => consoleErrors.splice(0)).toEqual([expect.stringContaining('401')])
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
  })
})
