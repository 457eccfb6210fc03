import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

test.group('sql()', () => {
  test('binds parameters by their number and returns rows', async ({ assert }) => {
    const rows = await sql(db, `select $2::text as second, $1::int as first, '?' as mark`, [1, 'b'])
    assert.deepEqual(rows, [{ second: 'b', first: 1, mark: '?' }])
  })

  test('rejects an undefined parameter instead of binding NULL', async ({ assert }) => {
    await assert.rejects(
      () => sql(db, 'select $1::int as one', [undefined]),
      'A parameter of the statement is undefined'
    )
  })
})
