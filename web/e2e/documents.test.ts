import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { photo } from './photo.ts'
import { test } from './fixtures.ts'
import { expectNotice } from './notices.ts'
import { randomWord } from './random_word.ts'
import { takeConsoleErrors } from './take_console_errors.ts'

describe('a member’s identity document', () => {
  test(
    'is verified by the administrator, and tick and notification appear without a reload',
    { tags: ['main'] },
    async ({ newUser }) => {
      const name = `Farida ${randomWord()}`
      const [member, admin] = await Promise.all([
        newUser({ member: name }),
        newUser({ demoUser: 'admin' }),
      ])
      const { page } = member
      await submitDocument(page, 'Farida Khan')
      const mine = page.getByRole('list', { name: 'Your documents' })
      await mine.getByText('Pending', { exact: true }).waitFor()
      await mine.getByText('PAN card').waitFor()
      const types = page.getByLabel('Document Type').getByRole('option')
      expect(await types.allInnerTexts()).not.toContain('PAN card')
      await page.getByRole('link', { name: 'Back to Dashboard' }).click()
      await page.getByRole('heading', { name }).waitFor()
      expect(await page.getByText('Verified', { exact: true }).count()).toBe(0)
      await page.evaluate(() => Object.assign(window, { neverReloaded: true }))

      await admin.page.goto(`/admin?name=${name}`)
      await admin.page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
      for (const tab of [/User Management/, /Reports & Safety/, /Analytics/])
        expect(await admin.page.getByRole('tab', { name: tab }).isDisabled()).toBe(true)
      expect(await admin.page.getByText('Coming Soon', { exact: true }).count()).toBe(3)
      const row = admin.page.getByRole('row').filter({ hasText: name })
      await row.getByText('ABCDE1234F').waitFor()
      await row.getByRole('button', { name: /^Enlarge image 1/ }).click()
      const image = admin.page.getByRole('dialog').getByRole('img').first()
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(0)
      await admin.page.keyboard.press('Escape')
      await row.getByRole('button', { name: /^Verify/ }).click()
      await expectNotice(admin.page, 'Document verified')
      await row.getByText('Verified', { exact: true }).waitFor()
      expect(await row.getByRole('button', { name: /^(Verify|Reject)/ }).count()).toBe(0)

      await page.getByText('Verified', { exact: true }).waitFor()
      await page.getByRole('link', { name: '1 Notifications, unread' }).click()
      await page.getByRole('heading', { name: 'Your PAN card was verified' }).waitFor()
      expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
      await page.goto('/profile/edit')
      await mine.getByText('Verified', { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: 'Submit Document' }).count()).toBe(0)
    }
  )

  test('is rejected with a reason that the member reads immediately', async ({ newUser }) => {
    const name = `Farida ${randomWord()}`
    const [member, admin] = await Promise.all([
      newUser({ member: name }),
      newUser({ demoUser: 'admin' }),
    ])
    const { page } = member
    await submitDocument(page, 'Farida Khan')
    await page.getByRole('list', { name: 'Your documents' }).waitFor()

    await admin.page.goto(`/admin?status=pending&name=${name}`)
    const row = admin.page.getByRole('row').filter({ hasText: name })
    await row.getByRole('button', { name: /^Reject/ }).click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('   ')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await dialog.getByText('Rejection reason required', { exact: true }).waitFor()
    await dialog.getByLabel('Reason').fill('The photo is blurred')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expectNotice(admin.page, 'Document rejected')
    await row.waitFor({ state: 'hidden' })
    await admin.page.goto(`/admin?status=rejected&name=${name}`)
    await row.getByText('The photo is blurred').waitFor()

    const mine = page.getByRole('list', { name: 'Your documents' })
    await mine.getByText('Rejected', { exact: true }).waitFor()
    await mine.getByText('The photo is blurred').waitFor()
    await mine.getByRole('button', { name: 'Resubmit' }).click()
    await expectNotice(
      page,
      "You can't resubmit this one yet. Please submit another document below."
    )
    await page.getByRole('link', { name: '1 Notifications, unread' }).click()
    await page.getByRole('heading', { name: 'Your PAN card was rejected' }).waitFor()
    await page.getByText('Reason: The photo is blurred').waitFor()
  })

  test('is corrected while it is pending, and decided only after the administrator has loaded the correction', async ({
    newUser,
  }) => {
    const name = `Farida ${randomWord()}`
    const [member, admin] = await Promise.all([
      newUser({ member: name }),
      newUser({ demoUser: 'admin' }),
    ])
    const { page } = member
    await submitDocument(page, 'Farida Kahn')
    await admin.page.goto(`/admin?status=pending&name=${name}`)
    const row = admin.page.getByRole('row').filter({ hasText: name })
    await row.getByText('ABCDE1234F').waitFor()

    await page.getByRole('button', { name: 'Edit PAN card' }).click()
    const form = page.getByRole('form', { name: 'Edit PAN card' })
    await form.getByLabel('Document Number').fill('VWXYZ 9876 K')
    await form.getByLabel('Holder Name').fill('Farida Khan')
    await form.getByLabel('Add images').setInputFiles(await photo('back.jpg', '#7f8c8d'))
    await form.getByRole('button', { name: 'Update Document' }).click()
    await expectNotice(page, 'Document updated successfully')
    const mine = page.getByRole('list', { name: 'Your documents' })
    await mine.getByText('XXXXXX876K').waitFor()
    await mine.getByText('Farida Khan', { exact: true }).waitFor()
    expect(await mine.getByRole('button', { name: /^Enlarge image/ }).count()).toBe(2)

    // Another tab of the administrator has loaded the correction; this one has not.
    await admin.page.request.get('/api/admin/verification-documents?status=pending')
    await row.getByRole('button', { name: /^Verify/ }).click()
    await expectNotice(
      admin.page,
      'This document was corrected after you opened it. Please look at it again.'
    )
    await takeConsoleErrors(admin.consoleErrors, '409 (Conflict)')
    await row.getByText('VWXYZ9876K').waitFor()
    await row.getByText('Farida Khan', { exact: true }).waitFor()
    expect(await row.getByRole('button', { name: /^Enlarge image/ }).count()).toBe(2)
    await row.getByRole('button', { name: /^Verify/ }).click()
    await expectNotice(admin.page, 'Document verified')
    await mine.getByText('Verified', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Edit PAN card' }).count()).toBe(0)
  })
})

async function submitDocument(page: Page, holder: string): Promise<void> {
  await page.goto('/profile/edit')
  await page.getByLabel('Document Type').selectOption({ label: 'PAN card' })
  await page.getByLabel('Document Number').fill('ABCDE 1234 F')
  await page.getByLabel('Holder Name').fill(holder)
  await page.getByLabel('Add images').setInputFiles(await photo('pan.jpg', '#34495e'))
  await page.getByRole('button', { name: 'Submit Document' }).click()
  await expectNotice(page, 'Document uploaded successfully')
}
