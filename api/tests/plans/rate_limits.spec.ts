import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

/** Counters whose time is not over, so that the planner does not scan the table. */
const COUNTED = 30_000

test.group('The deletion of rate limits whose time is over', () => {
  test('reads only those by an index', async ({ assert }) => {
    await db.rawQuery(
      `insert into rate_limits (key, points, expire)
       select 'plans:' || uuidv7(), 1, extract(epoch from now()) * 1000 + n * 1000 from generate_series(-10, ?) as n`,
      [COUNTED]
    )
    await db.rawQuery('vacuum analyze rate_limits')
    // The statement of rate-limiter-flexible, which each limit of a node sends every five minutes.
    const { rows } = await db.rawQuery(
      'explain (format json) delete from rate_limits where expire < ?',
      [Date.now() - 3_600_000]
    )
    assert.include(JSON.stringify(rows), '"Index Name":"rate_limits_expiry"')
  })
})
