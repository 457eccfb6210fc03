/**
 * Thrown by a reaction that cannot run now, because another server is unavailable or asks to wait: its transaction is rolled
 * back, and the delivery runs again after this time. Counts neither as a failure nor as a start.
 */
export class Postponed extends Error {
  override name = 'Postponed'

  constructor(readonly seconds: number) {
    super(`Postponed by ${seconds} s`)
  }
}
