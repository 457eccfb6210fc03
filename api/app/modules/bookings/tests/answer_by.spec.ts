import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { answerBy } from '@saajha/contract/answer_by'
import { TIME_ZONE } from '@saajha/contract/time_zone'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A Monday in India. */
const MONDAY = DateTime.fromISO('2026-12-07', { zone: TIME_ZONE })

/** The first day is in so many days, Monday being 0. */
const ROWS = [
  { asked: 'Mon 10:00', hours: 10, firstDay: 5, due: 'Tue 10:00:00' },
  { asked: 'Mon 21:00', hours: 21, firstDay: 2, due: 'Tue 10:30:00' },
  { asked: 'Mon 23:00', hours: 23, firstDay: 1, due: 'Tue 10:00:00' },
  { asked: 'Tue 09:00', hours: 33, firstDay: 1, due: 'Tue 12:00:00' },
  { asked: 'Tue 22:30', hours: 46.5, firstDay: 1, due: 'Tue 23:59:59' },
  { asked: 'Tue 23:58', hours: 24 + 23 + 58 / 60, firstDay: 1, due: 'Wed 00:28:00' },
]

const ZONES = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles']

for (const zone of ZONES) {
  test.group(`The deadline of an answer on a computer in ${zone}`, (group) => {
    group.each.setup(() => {
      const former = process.env.TZ
      process.env.TZ = zone
      return () => {
        if (former === undefined) delete process.env.TZ
        else process.env.TZ = former
      }
    })

    test('of a request of {asked} is {due}')
      .with(ROWS)
      .run(({ assert }, { hours, firstDay, due }) => {
        const now = MONDAY.plus({ minutes: Math.round(hours * 60) }).toJSDate()
        const answered = answerBy(now, MONDAY.plus({ days: firstDay }).toISODate()!)
        const shown = DateTime.fromJSDate(answered, { zone: TIME_ZONE }).toFormat('ccc HH:mm:ss')
        assert.equal(shown, due)
      })

    test('is in half an hour at the earliest, on the first day at the latest, and never at night', () => {
      const minuteOfWeek = fc.nat(7 * 24 * 60 - 1)
      fc.assert(
        fc.property(minuteOfWeek, fc.nat(400), (minute, days) => {
          const asked = MONDAY.plus({ minutes: minute })
          const first = asked.startOf('day').plus({ days })
          const due = answerBy(asked.toJSDate(), first.toISODate()!).getTime()
          const earliest = asked.toMillis() + 30 * MINUTE
          const latest = Math.max(first.toMillis() + 24 * HOUR - 1_000, earliest)
          const { hour } = DateTime.fromMillis(due, { zone: TIME_ZONE })
          const isNight = hour < 8 || hour >= 22
          return (
            due >= earliest && due <= latest && (!isNight || due === earliest || due === latest)
          )
        }),
        { numRuns: 2_000 }
      )
    })
  })
}
