import { expect, test } from 'vitest'
import { offersWhileTyping } from '@/features/catalogue/suggestion_groups'

const recent = ['Camera', 'camera lens', 'camera bag', 'bike'].map((q) => ({ q, location: '' }))
const suggested = ['Camera', 'Camcorder'].map((text) => ({ kind: 'title' as const, text }))

test('while typing, two recent searches that begin so come first, and nothing is offered twice', () => {
  const [group] = offersWhileTyping(' CAM', recent, suggested)
  expect(group!.lines.map(({ text, isRecent = false }) => [text, isRecent])).toEqual([
    ['Camera', true],
    ['camera lens', true],
    ['Camcorder', false],
  ])
})

test('where nothing begins so, there is no group', () => {
  expect(offersWhileTyping('xylophone', recent, [])).toEqual([])
})
