import { createHash, randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { keyedHash } from '#shared/http/limits/keyed_hash'
import { Limit, rateLimit } from '#shared/http/limits/limit'
import { limitFailures } from '#shared/http/limits/limit_failures'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'

let limits = 0

/** A limit with a unique name, so that tests share no counters. */
function limitOf(requests: number, backend?: 'memory'): Limit {
  const name = `test_${++limits}`
  return new Limit({
    name,
    requests,
    duration: '1 hour',
    code: 'tooManyLists',
    backend,
  })
}

for (const backend of [undefined, 'memory'] as const) {
  test.group(`A limit counted by ${backend ?? 'the database'}`, () => {
    test('counts all IPv6 addresses of one /64 together', async ({ assert }) => {
      const limit = limitOf(3, backend)
      for (let n = 1; n <= 3; n++) await limit.consume(`2001:db8:1:2::${n}`)
      await assert.rejects(
        () => limit.consume('2001:db8:1:2:ffff::9'),
        /^Too many pages have been opened from your network\. Please try again/
      )
      await limit.consume('2001:db8:1:3::1')
    })

    test('allows a /48 sixteen times as many requests as one /64', async ({ assert }) => {
      const limit = limitOf(2, backend)
      for (let n = 1; n <= 32; n++) await limit.consume(`2001:db8:2:${n.toString(16)}::1`)
      await assert.rejects(() => limit.consume('2001:db8:2:aaaa::1'), RateLimitError)
      await limit.consume('2001:db8:3:aaaa::1')
    })

    test('counts an IPv4 address as its own network, also when mapped into IPv6', async ({
      assert,
    }) => {
      const limit = limitOf(2, backend)
      await limit.consume('192.0.2.7')
      await limit.consume('::ffff:192.0.2.7')
      await assert.rejects(() => limit.consume('192.0.2.7'), RateLimitError)
      await limit.consume('192.0.2.8')
      await limit.consume('::ffff:192.0.2.8')
    })

    test('allows concurrent requests no more than sequential ones', async ({ assert }) => {
      const limit = limitOf(5, backend)
      const tries = Array.from({ length: 12 }, (_, n) => limit.consume(`2001:db8:4:1::${n}`))
      const results = await Promise.allSettled(tries)
      assert.lengthOf(
        results.filter(({ status }) => status === 'fulfilled'),
        5
      )
    })

    test('refunds the counters of the /64 and of the /48', async ({ assert }) => {
      const limit = limitOf(1, backend)
      for (let n = 1; n <= 40; n++) {
        await limit.consume(`2001:db8:5:${n.toString(16)}::1`)
        await limit.refund(`2001:db8:5:${n.toString(16)}::2`)
      }
      await limit.consume('2001:db8:5:1::1')
      await assert.rejects(() => limit.consume('2001:db8:5:1::1'), RateLimitError)
    })

    test('does not count a request for the /64 when the limit of the /48 rejects it', async ({
      assert,
    }) => {
      const limit = limitOf(1, backend)
      for (let n = 1; n <= 16; n++) await limit.consume(`2001:db8:6:${n.toString(16)}::1`)
      await assert.rejects(() => limit.consume('2001:db8:6:aaaa::1'), RateLimitError)
      // Two refunds, because the /48 counted the rejected request too.
      for (let n = 1; n <= 2; n++) await limit.refund(`2001:db8:6:${n}::1`)
      await limit.consume('2001:db8:6:aaaa::1')
    })
  })
}

test.group('A limit', () => {
  test('does not count an attempt that another limit of the same attempt rejects', async ({
    assert,
  }) => {
    const [first, last] = [limitOf(2), limitOf(1)]
    const attempt = () =>
      limitFailures(
        [
          [first, 'a'],
          [last, 'a'],
        ],
        fail,
        () => true
      )
    await assert.rejects(attempt, 'failed')
    for (let n = 1; n <= 5; n++) await assert.rejects(attempt, RateLimitError)
    await first.consume('a')
    await assert.rejects(() => first.consume('a'), RateLimitError)
  })

  test('takes its message and the name of its counters from its code', async ({ assert }) => {
    const limitBlocks = rateLimit({ code: 'tooManyBlocks', requests: 2, duration: '1 hour' })
    const member = randomUUID()
    await limitBlocks(member, 2)
    await assert.rejects(() => limitBlocks(member), /^You've blocked or unblocked members 2 times/)
    const key = `blocks:${keyedHash('blocks', member)}`
    const { rows } = await db.rawQuery('select from rate_limits where position(? in key) > 0', [
      key,
    ])
    assert.lengthOf(rows, 1)
  })

  test('stores keys that reveal no network and no user name', async ({ assert }) => {
    const limit = limitOf(3)
    await limit.consume('198.51.100.77')
    await limit.consume('2001:db8:77:77::77')
    await limit.consume('plain_user_name')
    const { rows } = await db.rawQuery('select key from rate_limits where position(? in key) > 0', [
      `test_${limits}:`,
    ])
    assert.lengthOf(rows, 4)
    const plainHash = createHash('sha256')
      .update('198.51.100.77/32')
      .digest('base64url')
      .slice(0, 22)
    for (const { key } of rows) {
      assert.match(key, /(^|:)test_\d+:[\w-]{22}$/)
      assert.notInclude(key, plainHash)
    }
  })
})

async function fail(): Promise<void> {
  throw new Error('failed')
}
