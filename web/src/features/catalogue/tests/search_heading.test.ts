import { expect, test } from 'vitest'
import { parseSearchQuery } from '@saajha/contract/search_query'
import { searchHeading } from '@/features/catalogue/search_heading'

const heading = (query: string) => searchHeading(parseSearchQuery(new URLSearchParams(query)))

test('a search within a filter is named below the filter', () => {
  const { title, subtitle } = heading('filter=featured&q=camera&location=Pune')
  expect(title).toBe('Featured Rentals')
  expect(subtitle).toMatch(/camera.*Pune/)
  expect(heading('filter=featured').subtitle).not.toMatch(/camera/)
})

test('a list of everything says whether the newest come first', () => {
  expect(heading('').subtitle).toBe(heading('sort=newest').subtitle)
  expect(heading('').subtitle).not.toBe(heading('sort=price').subtitle)
})

test.each(['verified=true', 'category=bike&sort=price'])(
  'a list with the filters %s does not say that it has everything people rent out',
  (query) => {
    expect(heading(query)).toEqual({
      title: 'Browse All Items',
      subtitle: 'Everything that matches your filters',
    })
  }
)

test('a search by location alone shows the location below its heading', () => {
  expect(heading('location=Pune')).toEqual({
    title: 'Search Results',
    subtitle: 'Showing results in "Pune"',
  })
})
