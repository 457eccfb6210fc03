import { booking } from '@/messages/booking'

const ENTRIES = [
  { label: booking.legend.available, swatch: 'border border-control bg-surface' },
  {
    label: booking.legend.booked,
    swatch: 'forced-edge forced-colors:border-dashed bg-danger-tint ring-1 ring-danger',
  },
  { label: booking.legend.selected, swatch: 'forced-selected bg-primary' },
]

type Props = {
  /** The name of days that are unavailable; without one they have no entry. */
  unavailableLabel?: string | undefined
}

/** Legend of the day colours. */
export function CalendarLegend({ unavailableLabel: label }: Props) {
  const entries = label ? [...ENTRIES, { label, swatch: 'bg-sunken ring-1 ring-control' }] : ENTRIES

  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-sm text-soft">
      {entries.map(({ label, swatch }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden className={`size-4 rounded-md ${swatch}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
