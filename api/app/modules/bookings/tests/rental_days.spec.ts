import { test } from '@japa/runner'
import { rentalLength } from '@saajha/contract/rental_days'

const ONE_DAY = { startDate: '2999-01-01', endDate: '2999-01-01' }
const PLAIN = { units: 1, collectAt: null, returnAt: null }

test.group('The length of a rental', () => {
  test('until {endDate} in the unit {unit} is {length}')
    .with([
      { unit: 'day', endDate: '2999-01-01', length: 1 },
      { unit: 'day', endDate: '2999-01-04', length: 3 },
      { unit: 'week', endDate: '2999-01-09', length: 2 },
      { unit: 'month', endDate: '2999-01-03', length: 1 },
      { unit: 'month', endDate: '2999-02-01', length: 1 },
      { unit: 'month', endDate: '2999-02-02', length: 2 },
      { unit: 'hour', endDate: '2999-01-03', length: 48 },
    ] as const)
    .run(({ assert }, { unit, endDate, length }) => {
      assert.equal(rentalLength(unit, { ...ONE_DAY, ...PLAIN, endDate }), length)
    })

  test('of one day by the hour is unknown without both times', ({ assert }) => {
    assert.isNull(rentalLength('hour', { ...ONE_DAY, ...PLAIN, collectAt: '10:00' }))
    const times = { collectAt: '10:00', returnAt: '12:30' }
    const length = rentalLength('hour', { ...ONE_DAY, ...PLAIN, ...times })
    assert.equal(length, 3)
  })
})
