import { PASSWORD } from '@saajha/api/harness/new_account'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillListing } from './fill_listing.ts'
import { listItem } from './list_item.ts'
import { logIn, openLogIn } from './log_in.ts'
import { photo } from './photo.ts'
import { test, type TestUser } from './fixtures.ts'
import { video } from './video.ts'
import { expectNotice } from './notices.ts'

const RESTORED = /^We restored your draft from [^.]+\.$/

test('the draft of a listing survives a reload with its photos and video, and is removed on publishing', async ({
  newUser,
}) => {
  const { page } = await newUser({ member: 'Gita Rao' })
  await fillListing(page, 'A tent for four')
  await page
    .getByLabel('Add photos')
    .setInputFiles([await photo('front.jpg', '#204060'), await photo('back.jpg', '#604020')])
  await page.getByLabel('Add a video').setInputFiles(video('tent.mp4'))
  await page.getByRole('button', { name: 'Move photo 2 earlier' }).click()
  await waitForStoredFiles(page, 2)
  await page.reload()

  await page.getByText(RESTORED).waitFor()
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('A tent for four')
  expect(await page.getByLabel('City').innerText()).toBe('Nagpur, Maharashtra')
  const photos = page.getByRole('list', { name: 'Chosen photos' }).getByRole('img')
  await expect.poll(() => photos.count()).toBe(2)
  await page.getByText('tent.mp4').waitFor()
  expect(await page.getByText('Please choose your photos and video again.').count()).toBe(0)

  await page.getByRole('button', { name: 'Publish Listing' }).click()
  await expectNotice(page, 'Listing Created!')
  await page.waitForURL('/dashboard')
  await page.goto('/create-listing')
  await page.getByLabel('Title').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('')
  expect(await page.getByText(RESTORED).count()).toBe(0)
  expect(await draftsIn(page)).toEqual([])
})

test('the draft of a listing survives a crash, and Discard removes its photos', async ({
  newUser,
}) => {
  const { page, context } = await newUser({ member: 'Gita Rao' })
  await fillListing(page, 'A tent for six')
  await page.getByLabel('Add photos').setInputFiles(await photo('front.jpg', '#204060'))
  await waitForStoredFiles(page, 1)
  // Closes without page events, like a crash.
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await again.goto('/create-listing')
  await again.getByText(RESTORED).waitFor()
  const photos = again.getByRole('list', { name: 'Chosen photos' }).getByRole('img')
  await expect.poll(() => photos.count()).toBe(1)
  await again.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => again.getByLabel('Title').inputValue()).toBe('')
  await expect.poll(() => photos.count()).toBe(0)
  expect(await draftsIn(again)).toEqual([])
  await again.reload()
  await again.getByLabel('Title').waitFor()
  expect(await again.getByText(RESTORED).count()).toBe(0)
})

test('the draft of a listing survives a sign-out in another tab, for the same member only', async ({
  newUser,
}) => {
  const owner = await newUser({ member: 'Gita Rao' })
  const { page, context } = owner
  await page.goto('/create-listing')
  await page.getByLabel('Title').fill('A tent for one')
  const otherTab = await context.newPage()
  await otherTab.goto('/')
  await otherTab.getByRole('button', { name: 'Your account' }).click()
  await otherTab.getByRole('menuitem', { name: 'Sign out' }).click()

  await page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
  await logIn(await openLogIn(page), 'asha', 'saajha-demo')
  await page.getByLabel('Title').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('')
  expect(await page.getByText(RESTORED).count()).toBe(0)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('/')
  await logIn(await openLogIn(page), owner.user!.username, PASSWORD)
  await page.getByRole('button', { name: 'Your account' }).waitFor()
  await page.goto('/create-listing')
  await page.getByText(RESTORED).waitFor()
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('A tent for one')
  await page.getByRole('button', { name: 'Discard' }).click()
  clearConsoleErrors(owner)
})

test('leaving a listing with unsaved changes by Back or reload asks for confirmation', async ({
  newUser,
}) => {
  const { page } = await newUser({ member: 'Gita Rao' })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Add New Listing' }).click()
  await page.getByLabel('Title').pressSequentially('A tent')
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/create-listing')
  expect(await page.getByLabel('Title').inputValue()).toBe('A tent')

  const dialogType = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type())
      void dialog.dismiss()
    })
  })
  await Promise.all([dialogType, page.evaluate(() => location.reload())])
  expect(await dialogType).toBe('beforeunload')
  expect(await page.getByLabel('Title').inputValue()).toBe('A tent')

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  // The form is gone only when the dashboard is shown.
  await page.getByRole('link', { name: 'Add New Listing' }).waitFor()
  await page.goForward()
  await page.getByText(RESTORED).waitFor()
})

test('the draft of a message survives a reload and is removed once it is sent', async ({
  newUser,
}) => {
  const { id } = await listItem(await newUser({ member: 'Usha Pillai' }), { title: 'A tabla' })
  const { page } = await newUser({ member: 'Om Prakash' })
  await page.goto(`/contact/${id}`)
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Om Prakash')
  await page.getByLabel('Message').fill('Is it tuned?')
  await page.getByLabel('Phone').fill('9900011111')
  await page.reload()
  await page.getByText(RESTORED).waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Is it tuned?')
  expect(await page.getByLabel('Phone').inputValue()).toBe('9900011111')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectNotice(page, 'Message Sent!')
  await page.goto(`/contact/${id}`)
  await page
    .getByRole('region', { name: /^Conversation with/ })
    .getByText('Is it tuned?')
    .waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('')
  expect(await draftsIn(page)).toEqual([])
})

async function draftsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('_draft_')))
}

/** Waits until IndexedDB holds `count` photos and the local storage holds the text. */
async function waitForStoredFiles(page: Page, count: number): Promise<void> {
  const storedCount = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('Saajha_drafts')
          opening.onsuccess = () => {
            const reading = opening.result.transaction('files').objectStore('files').getAll()
            reading.onsuccess = () =>
              resolve((reading.result[0] as { photos: { shown: [] } })?.photos.shown.length ?? 0)
          }
        })
    )
  await expect.poll(storedCount).toBe(count)
  await expect.poll(() => draftsIn(page)).toHaveLength(1)
}

/** The tab may request the member whose session has just ended. */
function clearConsoleErrors({ consoleErrors }: TestUser) {
  const others = consoleErrors.filter((each) => !each.includes('401'))
  consoleErrors.splice(0, consoleErrors.length, ...others)
}
