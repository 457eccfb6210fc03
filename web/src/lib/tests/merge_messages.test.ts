import { expect, test } from 'vitest'
import { mergeMessages } from '@/lib/live/merge_messages'
import { message } from '@/tests/conversation'

const numbers = (...nos: number[]) => nos.map((no) => message(no, `Text ${no}`))
const merged = (cached: number[], received: number[]) =>
  mergeMessages(numbers(...cached), numbers(...received)).map(({ no }) => no)

test.each([
  ['newer messages follow the cached ones', [1, 2], [3, 4], [1, 2, 3, 4]],
  ['earlier messages precede the cached ones', [3, 4], [1, 2], [1, 2, 3, 4]],
  ['messages that are received twice appear once', [1, 2, 3], [2, 3, 4], [1, 2, 3, 4]],
  ['messages before a gap are dropped', [1, 2, 3], [7, 8], [7, 8]],
  ['without cached messages the received ones are kept', [], [5, 6], [5, 6]],
  ['without received messages the cached ones are kept', [5, 6], [], [5, 6]],
])('%s', (_, cached, received, expected) => {
  expect(merged(cached, received)).toEqual(expected)
})

test('a received message replaces the cached one of its number', () => {
  const [first] = mergeMessages([message(1, 'Hello')], [message(1, 'Hello', { isMine: true })])
  expect(first?.isMine).toBe(true)
})
