import { RecentUse } from '#shared/concurrency/recent_use'

/** Whose task it is, from the member or client that takes turns to what it belongs to, such as its network. */
type Keys = [string, ...string[]]

type Waiting = { keys: Keys; start(): void; reject(): void }

type Options = {
  atOnce: number
  waiting: number
  waitingOfKey: number
  maxWaitMs: number
}

const HALF_LIFE_MS = 10 * 60_000

/** Keys go in order of the processor time that they used, in steps of this: within one they take turns. */
const STEP_MS = 2_000

/** What a waiting task counts when a full queue looks for the one to reject. */
const EXPECTED_MS = 200

/**
 * Runs at most `atOnce` tasks concurrently. The next one belongs to the key that used the least processor time recently, as
 * far as `addUse()` was told; equals take turns. So keys with expensive tasks wait for those without, however many they
 * are. A full queue rejects the newest task of the key it would serve last. That may be the new task.
 */
export class FairQueue {
  #running = 0
  /** The tasks of the key that had the last turn are at the end. */
  #waiting: Waiting[] = []
  #use = new RecentUse(HALF_LIFE_MS)

  constructor(private options: Options) {}

  get isIdle(): boolean {
    return this.#running === 0
  }

  /** Runs a task on its turn. Rejects with the error of `whenFull()` at a limit, and when it has waited for too long. */
  async run<Result>(
    keys: Keys,
    task: () => Promise<Result>,
    whenFull: () => Error
  ): Promise<Result> {
    if (this.#running < this.options.atOnce) this.#running += 1
    else await this.#wait(keys, whenFull)
    try {
      return await task()
    } finally {
      this.#startNext(keys)
    }
  }

  /** Counts processor time of a key. */
  addUse(key: string, cpuMs: number): void {
    this.#use.add(key, cpuMs)
  }

  #wait(keys: Keys, whenFull: () => Error): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting: Waiting = { keys, start: resolve, reject: () => reject(whenFull()) }
    this.#waiting.push(waiting)
    if (this.#count(keys[0], 0) > this.options.waitingOfKey) this.#reject(waiting)
    else if (this.#waiting.length > this.options.waiting) this.#reject(this.#last())
    const timer = setTimeout(() => this.#reject(waiting), this.options.maxWaitMs)
    return promise.finally(() => clearTimeout(timer))
  }

  #reject(waiting: Waiting): void {
    this.#remove(waiting)
    waiting.reject()
  }

  #remove(waiting: Waiting): void {
    this.#waiting = this.#waiting.filter((other) => other !== waiting)
  }

  #startNext(ended: Keys): void {
    this.#endTurn(ended)
    const next = least(this.#waiting, ({ keys }) =>
      keys.map((key) => Math.floor(this.#use.of(key) / STEP_MS))
    )
    if (!next) return void (this.#running -= 1)
    this.#remove(next)
    this.#endTurn(next.keys)
    next.start()
  }

  #endTurn([key]: Keys): void {
    const isOfKey = ({ keys }: Waiting) => keys[0] === key
    this.#waiting = [
      ...this.#waiting.filter((waiting) => !isOfKey(waiting)),
      ...this.#waiting.filter(isOfKey),
    ]
  }

  /** The newest task of the key, and among equals of what it belongs to, with the most use and waiting tasks. */
  #last(): Waiting {
    return least(this.#waiting.toReversed(), ({ keys }) =>
      keys.map((key, level) => -this.#use.of(key) - this.#count(key, level) * EXPECTED_MS)
    )!
  }

  #count(key: string, level: number): number {
    return this.#waiting.filter(({ keys }) => keys[level] === key).length
  }
}

/** The first of the values with the least rank; ranks are compared number by number. */
function least<Value>(values: Value[], rankOf: (value: Value) => number[]): Value | undefined {
  const ranked = values.map((value) => ({ value, rank: rankOf(value) }))
  return ranked.reduce<(typeof ranked)[number] | undefined>(
    (best, each) => (best && compare(best.rank, each.rank) <= 0 ? best : each),
    undefined
  )?.value
}

function compare(one: number[], other: number[]): number {
  for (const [n, number] of one.entries()) if (number !== other[n]) return number - other[n]!
  return 0
}
