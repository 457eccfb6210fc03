import { totalOfBooking, type Booking } from '@saajha/contract/booking'
import { useState } from 'react'
import { Button } from '@/components/button'
import { depositOf } from '@/features/bookings/booking_quote'
import { useBooking } from '@/features/bookings/requests/use_booking_cache'
import { useToast } from '@/lib/toasts/use_toast'
import { formatRupees } from '@/lib/text/format'
import { handover as messages } from '@/messages/handover'

/** What the renter pays, and whom; nothing if the server does not say whom to pay. */
export function PayTo({ booking }: { booking: Booking }) {
  const { data } = useBooking(booking, { enabled: true })
  const [isCopied, setCopied] = useState(false)
  const { toastError } = useToast()
  if (!data?.payTo) return null
  const { upiId, name } = data.payTo
  const total = totalOfBooking(booking)
  const deposit = depositOf(booking)
  const amounts = [
    total && messages.totalToPay({ total: formatRupees(total) }),
    deposit && messages.depositToPay({ deposit }),
  ].filter(Boolean)

  const copy = () =>
    navigator.clipboard.writeText(upiId).then(
      () => setCopied(true),
      () => toastError(messages.copyFailed, upiId)
    )

  return (
    <div className="flex flex-col gap-2 rounded-card border border-line px-4 py-3">
      {amounts.length > 0 && (
        <p className="font-semibold">{messages.toPay({ amounts: amounts.join(', ') })}</p>
      )}
      <p>{messages.payWhenHeld({ name })}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="wrap-anywhere">
          {messages.upiId} <span className="font-semibold">{upiId}</span>
        </p>
        <Button variant="outline" onClick={() => void copy()}>
          {messages.copyUpiId}
        </Button>
        <p aria-live="polite" className="text-sm text-soft">
          {isCopied && messages.copied}
        </p>
      </div>
    </div>
  )
}
