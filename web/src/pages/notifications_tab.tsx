import { useSearchParams } from 'react-router-dom'
import { Badge } from '@/components/badge'
import { RadioGroup } from '@/components/radio_group'
import { NotifiedRequest } from '@/features/bookings/requests/notified_request'
import { BookingList } from '@/features/bookings/requests/booking_list'
import { ConversationList } from '@/features/interactions/conversation_list/conversation_list'
import { useUnreadConversations } from '@/features/interactions/conversation_list/use_conversations'
import { NotifiedWarnings } from '@/features/interactions/conversation/components/notified_warnings'
import { NotificationList } from '@/features/notifications/components/notification_list'
import { bookings } from '@/messages/bookings'
import { conversationList } from '@/messages/conversation_list'
import { dashboard } from '@/messages/dashboard'

const PARTS = { Request: NotifiedRequest, Warnings: NotifiedWarnings }

/** The dashboard's tab with a member's notifications. It switches to their conversations and bookings. */
export function NotificationsTab() {
  const { show, chooseShow } = useShowInUrl()
  const list = show === 'archived' ? 'conversations' : show === 'rentals' ? 'bookings' : show

  return (
    <>
      <RadioGroup
        variant="segments"
        legend={conversationList.show}
        name="show"
        className="mb-4"
        value={list}
        onChange={({ target }) => chooseShow(target.value)}
        options={[
          { value: 'notifications', label: dashboard.notifications },
          {
            value: 'conversations',
            label: (
              <>
                {conversationList.conversations} <UnreadBadge />
              </>
            ),
          },
          { value: 'bookings', label: bookings.bookings },
        ]}
      />
      {list === 'notifications' && <NotificationList parts={PARTS} />}
      {list === 'conversations' && <ConversationList isArchived={show === 'archived'} />}
      {list === 'bookings' && (
        <BookingList
          side={show === 'rentals' ? 'renter' : 'owner'}
          onChoose={(side) => chooseShow(side === 'renter' ? 'rentals' : 'bookings')}
        />
      )}
    </>
  )
}

/** Badge with the number of conversations that have unread messages. */
function UnreadBadge() {
  const count = useUnreadConversations()
  if (count === 0) return null
  return (
    <Badge variant="solid">
      {count} <span className="sr-only">{conversationList.withUnread}</span>
    </Badge>
  )
}

const SHOWN = ['notifications', 'conversations', 'archived', 'bookings', 'rentals'] as const

/** What the tab shows as a URL parameter, so that it can be linked, reloaded and navigated back to. */
function useShowInUrl() {
  const [parameters, setParameters] = useSearchParams()
  const shown = parameters.get('show')
  const show = SHOWN.find((each) => each === shown) ?? 'notifications'

  const chooseShow = (next: string) => {
    const parameter = next === 'notifications' ? null : { show: next }
    setParameters(
      { tab: 'notifications', ...parameter },
      { replace: true, preventScrollReset: true }
    )
  }
  return { show, chooseShow }
}
