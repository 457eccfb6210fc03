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
 * The bookings that the device keeps for the member who is signed in, or who was while the server cannot say who is; null without
 * any. Those of another member, of a session that ended, and old ones are removed.
 */
export function useSavedBookings(): SavedBookings | null {
  const { user, isPending, isUnknown } = useCurrentUser()
  const { text, saved } = useStoredBookings()
  const isOwn = isUnknown || saved?.memberId === user?.id
  const isForeign = text !== null && !isPending && (!saved || !isOwn)

  useEffect(() => {
    if (isForeign) removeSavedBookings()
  }, [isForeign])

  return isPending || !isOwn ? null : saved
}

/**
 * What the device keeps, for a part of a member's page. It does not ask who is signed in: while the server is unreachable, each
 * part that asks again makes the page load again.
 */
export function useStoredBookings() {
  const text = useSyncExternalStore(onSavedBookings, storedBookings)
  const saved = useMemo(() => parseSavedBookings(text), [text])
  return { text, saved }
}
