import { CalendarOff } from 'lucide-react'
import { item as messages } from '@/messages/item'

/** A note in place of the booking of an item that is not available. */
export function UnavailableNote() {
  return (
    <p className="flex items-center gap-2 rounded-control bg-sunken px-4 py-3 font-semibold text-soft">
      <CalendarOff aria-hidden className="size-5 shrink-0" />
      {messages.notAvailableNow}
    </p>
  )
}
