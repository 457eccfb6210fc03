import { PASSWORD } from '@saajha/api/harness/new_account'
import { expect } from 'vitest'
import { openLogIn } from './log_in.ts'
import { test } from './fixtures.ts'

test('a suspended member who signs in reads the reason and appeals, and an administrator reads the appeal', async ({
  newUser,
}) => {
  const [member, admin, guest] = await Promise.all([
    newUser({ member: 'Leela Rao' }),
    newUser({ demoUser: 'admin' }),
    newUser({ viewport: { width: 1280, height: 900 } }),
  ])
  const { id, username } = member.user!
  const reason = `Nobody got the camera of ${username}`
  const suspended = await admin.context.request.put(`/api/admin/members/${id}/suspension`, {
    data: { isSuspended: true, reason },
  })
  expect(suspended.ok(), await suspended.text()).toBe(true)

  const { page, consoleErrors } = guest
  await page.goto('/')
  const dialog = await openLogIn(page)
  await dialog.getByLabel('Username or Email').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  const appeal = page.getByRole('dialog', { name: 'Your account is suspended' })
  await appeal.getByText(reason).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await appeal.getByLabel('What should we know?').fill('I was in hospital')
  await appeal.getByRole('button', { name: 'Send' }).click()
  const number = await page.getByText(/^Reference number: SJ-/).innerText()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const ticket = number.split(' ').at(-1)!
  await admin.page.goto(`/admin?area=reports&find=${ticket}&ticket=${ticket}`)
  await admin.page.getByText('I was in hospital').first().waitFor()
  // The browser reports the 403 of the sign-in as a console error.
  const refused = consoleErrors.splice(0)
  expect(refused.every((each) => each.includes('403'))).toBe(true)
})
