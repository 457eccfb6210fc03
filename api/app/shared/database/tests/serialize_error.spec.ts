import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { serializeError } from '#shared/database/serialize_error'
import { sql } from '#shared/database/sql'

type Serialized = { message: string; statement?: string; stack: string; code?: string }

async function failureOf(work: () => PromiseLike<unknown>): Promise<Serialized> {
  try {
    await work()
  } catch (error) {
    return serializeError(error as Error) as Serialized
  }
  throw new Error('The statement did not fail')
}

test.group('The log of a database error', () => {
  test('begins with the reason', async ({ assert }) => {
    const text = `select ${'1 + '.repeat(900)} 1 / 0 - $1::int`
    const logged = await failureOf(() => sql(db, text, [4711]))
    assert.equal(logged.message, 'division by zero')
    assert.equal(logged.code, '22012')
    assert.match(logged.statement!, /^select 1 \+ 1/)
    assert.isAtMost(logged.statement!.length, 200)
    assert.match(logged.stack, /^error: division by zero\n/)
  })

  test('has no values of the statement', async ({ assert }) => {
    const logged = await failureOf(() =>
      db.from('users').where('username', 'private.person').whereRaw('1 / 0 = 1').exec()
    )
    assert.notInclude(JSON.stringify(logged), 'private.person')
    assert.include(logged.statement!, 'select * from "users"')
  })

  test('of another error is its message', ({ assert }) => {
    const logged = serializeError(new Error('The disk - is full')) as Serialized
    assert.equal(logged.message, 'The disk - is full')
    assert.isUndefined(logged.statement)
  })
})
