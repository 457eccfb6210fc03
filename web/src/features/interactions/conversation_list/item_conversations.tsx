import type { Conversation } from '@saajha/contract/conversation'
import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '@/components/badge'
import { RelativeTime } from '@/components/relative_time'
import { LastLine } from '@/features/interactions/conversation_list/last_line'
import { unreadOf } from '@/features/interactions/conversation_list/unread_of'
import { CONVERSATIONS_PATH, conversationPath } from '@/lib/conversation_paths'
import { useAnchor } from '@/lib/page/use_anchor'
import { conversationList as messages } from '@/messages/conversation_list'

/** The id of the link, for URLs such as `/item/{id}#yours`. */
const ID = 'yours'

type Props = {
  /** The member's conversations about one item. */
  conversations: readonly Conversation[]
  /** Whether there are more. */
  hasMore: boolean
}

/** Link to the member's conversation about an item, or to their list if they have several as its owner; nothing without one. */
export function ItemConversations({ conversations, hasMore }: Props) {
  const [first, second] = conversations
  if (!first) return null
  const only = second ? null : first

  return (
    <ConversationLink to={only ? conversationPath(only.itemId, only.id) : CONVERSATIONS_PATH}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold text-primary group-hover:underline">
          {first.side === 'renter'
            ? messages.yours
            : messages.aboutListing({
                count: conversations.length,
                shown: `${conversations.length}${hasMore ? '+' : ''}`,
              })}
        </span>{' '}
        <NewMessages conversations={conversations} />
      </p>
      {only && <LastLine conversation={only} className="mt-0.5" />}
      {only && <RelativeTime since={only.last.createdAt} className="text-sm text-soft" />}
    </ConversationLink>
  )
}

function ConversationLink({ to, children }: { to: string; children: ReactNode }) {
  const link = useAnchor<HTMLAnchorElement>(ID, 'center')

  return (
    <Link
      ref={link}
      id={ID}
      to={to}
      className="group flex items-start gap-3 rounded-control bg-info-tint px-4 py-3"
    >
      <MessagesSquare aria-hidden className="mt-0.5 size-5 shrink-0 text-info" />
      <div className="min-w-0 flex-1">{children}</div>
    </Link>
  )
}

function NewMessages({ conversations }: Pick<Props, 'conversations'>) {
  const count = conversations.reduce((sum, each) => sum + unreadOf(each), 0)
  return count > 0 && <Badge variant="solid">{messages.newMessages({ count })}</Badge>
}
