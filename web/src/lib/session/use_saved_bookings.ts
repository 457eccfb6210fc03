import { useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  onSavedBookings,
  parseSavedBookings,
  removeSavedBookings,
  storedBookings,
  type SavedBookings,
} from '@/lib/session/saved_bookings'
import { useCurrentUser } from '@/lib/session/use_current_user'

/**
 * The bookings that the device keeps for the member who is signed in, or who may be while the network is away; null without any.
 * Those of another member, of a session that ended, and old ones are removed.
 */
export function useSavedBookings(): SavedBookings | null {
  const { user, isPending } = useCurrentUser()
  const text = useSyncExternalStore(onSavedBookings, storedBookings)
  const memberId = user?.id
  const saved = useMemo(() => parseSavedBookings(text, memberId), [text, memberId])
  const isForeign = text !== null && !saved && !isPending

  useEffect(() => {
    if (isForeign) removeSavedBookings()
  }, [isForeign])

  return saved
}
