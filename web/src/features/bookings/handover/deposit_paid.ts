import type { Booking } from '@saajha/contract/booking'
import type { Handover } from '@saajha/contract/handover'
import type { Money } from '@saajha/contract/values'

/** The deposit that the reader, or else the other member, recorded at the handover, or that the booking asks for; null without one. */
export function depositPaid(booking: Booking, handover: Handover | undefined): Money | null {
  const own = booking.renter ? 'owner' : 'renter'
  const recorded = (handover?.records ?? [])
    .filter(({ stage }) => stage === 'start')
    .sort((a, b) => Number(b.by === own) - Number(a.by === own))
    .map(({ depositAmount }) => depositAmount)
  const paid = [...recorded, booking.deposit].find((amount) => amount != null)
  return Number(paid) > 0 ? paid! : null
}
