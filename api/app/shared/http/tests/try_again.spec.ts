import { test } from '@japa/runner'
import { tryAgain } from '#shared/http/errors/try_again'

test.group('The wait before a retry', () => {
  test('the wait is shown in whole minutes up to 90 minutes, then in whole hours', ({ assert }) => {
    const messages = {
      1: 'in a minute',
      60: 'in a minute',
      61: 'in 2 minutes',
      3_600: 'in 60 minutes',
      5_400: 'in 90 minutes',
      5_401: 'in 2 hours',
      86_400: 'in 24 hours',
    }
    for (const [seconds, when] of Object.entries(messages)) {
      assert.equal(tryAgain(Number(seconds)), `Please try again ${when}.`)
    }
  })
})
