import { expect, test } from 'vitest'
import { messageParts } from '@/features/interactions/conversation/message_parts'

const own = window.location.origin
const paths = (text: string) => messageParts(text).flatMap(({ path }) => path ?? [])

test('a URL of this site’s pages is a link, without the punctuation after it', () => {
  expect(messageParts(`See ${own}/item/i2, please`)).toEqual([
    { text: 'See ', path: null },
    { text: `${own}/item/i2`, path: '/item/i2' },
    { text: ', please', path: null },
  ])
})

test.each([
  'https://example.com/item/i1',
  `${own.replace('//', '//user@')}.example.com/item/i1`,
  `${own}.example.com/item/i1`,
  `${own}@example.com/item/i1`,
  `${own}/api/logout`,
  `${own}/no-such-page/1`,
  'javascript:alert(1)',
  'https://',
])('a text stays text: %s', (text) => {
  expect(paths(text)).toEqual([])
  expect(
    messageParts(text)
      .map((part) => part.text)
      .join('')
  ).toBe(text)
})

test('a link of this site loses its fragment, which may hold a token', () => {
  expect(paths(`${own}/search?q=tent#reset=abc`)).toEqual(['/search?q=tent'])
})
