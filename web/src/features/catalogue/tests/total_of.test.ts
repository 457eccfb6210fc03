import { parseSearchQuery } from '@saajha/contract/search_query'
import { expect, test } from 'vitest'
import { totalOf } from '@/features/catalogue/total_of'
import { bike } from '@/tests/bike'

test('a card of a list with days shows the total with the weeks and months of its listing', () => {
  const all = parseSearchQuery(new URLSearchParams())
  const query = { ...all, from: '2999-01-05', to: '2999-01-15' }
  const item = { ...bike, price: '500.00', weeklyPrice: '2500.00', monthlyPrice: '8000.00' }
  expect(totalOf(query)!(item)).toMatch(/^₹4,000 for /)
})
