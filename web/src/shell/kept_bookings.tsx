import { todayInIndia } from '@saajha/contract/calendar_days'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '@/components/lazy_part'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { useSavedBookings } from '@/lib/session/use_saved_bookings'

const KeepBookings = lazyPart(
  'keep_bookings',
  async () => (await import('@/features/bookings/device_copy/keep_bookings')).KeepBookings
)

const DueToday = lazyPart(
  'due_today',
  async () => (await import('@/features/bookings/device_copy/due_today')).DueToday
)

/** Keeps the member's bookings on the device, and shows on the home page what is due today. A guest never loads its code. */
export function KeptBookings() {
  const { user } = useCurrentUser()
  const saved = useSavedBookings()
  const { pathname } = useLocation()
  const today = todayInIndia()
  const due = pathname === '/' && saved ? saved.bookings.filter((each) => each.nextOn <= today) : []

  return (
    <>
      {user && <KeepBookings memberId={user.id} />}
      {due.length > 0 && <DueToday due={due} />}
    </>
  )
}
