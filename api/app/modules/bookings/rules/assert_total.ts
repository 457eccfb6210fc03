import type { Money } from '@saajha/contract/values'
import { HigherTotalError } from '#modules/bookings/errors'

/** Throws `HigherTotalError` if an owner names a higher total than the quoted one; any total will do where nothing can be quoted. */
export function assertTotal(quoted: Money | null, named: Money | undefined): void {
  if (quoted !== null && Number(named ?? 0) > Number(quoted)) throw new HigherTotalError()
}
