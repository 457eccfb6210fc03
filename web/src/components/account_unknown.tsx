import { PAGES } from '@saajha/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { CloudAlert, WifiOff } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { BOOKINGS_PATH, CONVERSATIONS_PATH } from '@/lib/conversation_paths'
import { useIsOnline } from '@/lib/page/use_is_online'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { useStoredBookings } from '@/lib/session/use_saved_bookings'
import { accountUnknown as messages } from '@/messages/account_unknown'
import { common } from '@/messages/common'

const HINTS = new Map([
  [PAGES.dashboard.path, messages.offlineHint.dashboard],
  [BOOKINGS_PATH, messages.offlineHint.bookings],
  [CONVERSATIONS_PATH, messages.offlineHint.inbox],
  [`${PAGES.dashboard.path}?tab=notifications`, messages.offlineHint.notifications],
])

/**
 * Replaces a members' page while the current user is unknown because the browser is offline or the server unreachable. Offline
 * it says what loads later, and leads to the bookings that the device keeps.
 */
export function AccountUnknown() {
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()
  const { pathname, search } = useLocation()
  const { saved } = useStoredBookings()
  const here = pathname + search
  const isConversation = pathname.startsWith('/contact/') && !/\b(intent|print)=/.test(search)
  const hint = isConversation
    ? messages.offlineHint.conversation
    : (HINTS.get(here) ?? messages.offlineHint.page)

  return (
    <EmptyState
      headingLevel={1}
      icon={isOnline ? <CloudAlert aria-hidden /> : <WifiOff aria-hidden />}
      title={isOnline ? messages.unknown : messages.offline}
      description={isOnline ? common.offlineHint : hint}
      action={
        <>
          <Button onClick={() => void queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY })}>
            {common.tryAgain}
          </Button>
          {saved && here !== BOOKINGS_PATH && (
            <Button asChild variant="outline">
              <Link to={BOOKINGS_PATH}>{messages.toSavedBookings}</Link>
            </Button>
          )}
        </>
      }
    />
  )
}
