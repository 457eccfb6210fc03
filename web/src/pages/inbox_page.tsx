import { useSearchParams } from 'react-router-dom'
import { ConversationList } from '@/features/interactions/conversation_list/conversation_list'
import { pages } from '@/messages/pages'
import { places } from '@/messages/places'

/** A member's conversations, or the archived ones. */
export function InboxPage() {
  const [parameters] = useSearchParams()
  const isArchived = parameters.get('show') === 'archived'

  return (
    <div className="page min-h-dvh max-w-4xl py-8">
      <title>{pages.title({ page: places.inbox })}</title>
      <h1 className="mb-4 text-title">{places.inbox}</h1>
      <ConversationList isArchived={isArchived} />
    </div>
  )
}
