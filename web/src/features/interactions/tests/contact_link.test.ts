import { expect, test } from 'vitest'
import { contactLink } from '@/features/interactions/contact_link'

const about = { itemId: 'i1', title: 'Tent', ownerName: 'Asha' }

test('the link of a booking request has both days', () => {
  expect(contactLink(about, { start: '2026-11-23', end: '2026-11-26' })).toBe(
    '/contact/i1?owner=Asha&item=Tent&intent=booking&startDate=2026-11-23&endDate=2026-11-26'
  )
})

test('the link has no day and no intent until both are selected', () => {
  expect(contactLink(about, { start: '2026-11-23', end: null })).toBe(
    '/contact/i1?owner=Asha&item=Tent'
  )
})
