import type { Page, Response } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { accessibilityViolations } from './accessibility_violations.ts'
import { conversationPath } from './conversations.ts'
import { bookingOn, chooseInMenu, openBooking, rentFromToday } from './current_rental.ts'
import { test, type TestUser } from './fixtures.ts'
import { indianDay } from './indian_day.ts'
import { listItem } from './list_item.ts'
import { expectNotice } from './notices.ts'
import { randomWord } from './random_word.ts'
import { takeConsoleErrors } from './take_console_errors.ts'

const PHONE = { width: 360, height: 780 }

/** Each attempt loads a page. */
const LOADS = { timeout: 90_000 }

const TEXTS = {
  en: {
    request: 'Request Booking',
    message: 'Message',
    send: 'Send Message',
    sent: 'Booking request sent',
    accept: /^Accept ₹/,
    accepted: 'Accepted',
    details: 'Details',
    own: 'This is your listing',
    cancel: 'Cancel Booking',
    cancelled: 'Cancelled',
    reason: 'Plans have changed',
    nextMonth: 'Next month',
    booked: 'booked',
    keep: 'Block Days',
    offer: 'Unblock',
    record: 'Hand Over',
    code: /^Renter's code/,
    condition: /^Condition/,
    save: 'Save',
    active: 'Handed over',
    change: 'Change Booking',
    propose: 'Propose Change',
    acceptChange: 'Accept Change',
  },
  hi: {
    request: 'बुकिंग रिक्वेस्ट भेजें',
    message: 'मैसेज',
    send: 'मैसेज भेजें',
    sent: 'बुकिंग रिक्वेस्ट भेज दी गई',
    accept: /^₹.* में स्वीकार करें$/,
    accepted: 'स्वीकार की गई',
    details: 'देखें',
    own: 'यह आपकी लिस्टिंग है',
    cancel: 'बुकिंग कैंसल करें',
    cancelled: 'कैंसल हुई',
    reason: 'प्लान बदल गया है',
    nextMonth: 'अगला महीना',
    booked: 'बुक है',
    keep: 'दिन ब्लॉक करें',
    offer: 'अनब्लॉक करें',
    record: 'सामान दें',
    code: /^किराएदार का कोड/,
    condition: /^हालत/,
    save: 'सेव करें',
    active: 'किराए पर है',
    change: 'बुकिंग बदलें',
    propose: 'बदलाव के लिए पूछें',
    acceptChange: 'बदलाव स्वीकार करें',
  },
}

