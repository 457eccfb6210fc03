/** A random generator whose seed repeats a run (mulberry32). */
export class SeededRandom {
  #state: number

  constructor(readonly seed: number) {
    this.#state = seed >>> 0
  }

  /** A number from 0 up to, and excluding, 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  between(least: number, most: number): number {
    return least + this.fraction() * (most - least)
  }

  oneOf<Each>(all: readonly Each[]): Each {
    return all[Math.floor(this.fraction() * all.length)]!
  }

  shuffled<Each>(all: readonly Each[]): Each[] {
    return all
      .map((each) => ({ each, at: this.fraction() }))
      .sort((a, b) => a.at - b.at)
      .map(({ each }) => each)
  }
}
