import { QueueFullError } from '#shared/concurrency/fair_queue'
import { RecentUse } from '#shared/concurrency/recent_use'

/** Who sends a file: a member, from a network that `networkOf()` names. */
export type Sender = { memberId: string; network: string }

/** What a task took of the processor, and whether its file was refused. */
type Cost = { cpuMs: number; isRefused: boolean }

type Waiting = Sender & {
  start(): void
  reject(error: Error): void
}

type Options = { atOnce: number; waiting: number; waitingOfMember: number; maxWaitMs: number }

const HALF_LIFE_MS = 10 * 60_000

/** Members go in order of the processor time that they used, in steps of as much as the most complex picture takes. */
const STEP_MS = 2_000

/** What a waiting task counts when a full queue looks for the one to reject: about the time of a phone photo. */
const EXPECTED_MS = 200

/**
 * Runs at most `atOnce` tasks concurrently. The next one belongs to the member who used the least processor time recently, then to the
 * network with the least of it for refused files, since a network may have thousands of honest members; equals take turns.
 * So members who send expensive files wait for those who do not, however many they are. A full queue rejects the newest
 * task of the member it would serve last. That may be the new task.
 */
export class DecoderQueue {
  #running = 0
  #waiting: Waiting[] = []
  #usedByMember = new RecentUse(HALF_LIFE_MS)
  #refusedOfNetwork = new RecentUse(HALF_LIFE_MS)
  /** The number of each member's last turn. */
  #turns = new Map<string, number>()
  #turn = 0

  constructor(private options: Options) {}

  /** Runs a task on the member's turn. Rejects with `QueueFullError` at a limit, and when it has waited for too long. */
  async run<Result extends Cost>(sender: Sender, task: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.options.atOnce) this.#running += 1
    else await this.#wait(sender)
    this.#turns.set(sender.memberId, ++this.#turn)
    try {
      const result = await task()
      this.#usedByMember.add(sender.memberId, result.cpuMs)
      if (result.isRefused) this.#refusedOfNetwork.add(sender.network, result.cpuMs)
      return result
    } finally {
      this.#startNext()
    }
  }

  #wait(sender: Sender): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting: Waiting = { ...sender, start: resolve, reject }
    this.#waiting.push(waiting)
    if (this.#ofMember(sender).length > this.options.waitingOfMember) this.#reject(waiting)
    else if (this.#waiting.length > this.options.waiting) this.#reject(this.#last())
    const timer = setTimeout(() => this.#reject(waiting), this.options.maxWaitMs)
    return promise.finally(() => clearTimeout(timer))
  }

  #ofMember({ memberId }: Sender): Waiting[] {
    return this.#waiting.filter((other) => other.memberId === memberId)
  }

  #reject(waiting: Waiting): void {
    this.#remove(waiting)
    waiting.reject(new QueueFullError('The queue is full'))
  }

  #remove(waiting: Waiting): void {
    this.#waiting = this.#waiting.filter((other) => other !== waiting)
  }

  #startNext(): void {
    const next = least(this.#waiting, (waiting) => [
      ...this.#stepsOf(waiting),
      this.#turns.get(waiting.memberId) ?? 0,
    ])
    if (next) {
      this.#remove(next)
      return next.start()
    }
    this.#running -= 1
    if (this.#running === 0) this.#turns.clear()
  }

  /** The newest task of the member, and among equal members of the network, with the most use and waiting tasks. */
  #last(): Waiting {
    const waitingOf = (key: 'memberId' | 'network', sender: Sender) =>
      this.#waiting.filter((other) => other[key] === sender[key]).length * EXPECTED_MS
    return least(this.#waiting.toReversed(), (sender) => [
      -this.#usedByMember.of(sender.memberId) - waitingOf('memberId', sender),
      -this.#refusedOfNetwork.of(sender.network) - waitingOf('network', sender),
    ])!
  }

  #stepsOf({ memberId, network }: Sender): [number, number] {
    return [
      Math.floor(this.#usedByMember.of(memberId) / STEP_MS),
      Math.floor(this.#refusedOfNetwork.of(network) / STEP_MS),
    ]
  }
}

/** The first of the values with the least key; keys are compared number by number. */
function least<Value>(values: Value[], keyOf: (value: Value) => number[]): Value | undefined {
  const keyed = values.map((value) => ({ value, key: keyOf(value) }))
  return keyed.reduce<(typeof keyed)[number] | undefined>(
    (best, each) => (best && compare(best.key, each.key) <= 0 ? best : each),
    undefined
  )?.value
}

function compare(one: number[], other: number[]): number {
  for (const [n, number] of one.entries()) if (number !== other[n]) return number - other[n]!
  return 0
}
