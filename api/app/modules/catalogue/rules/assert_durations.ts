import { RentalDurationError } from '#modules/catalogue/errors'

const DEFAULT_MIN = 1

/** Throws `RentalDurationError` when the maximum is below the minimum (default 1). Both are in the unit of the price. */
export function assertDurations(min: number | undefined, max?: number | null): void {
  if (max != null && max < (min ?? DEFAULT_MIN)) throw new RentalDurationError()
}
