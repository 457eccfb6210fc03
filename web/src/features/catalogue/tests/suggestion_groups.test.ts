import { expect, test } from 'vitest'
import { suggestionsWhileTyping } from '@/features/catalogue/suggestion_groups'

const recent = ['Camera', 'camera lens', 'camera bag', 'bike'].map((q) => ({ q, location: '' }))
const suggested = ['Camera', 'Camcorder'].map((text) => ({ kind: 'title' as const, text }))

test('while typing, two recent searches with the prefix come first, and no suggestion is repeated', () => {
  const [group] = suggestionsWhileTyping(' CAM', recent, suggested)
  expect(group!.lines.map(({ text, isRecent = false }) => [text, isRecent])).toEqual([
    ['Camera', true],
    ['camera lens', true],
    ['Camcorder', false],
  ])
})

test('without a matching suggestion there is no group', () => {
  expect(suggestionsWhileTyping('xylophone', recent, [])).toEqual([])
})

test.each([
  ['Pune, Maharashtra', 'tent in Pune'],
  ['Flat 3, MG Road, Pune', 'tent in Flat 3, MG Road, Pune'],
])('a suggested search in %s has the text "%s"', (location, text) => {
  const [group] = suggestionsWhileTyping('te', [], [{ kind: 'search', text: 'tent', location }])
  expect(group!.lines[0]!.text).toBe(text)
})
