import { CalendarOff } from 'lucide-react'
import { details } from '@/messages/details'

/** A note in place of the booking of an item that is not available. */
export function UnavailableNote() {
  return (
    <p className="flex items-center gap-2 rounded-control bg-sunken px-4 py-3 font-semibold text-soft">
      <CalendarOff aria-hidden className="size-5 shrink-0" />
      {details.notAvailableNow}
    </p>
  )
}
