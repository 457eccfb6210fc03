import { Archive, ArrowLeft, MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { LoadFailed } from '@/components/load_failed'
import { ShowMore } from '@/components/show_more'
import { ConversationCard } from '@/features/interactions/conversation_list/conversation_card'
import { ConversationSkeletons } from '@/components/conversation_skeletons'
import { useConversations } from '@/features/interactions/conversation_list/use_conversations'
import { ARCHIVED_PATH, CONVERSATIONS_PATH } from '@/lib/conversation_paths'
import { conversationList as messages } from '@/messages/conversation_list'

type Props = {
  /** Whether to show the archived conversations instead of the others. */
  isArchived: boolean
}

/** A member's conversations: live, those with the newest messages first. */
export function ConversationList({ isArchived }: Props) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {isArchived && <h2 className="text-heading">{messages.archived}</h2>}
        {/* The same element in both lists, so that it keeps the focus. */}
        <Button asChild variant="outline" className="ml-auto">
          <Link to={isArchived ? CONVERSATIONS_PATH : ARCHIVED_PATH} preventScrollReset>
            {isArchived ? <ArrowLeft aria-hidden /> : <Archive aria-hidden />}
            <span>{isArchived ? messages.backToList : messages.archived}</span>
          </Link>
        </Button>
      </div>
      <Entries key={String(isArchived)} isArchived={isArchived} />
    </>
  )
}

function Entries({ isArchived }: Props) {
  const { entries: conversations, isFailed, ...list } = useConversations(isArchived)

  if (isFailed) return <LoadFailed title={messages.failed} onRetry={list.refetch} />
  if (!conversations) return <ConversationSkeletons />
  if (conversations.length === 0 && !list.hasMore) {
    return (
      <EmptyState
        icon={isArchived ? <Archive aria-hidden /> : <MessagesSquare aria-hidden />}
        title={isArchived ? messages.noArchived : messages.empty}
        description={isArchived ? messages.noArchivedHint : messages.emptyHint}
        action={
          !isArchived && (
            <Button asChild>
              <Link to="/search">{messages.findSomething}</Link>
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <ul
        aria-label={isArchived ? messages.archivedList : messages.list}
        className="flex flex-col gap-3"
      >
        {conversations.map((conversation) => (
          <ConversationCard key={conversation.id} conversation={conversation} />
        ))}
      </ul>
      <ShowMore
        hasMore={list.hasMore}
        busy={list.isFetchingMore}
        onShowMore={list.showMore}
        failure={list.isMoreFailed && messages.moreFailed}
      />
    </>
  )
}
