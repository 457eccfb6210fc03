import { todayInIndia } from '@saajha/contract/calendar_days'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { useSavedBookings } from '@/lib/session/use_saved_bookings'

type Code = typeof import('@/features/bookings/device_copy/code')

/** Keeps the member's bookings on the device, and shows on the home page what is due today. A guest never loads its code. */
export function KeptBookings() {
  const { user } = useCurrentUser()
  const saved = useSavedBookings()
  const { pathname } = useLocation()
  const [code, setCode] = useState<Code>()
  const isNeeded = user !== null || saved !== null

  useEffect(() => {
    if (!isNeeded) return
    import('@/features/bookings/device_copy/code').then(setCode, () => {})
  }, [isNeeded])

  const today = todayInIndia()
  const due = pathname === '/' && saved ? saved.bookings.filter((each) => each.nextOn <= today) : []
  return (
    <>
      {code && user && <code.KeepBookings memberId={user.id} />}
      {code && due.length > 0 && <code.DueToday due={due} />}
    </>
  )
}
