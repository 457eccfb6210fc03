import { test } from '@japa/runner'
import { ConcurrencyLimit } from '#shared/http/limits/concurrency_limit'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'

const RULE = {
  atOnce: 2,
  waiting: 2,
  maxWaitMs: 60_000,
  code: 'tooManySearches',
} as const
const IP = '192.0.2.7'

/** Work that records its name when it starts and settles by `end`. */
class Work {
  static begun: string[] = []
  #ended = Promise.withResolvers<void>()
  readonly done: Promise<void>

  constructor(
    limit: ConcurrencyLimit,
    readonly name: string,
    ip = IP
  ) {
    this.done = limit.run(ip, async () => {
      Work.begun.push(name)
      await this.#ended.promise
    })
    this.done.catch(() => {})
  }

  async end(error?: Error): Promise<void> {
    if (error) this.#ended.reject(error)
    else this.#ended.resolve()
    await this.done.catch(() => {})
  }
}

test.group('A concurrency limit', (group) => {
  group.each.setup(() => {
    Work.begun = []
  })

  test('runs two tasks of a network concurrently and queues the others in FIFO order', async ({
    assert,
  }) => {
    const limit = new ConcurrencyLimit(RULE)
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => new Work(limit, name))
    assert.deepEqual(await begun(), ['a', 'b'])
    await b!.end()
    assert.deepEqual(await begun(), ['a', 'b', 'c'])
    await a!.end()
    assert.deepEqual(await begun(), ['a', 'b', 'c', 'd'])
    await Promise.all([c!.end(), d!.end()])
    const e = new Work(limit, 'e')
    const f = new Work(limit, 'f')
    const g = new Work(limit, 'g')
    assert.deepEqual(await begun(), ['a', 'b', 'c', 'd', 'e', 'f'])
    for (const each of [e, f, g]) await each.end()
  })

  test('counts networks separately and the IPs of one IPv6 /64 together', async ({ assert }) => {
    const limit = new ConcurrencyLimit(RULE)
    const works = [
      new Work(limit, 'a', '2001:db8:1:1::1'),
      new Work(limit, 'b', '2001:db8:1:1::2'),
      new Work(limit, 'c', '2001:db8:1:1::3'),
      new Work(limit, 'd', '2001:db8:2:1::1'),
      new Work(limit, 'e', IP),
    ]
    assert.deepEqual(await begun(), ['a', 'b', 'd', 'e'])
    for (const each of works) await each.end()
  })

  test('runs two tasks of an IPv6 /48 concurrently, and its /64s take turns', async ({
    assert,
  }) => {
    const limit = new ConcurrencyLimit({ ...RULE, waiting: 4 })
    const [a, b, ...others] = [
      new Work(limit, 'a', '2001:db8:1:1::1'),
      new Work(limit, 'b', '2001:db8:1:2::1'),
      new Work(limit, 'c', '2001:db8:1:3::1'),
      new Work(limit, 'd', '2001:db8:1:3::2'),
      new Work(limit, 'e', '2001:db8:1:4::1'),
    ]
    assert.deepEqual(await begun(), ['a', 'b'])
    await a.end()
    await b.end()
    assert.deepEqual(await begun(), ['a', 'b', 'c', 'e'])
    for (const each of others) await each.end()
    assert.deepEqual(await begun(), ['a', 'b', 'c', 'e', 'd'])
  })

  test('rejects the newest work of the /64 with the longest queue when the queue of a /48 is full', async ({
    assert,
  }) => {
    const limit = new ConcurrencyLimit(RULE)
    const busy = ['a', 'b', 'c', 'd'].map((name) => new Work(limit, name, '2001:db8:1:1::1'))
    const other = new Work(limit, 'e', '2001:db8:1:2::1')
    await assert.rejects(() => busy[3]!.done, RateLimitError)
    await busy[0]!.end()
    assert.deepEqual(await begun(), ['a', 'b', 'e'])
    for (const each of [...busy, other]) await each.end()
  })

  test('rejects work beyond the queue length immediately, with a time to try again', async ({
    assert,
  }) => {
    const limit = new ConcurrencyLimit(RULE)
    const works = ['a', 'b', 'c', 'd'].map((name) => new Work(limit, name))
    const error = await limit.run(IP, async () => {}).catch((caught: unknown) => caught)
    assert.instanceOf(error, RateLimitError)
    assert.equal((error as RateLimitError).params.retryAfterSeconds, 60)
    for (const each of works) await each.end()
    await limit.run(IP, async () => {})
  })

  test('rejects work that waited too long and frees its slot in the queue', async ({ assert }) => {
    const limit = new ConcurrencyLimit({ ...RULE, maxWaitMs: 20 })
    const running = ['a', 'b'].map((name) => new Work(limit, name))
    await assert.rejects(
      () => limit.run(IP, async () => {}),
      /^Too many searches came from your network\. Please try again/
    )
    for (const each of running) await each.end()
    const later = ['c', 'd', 'e'].map((name) => new Work(limit, name))
    assert.deepEqual(await begun(), ['a', 'b', 'c', 'd'])
    for (const each of later) await each.end()
  })

  test('starts the next work after work fails', async ({ assert }) => {
    const limit = new ConcurrencyLimit(RULE)
    const [a, b, c] = ['a', 'b', 'c'].map((name) => new Work(limit, name))
    await a!.end(new Error('broken'))
    await assert.rejects(() => a!.done, 'broken')
    assert.deepEqual(await begun(), ['a', 'b', 'c'])
    await Promise.all([b!.end(), c!.end()])
  })
})

/** The names of the started work, after one turn of the event loop. */
async function begun(): Promise<string[]> {
  await new Promise((resolve) => setImmediate(resolve))
  return [...Work.begun]
}
