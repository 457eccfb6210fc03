import { booking } from '@/messages/booking'

const ENTRIES = [
  { label: booking.legend.available, look: 'border border-control bg-surface' },
  { label: booking.legend.booked, look: 'bg-danger-tint ring-1 ring-danger' },
  { label: booking.legend.selected, look: 'bg-primary' },
]

/** Legend of the day colours. */
export function CalendarLegend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-sm text-soft">
      {ENTRIES.map(({ label, look }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden className={`size-4 rounded-md ${look}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
