import { expect, test } from 'vitest'
import { namesDiffer } from '@/features/verification/names_differ'

test.each([
  ['Meera Kulkarni', 'MEERA KULKARNI'],
  ['Kulkarni Meera', 'Meera Kulkarni'],
  ['Smt. Meera Kulkarni', 'Meera Kulkarni'],
  ['Dr Meera  Kulkarni', 'Shri Kulkarni, Meera'],
  ['José D’Souza', "Jose D'Souza"],
  ['श्रीमती मीरा कुलकर्णी', 'मीरा कुलकर्णी'],
])('%s and %s are one name', (holder, member) => {
  expect(namesDiffer(holder, member)).toBe(false)
})

test.each([
  ['M Kulkarni', 'Meera Kulkarni'],
  ['Meera Joshi', 'Meera Kulkarni'],
  ['Meera Kulkarni Joshi', 'Meera Kulkarni'],
  ['मीरा कुलकर्णी', 'मीर कुलकर्णी'],
  ['मीरा कुलकर्णी', 'Meera Kulkarni'],
])('%s and %s are different names', (holder, member) => {
  expect(namesDiffer(holder, member)).toBe(true)
})
