import { test } from '@japa/runner'
import type { PriceUnit } from '@saajha/contract/item'
import { hasTimesInOrder, quoteOf, type RequestedRental } from '@saajha/contract/quote'

const RENTAL: RequestedRental = {
  startDate: '2026-12-10',
  endDate: '2026-12-12',
  units: 1,
  collectAt: null,
  returnAt: null,
}
const ONE_DAY = { ...RENTAL, endDate: RENTAL.startDate }

const priced = (price: string | null, priceUnit: PriceUnit = 'day') => ({
  price,
  priceUnit,
  isNegotiable: false,
})

test.group('The quote of a rental', () => {
  test('charges the days from the first to the last for each piece', ({ assert }) => {
    assert.deepEqual(quoteOf(priced('450.50'), RENTAL), {
      chargedDays: 2,
      priceUnits: 2,
      total: '901.00',
      lines: [{ units: 'day', count: 2, amount: '901.00' }],
      saved: null,
    })
    assert.deepEqual(quoteOf(priced('450.50'), { ...RENTAL, units: 3 }), {
      chargedDays: 2,
      priceUnits: 2,
      total: '2703.00',
      lines: [{ units: 'day', count: 2, amount: '2703.00' }],
      saved: null,
    })
  })

  test('charges {months} calendar months from {startDate} to {endDate}')
    .with([
      { startDate: '2026-01-01', endDate: '2026-01-31', months: 1 },
      { startDate: '2026-01-01', endDate: '2026-02-01', months: 1 },
      { startDate: '2026-01-15', endDate: '2026-02-15', months: 1 },
      { startDate: '2026-01-31', endDate: '2026-02-28', months: 1 },
      { startDate: '2026-02-01', endDate: '2026-03-01', months: 1 },
      { startDate: '2026-03-01', endDate: '2026-05-01', months: 2 },
      { startDate: '2026-05-01', endDate: '2026-08-01', months: 3 },
      { startDate: '2026-03-01', endDate: '2026-04-02', months: 2 },
    ])
    .run(({ assert }, { startDate, endDate, months }) => {
      const { priceUnits, total } = quoteOf(priced('9000', 'month'), {
        ...RENTAL,
        startDate,
        endDate,
      })
      assert.deepEqual({ priceUnits, total }, { priceUnits: months, total: `${9000 * months}.00` })
    })

  test('charges hours, rounded up, of one day with both times', ({ assert }) => {
    const item = priced('90', 'hour')
    const times = { collectAt: '10:00', returnAt: '12:15' }
    assert.equal(quoteOf(item, { ...ONE_DAY, ...times }).total, '270.00')
    assert.equal(quoteOf(item, { ...ONE_DAY, ...times, units: 2 }).total, '540.00')
    const twoHours = { collectAt: '10:00', returnAt: '12:00' }
    assert.equal(quoteOf(item, { ...ONE_DAY, ...twoHours }).total, '180.00')
  })

  test('of a price per day is the same with times', ({ assert }) => {
    const times = { collectAt: '10:00', returnAt: '12:15' }
    assert.deepEqual(
      quoteOf(priced('450'), { ...ONE_DAY, ...times }),
      quoteOf(priced('450'), ONE_DAY)
    )
  })

  test('has no total for {name}')
    .with([
      { name: 'a price per hour on several days', item: priced('90', 'hour'), rental: RENTAL },
      { name: 'a price per hour without times', item: priced('90', 'hour'), rental: ONE_DAY },
      {
        name: 'a return before the pick-up',
        item: priced('90', 'hour'),
        rental: { ...ONE_DAY, collectAt: '12:00', returnAt: '10:00' },
      },
      { name: 'no price', item: priced(null), rental: RENTAL },
      {
        name: 'a negotiable price',
        item: { ...priced('450'), isNegotiable: true },
        rental: RENTAL,
      },
    ])
    .run(({ assert }, { item, rental }) => {
      assert.isNull(quoteOf(item, rental).total)
    })

  test('needs a return after the pick-up on one day: {collectAt} to {returnAt}, {endDate}')
    .with([
      { collectAt: '10:00', returnAt: '10:01', endDate: '2026-12-10', isInOrder: true },
      { collectAt: '10:00', returnAt: '10:00', endDate: '2026-12-10', isInOrder: false },
      { collectAt: '10:00', returnAt: '09:59', endDate: '2026-12-10', isInOrder: false },
      { collectAt: '10:00', returnAt: '09:59', endDate: '2026-12-11', isInOrder: true },
      { collectAt: null, returnAt: '00:00', endDate: '2026-12-10', isInOrder: true },
      { collectAt: '23:59', returnAt: null, endDate: '2026-12-10', isInOrder: true },
    ])
    .run(({ assert }, { isInOrder, ...rental }) => {
      assert.equal(hasTimesInOrder({ ...RENTAL, ...rental }), isInOrder)
    })
})
