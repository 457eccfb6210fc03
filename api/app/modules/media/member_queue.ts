import { QueueFullError } from '#shared/concurrency/fair_queue'

type Task = () => Promise<unknown>

/**
 * Runs one task at a time. Members take turns: each has a queue of their own, whose first task waits for the member's
 * turn, so that one member's uploads do not delay the others. A full queue rejects the new task, where `FairQueue` rejects
 * a waiting one: an upload that waits is complete.
 */
export class MemberQueue {
  /** Queues of members in the order of their turns; the first task of the first queue runs. */
  #queues = new Map<string, Task[]>()

  constructor(private max: { waitingMembers: number; waitingOfMember: number }) {}

  /** Runs a task on the member's turn. Rejects with `QueueFullError` immediately if a limit is reached. */
  run<Result>(memberId: string, task: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(memberId)
    if (
      queue ? queue.length > this.max.waitingOfMember : this.#queues.size > this.max.waitingMembers
    ) {
      return Promise.reject(new QueueFullError('The queue is full'))
    }
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const settle = () => task().then(resolve, reject)
    if (queue) queue.push(settle)
    else this.#queues.set(memberId, [settle])
    if (!queue && this.#queues.size === 1) void this.#work()
    return promise
  }

  async #work(): Promise<void> {
    for (;;) {
      const [turn] = this.#queues
      if (!turn) return
      const [memberId, queue] = turn
      await queue[0]!()
      queue.shift()
      this.#queues.delete(memberId)
      if (queue.length > 0) this.#queues.set(memberId, queue)
    }
  }
}
