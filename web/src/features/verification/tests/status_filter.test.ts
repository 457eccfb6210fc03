import { LIMITS } from '@saajha/contract/limits'
import { expect, test } from 'vitest'
import { queryOf, reviewChoice } from '@/features/verification/status_filter'

test.each([
  ['', 'all', ''],
  ['status=pending&name=iyer', 'pending', 'iyer'],
  ['status=expired&name=%20iyer%20', 'all', 'iyer'],
  [`name=${'a'.repeat(LIMITS.searchText.max + 1)}`, 'all', 'a'.repeat(LIMITS.searchText.max)],
])('the query string %s selects the status %s and the name %s', (query, filter, name) => {
  expect(reviewChoice(new URLSearchParams(query))).toEqual({ filter, name })
})

test.each([
  [{ filter: 'all', name: '' }, ''],
  [{ filter: 'pending', name: 'a & b' }, '?status=pending&name=a+%26+b'],
] as const)('the filter %j has the query string %s', (choice, query) => {
  expect(queryOf(choice)).toBe(query)
})
