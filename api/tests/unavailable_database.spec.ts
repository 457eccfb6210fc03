import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import ExceptionHandler from '#exceptions/handler'
import { errorBody } from '#tests/error_body'

test.group('A request while PostgreSQL cannot be reached', () => {
  test('gets a 503 with the time of a retry: {$self}')
    .with(['ECONNREFUSED', 'ECONNRESET', '08006', '53300', '57P01', '57P03'])
    .run(async ({ assert }, code) => {
      const ctx = await testUtils.createHttpContext()
      const error = Object.assign(new Error('The database is away'), { code })
      await new ExceptionHandler().handle(error, ctx)
      assert.equal(ctx.response.getStatus(), 503)
      assert.equal(ctx.response.getHeader('retry-after'), '5')
      const message = "Our data can't be reached right now. Please try again in a minute."
      const params = { retryAfterSeconds: 5 }
      assert.deepEqual(
        ctx.response.getBody(),
        errorBody('databaseUnavailable', message, { params })
      )
    })
})
