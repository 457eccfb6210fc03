import { test } from '@japa/runner'
import { MemberQueue } from '#modules/media/member_queue'
import { QueueFullError } from '#shared/concurrency/fair_queue'

test.group('The queue of members', () => {
  test('takes turns between members and keeps the order of each member’s tasks', async ({
    assert,
  }) => {
    const queue = new MemberQueue({ waitingMembers: 5, waitingOfMember: 5 })
    const { done, task } = recorder()
    const first = gate()
    const all = [
      queue.run('a', () => first.opened.then(task('a1'))),
      queue.run('a', task('a2')),
      queue.run('a', task('a3')),
      queue.run('b', task('b1')),
      queue.run('b', task('b2')),
      queue.run('c', task('c1')),
    ]
    first.open()
    assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
    assert.deepEqual(done, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('runs one task at a time and continues after a failed one', async ({ assert }) => {
    const queue = new MemberQueue({ waitingMembers: 5, waitingOfMember: 5 })
    const first = gate()
    let running = 0
    const alone = async () => assert.equal(++running, 1) ?? Promise.resolve().then(() => running--)
    const failing = queue.run('a', () => first.opened.then(() => Promise.reject(new Error('no'))))
    const others = ['a', 'b', 'b', 'c'].map((member) => queue.run(member, alone))
    first.open()
    await assert.rejects(() => failing, 'no')
    await Promise.all(others)
    assert.equal(await queue.run('d', async () => 'later'), 'later')
  })

  test('rejects a task beyond the limit of waiting members or of the member’s tasks', async ({
    assert,
  }) => {
    const queue = new MemberQueue({ waitingMembers: 2, waitingOfMember: 1 })
    const { done, task } = recorder()
    const first = gate()
    const taken = [queue.run('a', () => first.opened.then(task('a1')))]
    for (const name of ['b', 'c', 'a']) taken.push(queue.run(name, task(name)))
    for (const name of ['d', 'a']) {
      const error = await queue.run(name, task('rejected')).catch((caught: unknown) => caught)
      assert.instanceOf(error, QueueFullError)
    }
    first.open()
    await Promise.all(taken)
    assert.equal(await queue.run('d', task('d')), 'd')
    assert.deepEqual(done, ['a1', 'b', 'c', 'a', 'd'])
  })
})

function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  return { opened, open }
}

/** Tasks that record their names in the order of execution. */
function recorder() {
  const done: string[] = []
  const task = (name: string) => async () => {
    done.push(name)
    return name
  }
  return { done, task }
}