describe('a rental on the phones of its renter and its owner', () => {
  for (const language of ['en', 'hi'] as const)
    test(
      `is found by its days, requested, accepted, booked and free again once cancelled, in ${language}`,
      { tags: language === 'en' ? ['main'] : [] },
      async ({ newUser }) => {
        const texts = TEXTS[language]
        const options = { viewport: PHONE, hasTouch: true }
        const owner = await newUser({ ...options, member: 'Maya Kapoor' })
        const renter = await newUser({ ...options, member: 'Ravi Joshi' })
        const guest = await newUser(options)
        for (const { context } of [owner, renter, guest])
          await context.addCookies([{ name: 'language', value: language, url: inject('app') }])
        const days = rentalDays()
        const word = randomWord()
        const { id } = await listItem(owner, { title: `Tripod ${word}` })

        const { page } = renter
        await searchByDays(renter, word, days, 1)
        await page.getByRole('link', { name: word }).first().click()
        await page.getByRole('link', { name: texts.request }).click()
        await page.getByLabel(texts.message).fill('For a wedding in Nagpur.')
        await page.getByRole('button', { name: texts.send }).click()
        await expectNotice(page, texts.sent)

        await page.goto(await conversationPath(renter))
        await bookingOn(page).waitFor()
        await owner.page.goto(await conversationPath(owner))
        expect(await accessibilityViolations(owner.page)).toEqual([])
        await bookingOn(owner.page).getByRole('button', { name: texts.accept }).dblclick()
        for (const each of [owner, renter])
          await bookingOn(each.page).getByText(texts.accepted, { exact: true }).waitFor()

        for (const each of [renter, guest])
          await expect
            .poll(() => disabledDays(each, id, days, texts.nextMonth), LOADS)
            .toEqual(days)
        await searchByDays(guest, word, days, 0)
        await owner.page.goto(`/item/${id}`)
        await owner.page.getByText(texts.own).waitFor()
        for (const day of days) {
          const label = (await dayOn(owner.page, day, texts.nextMonth)).and(
            owner.page.getByRole('button', { name: texts.booked })
          )
          await label.waitFor()
        }

        await page.goto(await conversationPath(renter))
        await chooseInMenu(page, texts.cancel)
        const own = page.getByRole('dialog')
        expect(await accessibilityViolations(page)).toEqual([])
        await own.getByRole('radio', { name: texts.reason }).check()
        await own.getByRole('button', { name: texts.cancel }).click()
        await bookingOn(page).getByText(texts.cancelled, { exact: true }).waitFor()
        await owner.page.goto(await conversationPath(owner))
        await bookingOn(owner.page).getByText(texts.cancelled, { exact: true }).waitFor()
        await expect.poll(() => disabledDays(guest, id, days, texts.nextMonth), LOADS).toEqual([])
        await searchByDays(guest, word, days, 1)
      }
    )

  test.for(['en', 'hi'] as const)(
    'cannot be requested for days that the owner keeps, until they are offered again, in %s',
    async (language, { newUser }) => {
      const texts = TEXTS[language]
      const options = { viewport: PHONE, hasTouch: true }
      const owner = await newUser({ ...options, member: 'Maya Kapoor' })
      const guest = await newUser(options)
      for (const { context } of [owner, guest])
        await context.addCookies([{ name: 'language', value: language, url: inject('app') }])
      const { id } = await listItem(owner, { title: 'A tripod' })
      const days = rentalDays()
      for (const { button, kept } of [
        { button: texts.keep, kept: days },
        { button: texts.offer, kept: [] },
      ]) {
        await owner.page.goto(`/item/${id}`)
        // Until the account is loaded, the page has the calendar of a renter.
        await owner.page.getByText(texts.own).waitFor()
        await choose(owner.page, days[0]!, texts.nextMonth)
        await choose(owner.page, days[2]!, texts.nextMonth)
        expect(await accessibilityViolations(owner.page)).toEqual([])
        await owner.page.getByRole('button', { name: button }).click()
        await expect.poll(() => disabledDays(guest, id, days, texts.nextMonth), LOADS).toEqual(kept)
      }
    }
  )

  test.for(['en', 'hi'] as const)(
    'is handed over with the code of the renter, and made longer by both, in %s',
    async (language, { newUser }) => {
      const texts = TEXTS[language]
      const options = { viewport: PHONE, hasTouch: true }
      const owner = await newUser({ ...options, member: 'Maya Kapoor' })
      const renter = await newUser({ ...options, member: 'Ravi Joshi' })
      for (const { context } of [owner, renter])
        await context.addCookies([{ name: 'language', value: language, url: inject('app') }])
      await rentFromToday(owner, renter)

      const ofRenter = await openBooking(renter, texts.details)
      const digits = (await ofRenter.getByText(/^\d{4}$/).textContent())!
      expect(await accessibilityViolations(renter.page)).toEqual([])
      const ofOwner = await openBooking(owner, texts.details)
      await ofOwner.getByRole('button', { name: texts.record }).click()
      await ofOwner
        .getByLabel(texts.code)
        .fill(String((Number(digits) + 1) % 10_000).padStart(4, '0'))
      await ofOwner.getByLabel(texts.condition).fill('No scratches')
      await ofOwner.getByRole('button', { name: texts.save }).click()
      await ofOwner.getByRole('alert').waitFor()
      await takeConsoleErrors(owner.consoleErrors, '422')
      expect(await accessibilityViolations(owner.page)).toEqual([])
      await ofOwner.getByLabel(texts.code).fill(digits)
      await ofOwner.getByRole('button', { name: texts.save }).dblclick()
      await ofOwner.getByText('No scratches').waitFor()
      for (const dialog of [ofOwner, ofRenter])
        await dialog.getByText(texts.active, { exact: true }).waitFor()

      await ofRenter.getByRole('button', { name: texts.change }).click()
      await ofRenter.locator(`[data-day="${indianDay(3)}"] button`).click()
      expect(await accessibilityViolations(renter.page)).toEqual([])
      await ofRenter.getByRole('button', { name: texts.propose }).dblclick()
      const accept = ofOwner.getByRole('button', { name: texts.acceptChange })
      await accept.waitFor()
      expect(await accessibilityViolations(owner.page)).toEqual([])
      await accept.dblclick()
      for (const dialog of [ofOwner, ofRenter]) await dialog.getByText('₹2,250').first().waitFor()
      await accept.waitFor({ state: 'detached' })
    }
  )
})

/** Both ends of a rental and the day between. */
function rentalDays(): string[] {
  const now = Date.now()
  return [2, 3, 4].map((later) => indianDay(later, now))
}

/** Opens the search for a word on the days of a rental, which finds so many listings, again if a busy server rejects it. */
async function searchByDays(
  { page }: TestUser,
  word: string,
  days: string[],
  count: number
): Promise<void> {
  const found = page.getByText(/^\d+ (items?|आइटम)$/)
  const again = page.getByRole('button', { name: /^(Try Again|फिर कोशिश करें)$/ })
  await page.goto(`/search?q=${word}&from=${days[0]}&to=${days[2]}`)
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click()
      return (await found.isVisible()) ? parseInt((await found.textContent())!) : null
    }, LOADS)
    .toBe(count)
}

async function choose(page: Page, day: string, nextMonth: string): Promise<void> {
  await (await dayOn(page, day, nextMonth)).click()
}

async function dayOn(page: Page, day: string, nextMonth: string) {
  const cell = page.locator(`[data-day="${day}"]:not([data-outside]) button`)
  await page.locator('[data-day]').first().waitFor()
  if ((await cell.count()) === 0) await page.getByRole('button', { name: nextMonth }).click()
  return cell
}

/** Which of the days cannot be chosen in the item's calendar. */
async function disabledDays(
  { page }: TestUser,
  itemId: string,
  days: string[],
  nextMonth: string
): Promise<string[]> {
  const isCalendar = (response: Response) => response.url().includes('/calendar?')
  await Promise.all([page.waitForResponse(isCalendar), page.goto(`/item/${itemId}`)])
  const disabled: string[] = []
  for (const day of days) {
    if (await (await dayOn(page, day, nextMonth)).isDisabled()) disabled.push(day)
  }
  return disabled
}
