import { expect, test } from 'vitest'

const OFFSETS: Record<string, [winter: number, summer: number]> = {
  'UTC': [0, 0],
  'Asia/Kolkata': [330, 330],
  'America/Los_Angeles': [-480, -420],
}

test('the time zone of this run is the one of its project', () => {
  const zone = process.env.TZ ?? ''
  const offset = (day: string) => 0 - new Date(`${day}T12:00:00Z`).getTimezoneOffset()
  expect(Object.keys(OFFSETS)).toContain(zone)
  expect([offset('2026-01-15'), offset('2026-07-15')]).toEqual(OFFSETS[zone])
})
