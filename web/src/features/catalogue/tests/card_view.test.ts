import { expect, test } from 'vitest'
import { cardView } from '@/features/catalogue/card_view'
import { camera } from '@/tests/camera'

test('a card has the price per unit, or that it is negotiable', () => {
  expect(cardView({ ...camera, price: '450.50', priceUnit: 'week' }).price).toBe('₹450.50/week')
  expect(cardView({ ...camera, price: null }).price).toBe('Price Negotiable')
})

test('a card has the listing’s own phone, and else its owner’s', () => {
  const owner = { ...camera.owner, phone: '9800000001' }
  expect(cardView({ ...camera, owner, contactPhone: '9800000002' }).contactPhone).toBe('9800000002')
  expect(cardView({ ...camera, owner, contactPhone: null }).contactPhone).toBe('9800000001')
})

test('no line break divides a range of numbers in a title', () => {
  expect(cardView({ ...camera, title: 'Zoom 18-45 mm, e-bike' }).title).toBe(
    'Zoom 18-\u206045 mm, e-bike'
  )
})
