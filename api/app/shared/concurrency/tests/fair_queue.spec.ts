import { test } from '@japa/runner'
import { FairQueue } from '#shared/concurrency/fair_queue'

class FullError extends Error {}

class Queue extends FairQueue {
  override run<Result>(keys: [string, ...string[]], task: () => Promise<Result>): Promise<Result> {
    return super.run(keys, task, () => new FullError())
  }
}

const OPTIONS = {
  atOnce: 1,
  waiting: 20,
  waitingOfKey: 5,
  maxWaitMs: 60_000,
}
const EXPENSIVE_MS = 4_000

test.group('A fair queue', () => {
  test('takes turns between keys and keeps the order of each key’s tasks', async ({ assert }) => {
    const queue = new Queue(OPTIONS)
    const { started, task } = recorder()
    const first = gate()
    const all = [
      queue.run(['a'], () => first.opened.then(task('a1'))),
      queue.run(['a'], task('a2')),
      queue.run(['a'], task('a3')),
      queue.run(['b'], task('b1')),
      queue.run(['b'], task('b2')),
      queue.run(['c'], task('c1')),
    ]
    first.open()
    await Promise.all(all)
    assert.deepEqual(started, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('serves a key with waiting tasks before new keys get a second turn', async ({ assert }) => {
    const queue = new Queue(OPTIONS)
    const { started, task } = recorder()
    const first = gate()
    const again = ['b', 'c'].map((key) => async () => {
      await task(key)()
      void queue.run([key], task(key))
    })
    const all = [
      queue.run(['a'], () => first.opened.then(task('a'))),
      queue.run(['a'], task('a')),
      ...again.map((run, n) => queue.run(['bc'[n]!], run)),
    ]
    first.open()
    await Promise.all(all)
    await queue.run(['d'], task('d'))
    assert.deepEqual(started.slice(0, 5), ['a', 'b', 'c', 'a', 'b'])
  })

  test('runs at most `atOnce` tasks concurrently', async ({ assert }) => {
    const queue = new Queue({ ...OPTIONS, atOnce: 2 })
    const { started, task } = recorder()
    const [first, second] = [gate(), gate()]
    const until =
      (name: string, { opened }: ReturnType<typeof gate>) =>
      () =>
        task(name)().then(() => opened)
    const all = [
      queue.run(['a'], until('a1', first)),
      queue.run(['a'], until('a2', second)),
      queue.run(['a'], task('a3')),
      queue.run(['b'], task('b1')),
    ]
    assert.deepEqual(started, ['a1', 'a2'])
    second.open()
    await Promise.all(all.slice(1))
    assert.deepEqual(started, ['a1', 'a2', 'b1', 'a3'])
    first.open()
    await all[0]
    await queue.run(['c'], task('c1'))
  })

  test('continues after a failed task and returns the result of each', async ({ assert }) => {
    const queue = new Queue(OPTIONS)
    const first = gate()
    const failing = queue.run(['a'], () =>
      first.opened.then(() => Promise.reject(new Error('broken')))
    )
    const results = ['a', 'b', 'b', 'c'].map((key) => queue.run([key], async () => key))
    first.open()
    await assert.rejects(() => failing, 'broken')
    assert.deepEqual(await Promise.all(results), ['a', 'b', 'b', 'c'])
    assert.isTrue(queue.isIdle)
  })

  test('rejects a task beyond the limit of the key’s waiting tasks', async ({ assert }) => {
    const queue = new Queue({ ...OPTIONS, waitingOfKey: 1 })
    const { started, task } = recorder()
    const first = gate()
    const taken = [queue.run(['a'], () => first.opened.then(task('a1')))]
    taken.push(queue.run(['a'], task('a2')), queue.run(['b'], task('b1')))
    await assert.rejects(() => queue.run(['a'], task('rejected')), FullError)
    first.open()
    await Promise.all(taken)
    assert.deepEqual(started, ['a1', 'b1', 'a2'])
  })

  test('rejects the newest task of the key with the most when it is full', async ({ assert }) => {
    const queue = new Queue({ ...OPTIONS, waiting: 3 })
    const { started, task } = recorder()
    const first = gate()
    const taken = [queue.run(['a'], () => first.opened.then(task('a1')))]
    taken.push(queue.run(['b'], task('b1')), queue.run(['b'], task('b2')))
    const newest = queue.run(['b'], task('b3'))
    taken.push(queue.run(['c'], task('c1')))
    await assert.rejects(() => newest, FullError)
    first.open()
    await Promise.all(taken)
    assert.deepEqual(started, ['a1', 'b1', 'c1', 'b2'])
  })

  test('rejects a task that waits for too long', async ({ assert }) => {
    const queue = new Queue({ ...OPTIONS, maxWaitMs: 1 })
    const { started, task } = recorder()
    const first = gate()
    const running = queue.run(['a'], () => first.opened.then(task('a1')))
    await assert.rejects(() => queue.run(['b'], task('b1')), FullError)
    first.open()
    await running
    assert.deepEqual(started, ['a1'])
  })

  test('runs five tasks of a key after one more of forty keys with expensive tasks, and rejects none of them', async ({
    assert,
  }) => {
    const queue = new Queue(OPTIONS)
    const hostile = Array.from({ length: 40 }, (_, n) => `hostile ${n}`)
    for (const key of hostile) queue.addUse(key, EXPENSIVE_MS)

    const { started, task } = recorder()
    const first = gate()
    const running = queue.run(['hostile 0'], () => first.opened.then(task('hostile')))
    let rejected = 0
    const send = (key: string) => queue.run([key], task('hostile')).catch(() => (rejected += 1))
    const before = hostile.map(send)
    const photos = Array.from({ length: 5 }, () => queue.run(['honest'], task('honest')))
    const after = hostile.map(send)
    first.open()
    await Promise.all([running, ...photos])
    assert.deepEqual(started.slice(0, 6), ['hostile', ...Array<string>(5).fill('honest')])
    await Promise.all([...before, ...after])
    assert.equal(rejected, 80 - (OPTIONS.waiting - 5))
  })

  test('runs new keys of an owner that used much after those of others', async ({ assert }) => {
    const queue = new Queue(OPTIONS)
    queue.addUse('one', EXPENSIVE_MS)

    const { started, task } = recorder()
    const first = gate()
    const all = [queue.run(['a', 'any'], () => first.opened.then(task('a')))]
    for (const key of ['b', 'c']) all.push(queue.run([key, 'one'], task(key)))
    all.push(queue.run(['d', 'other'], task('d')))
    first.open()
    await Promise.all(all)
    assert.deepEqual(started, ['a', 'd', 'b', 'c'])
  })
})

function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  return { opened, open }
}

/** Tasks that record their names in the order of execution. */
function recorder() {
  const started: string[] = []
  const task = (name: string) => async () => void started.push(name)
  return { started, task }
}
