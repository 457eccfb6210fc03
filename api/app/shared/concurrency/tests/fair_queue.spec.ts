import { test } from '@japa/runner'
import { FairQueue, QueueFullError } from '#shared/concurrency/fair_queue'

/** A task that records its name when it starts and settles by `end` or `fail`. */
function taskOf(name: string, started: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const run = () => {
    started.push(name)
    return promise
  }
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

/** Waits for one turn of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

test.group('A fair queue', () => {
  test('runs at most `atOnce` tasks concurrently', async ({ assert }) => {
    const queue = new FairQueue({ atOnce: 2, mostWaiting: 10 })
    const started: string[] = []
    const tasks = ['1', '2', '3', '4'].map((name) => taskOf(name, started))
    const results = tasks.map(({ run }) => queue.run('one', run))
    await turn()
    assert.deepEqual(started, ['1', '2'])
    tasks[1]!.end()
    await turn()
    assert.deepEqual(started, ['1', '2', '3'])
    for (const task of tasks) task.end()
    assert.deepEqual(await Promise.all(results), ['1', '2', '3', '4'])
  })

  test('schedules waiting tasks round-robin by key', async ({ assert }) => {
    const queue = new FairQueue({ atOnce: 1, mostWaiting: 10 })
    const started: string[] = []
    const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']
    const tasks = names.map((name) => taskOf(name, started))
    const results = tasks.map(({ run }, n) => queue.run(names[n]![0]!, run))
    for (const task of tasks) task.end()
    await Promise.all(results)
    assert.deepEqual(started, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  test('rejects the newest task of the key with the longest queue', async ({ assert }) => {
    const queue = new FairQueue({ atOnce: 1, mostWaiting: 3 })
    const started: string[] = []
    const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']
    const tasks = names.map((name) => taskOf(name, started))
    const results = Promise.allSettled(tasks.map(({ run }, n) => queue.run(names[n]![0]!, run)))
    for (const task of tasks) task.end()
    const rejected = (await results).flatMap((result, n) =>
      result.status === 'rejected' && result.reason instanceof QueueFullError ? [names[n]] : []
    )
    assert.deepEqual(rejected, ['a3', 'a4', 'b2'])
    assert.deepEqual(started, ['a1', 'a2', 'b1', 'c1'])
  })

  test('starts the next task after a task fails', async ({ assert }) => {
    const queue = new FairQueue({ atOnce: 1, mostWaiting: 1 })
    const started: string[] = []
    const [first, second, third] = ['1', '2', '3'].map((name) => taskOf(name, started))
    const failing = queue.run('a', first!.run)
    const waiting = queue.run('a', second!.run)
    first!.fail()
    await assert.rejects(() => failing, '1')
    second!.end()
    assert.equal(await waiting, '2')
    third!.end()
    assert.equal(await queue.run('b', third!.run), '3')
  })
})
