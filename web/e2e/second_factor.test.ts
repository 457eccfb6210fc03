import { AuthenticatorApp } from '@saajha/api/harness/authenticator_app'
import { beforeEach, describe, expect } from 'vitest'
import { accessibilityViolations } from './accessibility_violations.ts'
import { clippedText } from './clipped_text.ts'
import { test } from './fixtures.ts'
import { START_TIMEOUT_MS, startApp, type App } from './start_app.ts'

const PHONE = { width: 360, height: 780 }

describe('two-step sign-in that the site requires', () => {
  let app: App

  beforeEach(async () => {
    app = await startApp({ ADMIN_SECOND_FACTOR: 'required' })
    return () => app.close()
  }, 2 * START_TIMEOUT_MS)

  test('is set up with the keyboard and asked for once in each session', async ({ newUser }) => {
    const problems: string[] = []
    const admin = await newUser({ demoUser: 'admin', baseURL: app.url, viewport: PHONE })
    const { page, consoleErrors } = admin
    const check = async (of: typeof page, step: string) => {
      const found = [...(await accessibilityViolations(of)), ...(await clippedText(of))]
      problems.push(...found.map((problem) => `${step}: ${problem}`))
    }
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
    await page.getByRole('link', { name: 'Go to your profile' }).click()
    const card = page.getByRole('region', { name: 'Two-step sign-in' })
    await card.getByRole('button', { name: 'Set up' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('saajha-demo')
    await page.keyboard.press('Enter')

    const link = await card.getByRole('link', { name: 'Open in an app' }).getAttribute('href')
    const codes = new AuthenticatorApp(new URL(link!).searchParams.get('secret')!)
    await check(page, 'the secret')
    await page.keyboard.type(codes.code())
    await page.keyboard.press('Enter')
    const list = card.getByRole('list', { name: 'Recovery codes' })
    await list.waitFor()
    await check(page, 'the recovery codes')
    expect(await list.getByRole('listitem').count()).toBe(10)
    const recoveryCode = await list.getByRole('listitem').first().innerText()
    await card.getByRole('button', { name: 'Done' }).click()
    await card.getByText('Recovery codes left: 10').waitFor()
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Document Verification' }).waitFor()
    expect(consoleErrors.splice(0).every((error) => error.includes('403'))).toBe(true)

    const next = await newUser({
      demoUser: 'admin',
      baseURL: app.url,
      viewport: PHONE,
    })
    await next.context.addInitScript(() => {
      localStorage.setItem('language', 'hi')
      localStorage.setItem('theme', 'dark')
    })
    await next.page.goto('/admin')
    const form = next.page.getByRole('region', { name: 'अपना कोड डालें' })
    await form.getByRole('button', { name: 'रिकवरी कोड डालें' }).click()
    await check(next.page, 'the code')
    await form.getByLabel('रिकवरी कोड', { exact: true }).fill(recoveryCode.toLowerCase())
    await next.page.keyboard.press('Enter')
    await next.page.getByRole('tab', { name: 'दस्तावेज़ों की जाँच' }).waitFor()
    expect(next.consoleErrors.splice(0).every((error) => error.includes('403'))).toBe(true)
    expect(problems).toEqual([])
    // The app stops before the fixture closes the pages: they would report its refused connections.
    await Promise.all([admin, next].map(({ context }) => context.close()))
  })
})
