import { hasTimesInOrder } from '@saajha/contract/quote'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { useSetRequested } from '@/features/bookings/hooks/use_set_requested'
import type { RequestedDays } from '@/features/bookings/requested_days'
import { classes } from '@/lib/classes'
import { meetingTimes as messages } from '@/messages/meeting_times'
import { inputs } from '@/messages/inputs'

const NAMES = ['collectAt', 'returnAt'] as const

/** When a renter wants to collect and return the item. The URL keeps both times. */
export function MeetingTimes({ booking }: { booking: RequestedDays }) {
  const setRequested = useSetRequested()
  const error = hasTimesInOrder(booking) ? undefined : inputs.returnTimeInvalid

  return (
    <div
      className={classes(
        'mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 sm:mt-4 sm:gap-4',
        // One label may have two lines, and one field an error.
        error ? 'items-start' : 'items-end'
      )}
    >
      {NAMES.map((name) => (
        <Field
          key={name}
          label={messages[name]}
          error={name === 'returnAt' ? error : undefined}
          optional
        >
          <Input
            type="time"
            // Not controlled: the URL changes later, and would reset a time while it is typed.
            defaultValue={booking[name] ?? ''}
            onChange={({ target }) => setRequested(name, target.value || null)}
          />
        </Field>
      ))}
    </div>
  )
}
