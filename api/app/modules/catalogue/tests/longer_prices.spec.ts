import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

const PRICES = { price: '500.00', weeklyPrice: '2500.00', monthlyPrice: '8000.00' }

test.group('Prices of a listing for a week and a month', (group) => {
  let owner: Member
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
  })

  const change = (item: Item, changes: object) => owner.put(`/api/items/${item.id}`).json(changes)

  test('are kept beside a price per day, as members type amounts, and shown in lists', async ({
    client,
    assert,
  }) => {
    const item = await listItem(owner, {
      price: 500,
      weeklyPrice: '₹ 2,500/-',
      monthlyPrice: '८,०००',
    })
    assert.containsSubset(item, PRICES)
    const [listed] = (await client.get(`/api/items?ids=${item.id}`)).body()
    assert.containsSubset(listed, PRICES)
    const cleared = await change(item, { weeklyPrice: null, monthlyPrice: null })
    assert.containsSubset(cleared.body(), { weeklyPrice: null, monthlyPrice: null })
  })

  test('are null for a listing without them', async ({ assert }) => {
    const { weeklyPrice, monthlyPrice } = await listItem(owner)
    assert.deepEqual([weeklyPrice, monthlyPrice], [null, null])
  })

  test('are rejected beyond their limits: {code}')
    .with([
      {
        prices: { weeklyPrice: '3500.01' },
        code: 'weeklyPriceTooHigh',
        limit: '3500.00',
        message: "The price for a week can't be more than ₹3,500, the price of 7 days",
      },
      {
        prices: { weeklyPrice: '499.99' },
        code: 'weeklyPriceTooLow',
        limit: '500.00',
        message: "The price for a week can't be less than ₹500, the price per day",
      },
      {
        prices: { monthlyPrice: '15000.01' },
        code: 'monthlyPriceTooHigh',
        limit: '15000.00',
        message: "The price for a month can't be more than ₹15,000, the price of 30 days",
      },
      {
        prices: { weeklyPrice: '2500', monthlyPrice: '2499' },
        code: 'monthlyPriceTooLow',
        limit: '2500.00',
        message: "The price for a month can't be less than ₹2,500, the price of a shorter time",
      },
    ] as const)
    .run(async ({ assert }, { prices, code, limit, message }) => {
      const item = await listItem(owner, { price: '500' })
      const field = code.startsWith('weekly') ? 'weeklyPrice' : 'monthlyPrice'
      const expected = errorBody(code, message, { field, params: { limit } })
      const changed = await change(item, prices)
      changed.assertStatus(422)
      assert.deepEqual(changed.body(), expected)
      const created = await owner
        .post('/api/items')
        .json({ ...item, ...prices, contactPhone: null, price: '500' })
      created.assertStatus(422)
      assert.deepEqual(created.body(), expected)
    })

  test('are rejected as other texts than amounts', async ({ assert }) => {
    const item = await listItem(owner, { price: '500' })
    for (const field of ['weeklyPrice', 'monthlyPrice']) {
      const rejected = await change(item, { [field]: '2k' })
      rejected.assertStatus(422)
      assert.deepInclude(rejected.body().errors[0], { field, code: 'priceInvalid' })
    }
  })

  test('stop a price per day that would make a week dearer than 7 days', async ({ assert }) => {
    const item = await listItem(owner, PRICES)
    const rejected = await change(item, { price: '357.14' })
    rejected.assertStatus(422)
    assert.deepInclude(rejected.body().errors[0], {
      field: 'weeklyPrice',
      code: 'weeklyPriceTooHigh',
      params: { limit: '2499.98' },
    })
    ;(await change(item, { price: '357.15' })).assertStatus(200)
  })

  test('end when the price is no longer fixed and per day: {name}')
    .with([
      { name: 'per week', changes: { priceUnit: 'week' } },
      { name: 'negotiable', changes: { isNegotiable: true } },
    ])
    .run(async ({ assert }, { changes }) => {
      const item = await listItem(owner, PRICES)
      const changed = await change(item, changes)
      changed.assertStatus(200)
      assert.containsSubset(changed.body(), { weeklyPrice: null, monthlyPrice: null })
      const created = await listItem(owner, { ...PRICES, ...changes })
      assert.containsSubset(created, { weeklyPrice: null, monthlyPrice: null })
    })

  test('beyond their limits since a node of the previous release changed the price stop no other change', async ({
    assert,
  }) => {
    const item = await listItem(owner, PRICES)
    await db.from('items').where('id', item.id).update({ price: 100 })
    const paused = await change(item, { isAvailable: false })
    paused.assertStatus(200)
    assert.isFalse(paused.body().isAvailable)
  })
})
