import { WITHOUT_PLACEHOLDER_RATINGS } from '@saajha/contract/page_settings'
import { expect, onTestFinished, test } from 'vitest'
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

const RATED = { rating: 4.2, reviewCount: 2 }
const UNRATED = { rating: null, reviewCount: 0 }

test.each([
  { setting: 'on', item: RATED, owner: UNRATED, rating: '4.2', ownerRating: null },
  { setting: 'on', item: UNRATED, owner: RATED, rating: '4.5', ownerRating: null },
  { setting: 'on', item: UNRATED, owner: UNRATED, rating: '4.5', ownerRating: null },
  { setting: 'on', item: {}, owner: {}, rating: '4.5', ownerRating: null },
  { setting: 'off', item: RATED, owner: RATED, rating: '4.2', ownerRating: null },
  { setting: 'off', item: UNRATED, owner: RATED, rating: null, ownerRating: '4.2' },
  { setting: 'off', item: UNRATED, owner: UNRATED, rating: null, ownerRating: null },
  { setting: 'off', item: {}, owner: {}, rating: null, ownerRating: null },
])(
  'with placeholder ratings $setting, a card of an item with $item and an owner with $owner shows $rating, and $ownerRating of its owner',
  ({ setting, item, owner, ...shown }) => {
    const { rating: _, reviewCount: __, ...unrated } = camera
    if (setting === 'off') {
      const mark = Object.assign(document.createElement('meta'), {
        name: WITHOUT_PLACEHOLDER_RATINGS,
      })
      document.head.append(mark)
      onTestFinished(() => mark.remove())
    }
    const { rating, ownerRating } = cardView({
      ...unrated,
      ...item,
      owner: { ...camera.owner, ...owner },
    })
    expect({ rating, ownerRating }).toEqual(shown)
  }
)
