import { test } from '@japa/runner'
import { afterOutages } from '#shared/database/after_outages'

test.group('Work that waits for outages of the database', () => {
  const outages = {
    'a shutdown': Object.assign(new Error('shutting down'), { code: '57P01' }),
    'a refused connection': Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    'too many connections': Object.assign(new Error('too many clients'), { code: '53300' }),
    'a lost connection': new Error('Connection terminated unexpectedly'),
  }
  for (const [name, error] of Object.entries(outages)) {
    test(`work runs again after ${name}`, async ({ assert }) => {
      let runs = 0
      const result = await afterOutages(async () => {
        runs += 1
        if (runs === 1) throw error
        return 'done'
      })
      assert.deepEqual([result, runs], ['done', 2])
    }).tags(['@long'])
  }

  test('another error of the work is thrown at once', async ({ assert }) => {
    let runs = 0
    const work = afterOutages(async () => {
      runs += 1
      throw Object.assign(new Error('a null value'), { code: '23502' })
    })
    await assert.rejects(() => work, 'a null value')
    assert.equal(runs, 1)
  })
})
