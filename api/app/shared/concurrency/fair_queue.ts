/** A task was rejected because the queue is full. */
export class QueueFullError extends Error {}

type Waiting = { start(): void; reject(error: Error): void }

/**
 * Runs at most `atOnce` tasks concurrently and schedules waiting tasks round-robin by key. Beyond `mostWaiting` waiting
 * tasks, the newest task of the key with the longest queue is rejected with `QueueFullError`: no key starves another.
 */
export class FairQueue {
  #running = 0
  #waiting = new Map<string, Waiting[]>()

  constructor(private options: { atOnce: number; mostWaiting: number }) {}

  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.options.atOnce) this.#running += 1
    else await this.#wait(key)
    try {
      return await task()
    } finally {
      this.#startNext()
    }
  }

  #wait(key: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const ofKey = this.#waiting.get(key) ?? []
      ofKey.push({ start: resolve, reject })
      this.#waiting.set(key, ofKey)
      const all = [...this.#waiting.values()]
      const count = all.reduce((sum, { length }) => sum + length, 0)
      if (count > this.options.mostWaiting) this.#rejectNewest(key)
    })
  }

  /** The key of the new task loses a tie. */
  #rejectNewest(newKey: string): void {
    let longest = newKey
    for (const [key, { length }] of this.#waiting) {
      if (length > this.#waiting.get(longest)!.length) longest = key
    }
    const ofKey = this.#waiting.get(longest)!
    ofKey.pop()!.reject(new QueueFullError('The queue is full'))
    if (ofKey.length === 0) this.#waiting.delete(longest)
  }

  /** Moves the key of the started task to the end of the rotation. */
  #startNext(): void {
    const next = this.#waiting.entries().next()
    if (next.done) return void (this.#running -= 1)
    const [key, ofKey] = next.value
    const { start } = ofKey.shift()!
    this.#waiting.delete(key)
    if (ofKey.length > 0) this.#waiting.set(key, ofKey)
    start()
  }
}
