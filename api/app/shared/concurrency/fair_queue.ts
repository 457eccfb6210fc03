/** The queue is full. */
export class QueueFullError extends Error {}

type Waiting = { start(): void; reject(error: Error): void }

/**
 * Runs at most `atOnce` tasks at the same time; the keys of those that wait take turns. Beyond `mostWaiting` the newest
 * task of the key that has most of them waiting is rejected with `QueueFullError`, so that no key keeps another out.
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
      if (count > this.options.mostWaiting) this.#rejectOneOf(key)
    })
  }

  /** Of keys that have equally many waiting, the newcomer's is the one that loses. */
  #rejectOneOf(newcomer: string): void {
    let longest = newcomer
    for (const [key, { length }] of this.#waiting) {
      if (length > this.#waiting.get(longest)!.length) longest = key
    }
    const ofKey = this.#waiting.get(longest)!
    ofKey.pop()!.reject(new QueueFullError('The queue is full'))
    if (ofKey.length === 0) this.#waiting.delete(longest)
  }

  /** A key that had its turn goes to the end of the line. */
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
