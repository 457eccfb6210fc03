import type { Availability } from '@/features/catalogue/card_view'
import { classes } from '@/lib/classes'
import { item } from '@/messages/item'

const COLOURS: Record<Availability, string> = {
  available: 'bg-success',
  rented: 'bg-danger',
  unavailable: 'bg-control',
}

type Props = {
  availability: Availability
  /** Shows the label next to the dot; screen readers announce it in any case. */
  labelled?: boolean
}

/** Green for available, red for rented, grey for unavailable. */
export function AvailabilityDot({ availability, labelled = false }: Props) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold">
      <span
        aria-hidden
        className={classes('size-2.5 rounded-full forced-color-adjust-none', COLOURS[availability])}
      />
      <span className={labelled ? undefined : 'sr-only'}>{item.availability[availability]}</span>
    </span>
  )
}
