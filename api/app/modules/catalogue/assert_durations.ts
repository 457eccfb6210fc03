import { RentalDurationError } from '#modules/catalogue/errors'

const SHORTEST = 1

/** Throws when the longest rental, where there is one, is shorter than the shortest. Both count in the price's unit. */
export function assertDurations(shortest: number | undefined, longest?: number | null): void {
  if (longest != null && longest < (shortest ?? SHORTEST)) throw new RentalDurationError()
}
