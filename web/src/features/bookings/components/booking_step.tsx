import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import type { ChosenDays } from '@/features/bookings/calendar/choose_day'
import { goToCalendar } from '@/features/bookings/calendar/go_to_calendar'
import { booking } from '@/messages/booking'

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'className'> & {
  chosen: ChosenDays
  /** The pieces that are left on the selected days, if that is known. */
  left?: number | undefined
  /** URL of the booking request form; used once both days are selected. */
  requestLink: string
  /** Id of the section with the calendar. */
  calendarId: string
  /** The label once both days are selected. */
  request: string
}

/** The next step of a booking: the first day and the return day in the calendar, then the request. */
export function BookingStep({ chosen: { start, end }, requestLink, calendarId, ...step }: Props) {
  const { request, left, ...look } = step

  if (start && end && left !== 0) {
    return (
      <Button asChild variant="accent" {...look}>
        <Link to={requestLink}>{request}</Link>
      </Button>
    )
  }
  return (
    <Button variant="accent" {...look} onClick={() => goToCalendar(calendarId)}>
      {start && !end ? booking.chooseReturn : booking.chooseDates}
    </Button>
  )
}
