type Use = { ms: number; at: number }

/** What is left below this counts as nothing. */
const NEGLIGIBLE_MS = 1

/** Milliseconds of a scarce resource by key, in this process alone. They halve with each half-life. */
export class RecentUse {
  /** In the order of the last addition. */
  #uses = new Map<string, Use>()

  constructor(private halfLifeMs: number) {}

  /** The milliseconds that a key has used recently. */
  of(key: string): number {
    const use = this.#uses.get(key)
    return use ? this.#left(use) : 0
  }

  add(key: string, ms: number): void {
    const use = { ms: this.of(key) + ms, at: performance.now() }
    this.#uses.delete(key)
    this.#uses.set(key, use)
    for (const [oldest, old] of this.#uses) {
      if (this.#left(old) >= NEGLIGIBLE_MS) return
      this.#uses.delete(oldest)
    }
  }

  #left({ ms, at }: Use): number {
    return ms * 2 ** (-(performance.now() - at) / this.halfLifeMs)
  }
}
