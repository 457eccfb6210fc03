/**
 * Thrown by a reaction that cannot run now, because another server is unavailable or asks to wait: its transaction is rolled
 * back, and the delivery runs again after this time. Counts neither as a failure nor as a start. A batch is postponed whole.
 */
export class Postponed extends Error {
  override name = 'Postponed'

  /** Throws a RangeError unless `seconds` is a finite number, zero or more. */
  constructor(readonly seconds: number) {
    super(`Postponed by ${seconds} s`)
    if (!(seconds >= 0 && seconds < Infinity))
      throw new RangeError(`Cannot postpone by ${seconds} s`)
  }
}
