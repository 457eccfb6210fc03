import { describe, expect, inject } from 'vitest'
import { accessibilityViolations } from './accessibility_violations.ts'
import { chooseInMenu, openBooking, rentFromToday } from './current_rental.ts'
import { test } from './fixtures.ts'
import { photo } from './photo.ts'

const PHONE = { width: 360, height: 780 }

const TEXTS = {
  en: {
    details: 'Details',
    record: 'Record Handover',
    add: 'Add photos',
    condition: /^Condition/,
    uploaded: 'Uploaded',
    remove: 'Remove photo 1',
    save: 'Save',
    enlarge: {
      own: 'Enlarge image 1 of Handover · You',
      other: 'Enlarge image 1 of Handover · Renter',
    },
    image: 'Image 1 of Handover · Renter',
    viewer: 'Handover · Renter',
  },
  hi: {
    details: 'देखें',
    record: 'देते समय का रिकॉर्ड बनाएँ',
    add: 'फ़ोटो जोड़ें',
    condition: /^हालत/,
    uploaded: 'अपलोड हो गई',
    remove: 'फ़ोटो 1 हटाएँ',
    save: 'सेव करें',
    enlarge: {
      own: 'देते समय · आप की फ़ोटो 1 बड़ी करें',
      other: 'देते समय · किराएदार की फ़ोटो 1 बड़ी करें',
    },
    image: 'देते समय · किराएदार की फ़ोटो 1',
    viewer: 'देते समय · किराएदार',
  },
}

describe('a handover on the phones of its renter and its owner', () => {
  test.for(['en', 'hi'] as const)(
    'is recorded by the keyboard with a photo that both enlarge, in %s',
    async (language, { newUser }) => {
      const texts = TEXTS[language]
      const options = { viewport: PHONE, hasTouch: true }
      const owner = await newUser({ ...options, member: 'Maya Kapoor' })
      const renter = await newUser({ ...options, member: 'Ravi Joshi' })
      for (const { context } of [owner, renter])
        await context.addCookies([{ name: 'language', value: language, url: inject('app') }])
      await rentFromToday(owner, renter)

      const { page } = renter
      const dialog = await openBooking(renter, texts.details)
      const record = dialog.getByRole('button', { name: texts.record })
      await record.focus()
      await page.keyboard.press('Enter')
      await dialog
        .getByLabel(texts.add)
        .setInputFiles([await photo('front.jpg', '#a52'), await photo('back.jpg', '#25a')])
      await dialog.getByText(texts.uploaded).nth(1).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: texts.remove }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => dialog.getByText(texts.uploaded).count()).toBe(1)
      await dialog.getByLabel(texts.condition).fill('Two scratches')

      // As when a phone discards the page while its camera is open.
      await page.reload()
      await chooseInMenu(page, texts.details)
      await record.click()
      await dialog.getByText(texts.uploaded).waitFor()
      expect(await dialog.getByLabel(texts.condition).inputValue()).toBe('Two scratches')
      await dialog.getByRole('button', { name: texts.save, exact: true }).focus()
      await page.keyboard.press('Enter')
      await dialog.getByText('Two scratches').waitFor()
      await dialog.getByRole('button', { name: texts.enlarge.own }).waitFor()

      const seen = await openBooking(owner, texts.details)
      await seen.getByRole('button', { name: texts.enlarge.other }).focus()
      await owner.page.keyboard.press('Enter')
      const viewer = owner.page.getByRole('dialog', { name: texts.viewer })
      const image = viewer.getByAltText(texts.image)
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBe(1200)
      expect(await accessibilityViolations(owner.page)).toEqual([])
      await owner.page.keyboard.press('Escape')
      await viewer.waitFor({ state: 'hidden' })
      await seen.getByRole('button', { name: texts.enlarge.other }).waitFor()
    }
  )
})
