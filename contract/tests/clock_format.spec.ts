import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockFormat, momentFormat } from '../src/clock_format.ts'

const TIMES = [
  ['05:30', '5:30 am', 'सुबह 5:30 बजे'],
  ['10:00', '10:00 am', 'सुबह 10 बजे'],
  ['12:00', '12:00 pm', 'दोपहर 12 बजे'],
  ['15:40', '3:40 pm', 'दोपहर 3:40 बजे'],
  ['18:30', '6:30 pm', 'शाम 6:30 बजे'],
  ['21:00', '9:00 pm', 'रात 9 बजे'],
  ['00:15', '12:15 am', 'रात 12:15 बजे'],
] as const

for (const [time, english, hindi] of TIMES)
  test(`${time} is ${english} in English and ${hindi} in Hindi`, () => {
    const moment = new Date(`2026-11-28T${time}:00+05:30`)
    const format = (language: 'en' | 'hi') => clockFormat(language, 'Asia/Kolkata')(moment)
    // The space before am and pm is a narrow one in some releases.
    assert.equal(format('en').replace(/\s/g, ' '), english)
    assert.equal(format('hi'), hindi)
  })

test('a moment is its date and its time in the language', () => {
  const moment = new Date('2026-11-26T01:35:00+05:30')
  const format = (language: 'en' | 'hi') => momentFormat(language, 'Asia/Kolkata')(moment)
  assert.equal(format('en').replace(/\s/g, ' '), '26 Nov 2026, 1:35 am')
  assert.equal(format('hi'), '26 नव॰ 2026, रात 1:35 बजे')
})
