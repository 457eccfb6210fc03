import { test } from '@japa/runner'
import { DecoderQueue, type Sender } from '#modules/media/decoder/decoder_queue'
import { QueueFullError } from '#shared/concurrency/fair_queue'

const OPTIONS = { atOnce: 1, waiting: 20, waitingOfMember: 5, maxWaitMs: 60_000 }

test.group('The queue of the decoder', () => {
  test('takes turns between members and keeps the order of each member’s tasks', async ({
    assert,
  }) => {
    const queue = new DecoderQueue(OPTIONS)
    const { done, task } = recorder()
    const first = gate()
    const all = [
      queue.run(from('a'), () => first.opened.then(task('a1'))),
      queue.run(from('a'), task('a2')),
      queue.run(from('a'), task('a3')),
      queue.run(from('b'), task('b1')),
      queue.run(from('b'), task('b2')),
      queue.run(from('c'), task('c1')),
    ]
    first.open()
    await Promise.all(all)
    assert.deepEqual(done, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('runs two tasks at once of two decoders, and the next one of the member who used least', async ({
    assert,
  }) => {
    const queue = new DecoderQueue({ ...OPTIONS, atOnce: 2 })
    const { done, task } = recorder()
    const [first, second] = [gate(), gate()]
    const all = [
      queue.run(from('a'), () => first.opened.then(task('a1', EXPENSIVE))),
      queue.run(from('a'), () => second.opened.then(task('a2', EXPENSIVE))),
      queue.run(from('a'), task('a3')),
      queue.run(from('b'), task('b1')),
    ]
    second.open()
    await Promise.all(all.slice(1))
    assert.deepEqual(done, ['a2', 'b1', 'a3'])
    first.open()
    await all[0]
    assert.deepEqual(done, ['a2', 'b1', 'a3', 'a1'])
    await queue.run(from('c'), task('c1'))
  })

  test('runs one task at a time and continues after a failed one', async ({ assert }) => {
    const queue = new DecoderQueue(OPTIONS)
    const first = gate()
    let running = 0
    const alone = async () => {
      assert.equal(++running, 1)
      await Promise.resolve().then(() => running--)
      return CHEAP
    }
    const failing = queue.run(from('a'), () =>
      first.opened.then(() => Promise.reject(new Error('no')))
    )
    const others = ['a', 'b', 'b', 'c'].map((member) => queue.run(from(member), alone))
    first.open()
    await assert.rejects(() => failing, 'no')
    await Promise.all(others)
    assert.equal(await queue.run(from('d'), async () => CHEAP), CHEAP)
  })

  test('rejects a task beyond the limit of the member’s waiting tasks', async ({ assert }) => {
    const queue = new DecoderQueue({ ...OPTIONS, waitingOfMember: 1 })
    const { done, task } = recorder()
    const first = gate()
    const taken = [queue.run(from('a'), () => first.opened.then(task('a1')))]
    taken.push(queue.run(from('a'), task('a2')), queue.run(from('b'), task('b1')))
    await assert.rejects(() => queue.run(from('a'), task('rejected')), QueueFullError)
    first.open()
    await Promise.all(taken)
    assert.deepEqual(done, ['a1', 'b1', 'a2'])
  })

  test('rejects the newest task of the member with the most when it is full', async ({
    assert,
  }) => {
    const queue = new DecoderQueue({ ...OPTIONS, waiting: 3 })
    const { done, task } = recorder()
    const first = gate()
    const taken = [queue.run(from('a'), () => first.opened.then(task('a1')))]
    taken.push(queue.run(from('b'), task('b1')), queue.run(from('b'), task('b2')))
    const newest = queue.run(from('b'), task('b3'))
    taken.push(queue.run(from('c'), task('c1')))
    await assert.rejects(() => newest, QueueFullError)
    first.open()
    await Promise.all(taken)
    assert.deepEqual(done, ['a1', 'b1', 'c1', 'b2'])
  })

  test('rejects a task that waits for too long', async ({ assert }) => {
    const queue = new DecoderQueue({ ...OPTIONS, maxWaitMs: 1 })
    const { done, task } = recorder()
    const first = gate()
    const running = queue.run(from('a'), () => first.opened.then(task('a1')))
    await assert.rejects(() => queue.run(from('b'), task('b1')), QueueFullError)
    first.open()
    await running
    assert.deepEqual(done, ['a1'])
  })

  test('runs the five photos of a member after one more of forty members whose files are expensive, and rejects none of them', async ({
    assert,
  }) => {
    const queue = new DecoderQueue(OPTIONS)
    const hostile = Array.from({ length: 40 }, (_, n) => `hostile ${n}`)
    for (const name of hostile) await queue.run(from(name), async () => EXPENSIVE)

    const { done, task } = recorder()
    const first = gate()
    const running = queue.run(from('hostile 0'), () =>
      first.opened.then(task('hostile', EXPENSIVE))
    )
    let rejected = 0
    const send = (name: string) =>
      queue.run(from(name), task('hostile', EXPENSIVE)).catch(() => (rejected += 1))
    const before = hostile.map(send)
    const photos = Array.from({ length: 5 }, () =>
      queue.run(from('honest'), task('honest', { cpuMs: 300, isRefused: false }))
    )
    const after = hostile.map(send)
    first.open()
    await Promise.all([running, ...photos])
    assert.deepEqual(done.slice(0, 6), ['hostile', ...Array<string>(5).fill('honest')])
    await Promise.all([...before, ...after])
    assert.equal(rejected, 80 - (OPTIONS.waiting - 5))
  })

  test('runs new members of a network that sent expensive refused files after those of others', async ({
    assert,
  }) => {
    const queue = new DecoderQueue(OPTIONS)
    await queue.run(from('hostile', 'one'), async () => EXPENSIVE)
    await queue.run(from('photographer', 'other'), async () => ({ ...EXPENSIVE, isRefused: false }))

    const { done, task } = recorder()
    const first = gate()
    const all = [queue.run(from('a', 'any'), () => first.opened.then(task('a')))]
    for (const name of ['b', 'c']) all.push(queue.run(from(name, 'one'), task(name)))
    all.push(queue.run(from('d', 'other'), task('d')))
    first.open()
    await Promise.all(all)
    assert.deepEqual(done, ['a', 'd', 'b', 'c'])
  })
})

type Cost = { cpuMs: number; isRefused: boolean }

const CHEAP: Cost = { cpuMs: 0, isRefused: false }
const EXPENSIVE: Cost = { cpuMs: 4_000, isRefused: true }

function from(memberId: string, network = '192.0.2.1/32'): Sender {
  return { memberId, network }
}

function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  return { opened, open }
}

/** Tasks that record their names in the order of execution. */
function recorder() {
  const done: string[] = []
  const task =
    (name: string, cost = CHEAP) =>
    async () => {
      done.push(name)
      return cost
    }
  return { done, task }
}
