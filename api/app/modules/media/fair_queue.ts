type Task = () => Promise<unknown>

/** The queue is too long for one more task. */
export class QueueFullError extends Error {}

/**
 * Runs one task at a time. Of each member one task stands in the queue, the others wait behind it in a line of the
 * member's own, so that members take turns however much one of them sends.
 */
export class FairQueue {
  /** Lines of members in the order of their turns; the first task of the first line runs. */
  #lines = new Map<string, Task[]>()

  constructor(private max: { waitingMembers: number; waitingOfMember: number }) {}

  /** Runs a task when it is the member's turn; rejects with `QueueFullError` at once when too much waits already. */
  run<Result>(memberId: string, task: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(memberId)
    if (
      line ? line.length > this.max.waitingOfMember : this.#lines.size > this.max.waitingMembers
    ) {
      return Promise.reject(new QueueFullError())
    }
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const settle = () => task().then(resolve, reject)
    if (line) line.push(settle)
    else this.#lines.set(memberId, [settle])
    if (!line && this.#lines.size === 1) void this.#work()
    return promise
  }

  async #work(): Promise<void> {
    for (;;) {
      const [turn] = this.#lines
      if (!turn) return
      const [memberId, line] = turn
      await line[0]!()
      line.shift()
      this.#lines.delete(memberId)
      if (line.length > 0) this.#lines.set(memberId, line)
    }
  }
}
