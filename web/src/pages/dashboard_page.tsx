import type { ComponentType } from 'react'
import { Navigate, useLoaderData, useSearchParams } from 'react-router-dom'
import { ARCHIVED_PATH, BOOKINGS_PATH, CONVERSATIONS_PATH } from '@/lib/conversation_paths'

/** Where the lists of the tab Notifications of earlier releases are now: their URLs are in bookmarks. */
const MOVED = new Map([
  ['conversations', CONVERSATIONS_PATH],
  ['archived', ARCHIVED_PATH],
  ['bookings', BOOKINGS_PATH],
  ['rentals', `${BOOKINGS_PATH}&as=renter`],
])

/** A member's own page, their bookings or their inbox, as the router has loaded it. Rendered inside `ProtectedPage`, for members only. */
export function DashboardPage() {
  const Part = useLoaderData() as ComponentType
  const [parameters] = useSearchParams()
  const path = parameters.has('tab') ? MOVED.get(parameters.get('show') ?? '') : undefined

  return path ? <Navigate to={path} replace /> : <Part />
}
