import type { Booking } from '@saajha/contract/booking'
import { HANDOVER_STAGES, type NewHandoverRecord } from '@saajha/contract/handover'
import { LIMITS } from '@saajha/contract/limits'
import { describe, expect, inject } from 'vitest'
import { rentFromToday } from './current_rental.ts'
import { test } from './fixtures.ts'

const SENTENCES = {
  en: 'Two scratches on the left of the lens, one dent below the handle. ',
  hi: 'लेंस के बाईं ओर दो खरोंचें हैं, हैंडल के नीचे एक जगह दबा हुआ है। ',
}

describe('the printed agreement of a booking', () => {
  test.for(['en', 'hi'] as const)(
    'is one page of A4 with four records at their limits, in %s',
    async (language, { newUser }) => {
      const owner = await newUser({ member: 'Maya Kapoor' })
      const renter = await newUser({ member: 'Ravi Joshi' })
      await owner.context.addCookies([{ name: 'language', value: language, url: inject('app') }])
      await rentFromToday(owner, renter)
      const bookings = await owner.context.request.get('/api/bookings?as=owner')
      const [{ id, itemId }] = (await bookings.json()) as [Booking]
      const text = (length: number) => SENTENCES[language].repeat(20).slice(0, length).trimEnd()
      const { max, length } = LIMITS.handoverParts
      for (const stage of HANDOVER_STAGES) {
        for (const { context } of [owner, renter]) {
          const data: NewHandoverRecord = {
            stage,
            parts: Array.from({ length: max }, (_, n) => `${n + 1} ${text(length - 3)}`),
            depositNote: text(LIMITS.depositNote.max),
            note: text(LIMITS.handoverNote.max),
            ...(stage === 'start' ? { depositAmount: '5000', depositWay: 'upi' } : {}),
            ...(stage === 'end' ? { depositReturned: '4500' } : {}),
          }
          const response = await context.request.post(`/api/bookings/${id}/handover`, { data })
          expect(response.ok(), await response.text()).toBe(true)
        }
      }
      await owner.page.goto(`/contact/${itemId}?print=${id}`)
      await expect.poll(() => owner.page.getByRole('article').getByRole('listitem').count()).toBe(4)
      await owner.page.evaluate(() => document.fonts.ready.then(() => {}))
      const paper = await owner.page.pdf({ format: 'A4', margin: margins('10mm') })
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    }
  )
})

function margins(size: string) {
  return { top: size, right: size, bottom: size, left: size }
}
