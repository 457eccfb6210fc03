import { expect, test } from 'vitest'
import { dayName, groupByDay } from '@/features/interactions/conversation/day_groups'
import { message } from '@/tests/conversation'

const at = (createdAt: string, no: number) => message(no, `Text ${no}`, { createdAt })

test('messages are grouped by their day in India', () => {
  const groups = groupByDay([
    at('2026-11-19T18:29:00.000Z', 1),
    at('2026-11-19T18:31:00.000Z', 2),
    at('2026-11-20T18:29:00.000Z', 3),
  ])
  expect(groups.map(({ day, messages }) => [day, messages.map(({ no }) => no)])).toEqual([
    ['2026-11-19', [1]],
    ['2026-11-20', [2, 3]],
  ])
})

test.each([
  ['2026-11-21', 'Today'],
  ['2026-11-20', 'Yesterday'],
  ['2026-11-19', '19 Nov'],
])('at 00:10 in India on 21 November, %s is %s', (day, name) => {
  const now = Date.parse('2026-11-20T18:40:00.000Z')
  expect(dayName(day, now).replace(/ 2026$/, '')).toBe(name)
})
