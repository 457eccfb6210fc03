import type { Conversation } from '@saajha/contract/conversation'
import { Button } from '@/components/button'
import { QuotingText } from '@/components/quoting_text'
import { useConversationChanges } from '@/features/interactions/conversation/hooks/use_conversation_changes'
import { conversation as messages } from '@/messages/conversation'

/** In place of the composer while the reader has blocked the other member. */
export function BlockedNote({ conversation }: { conversation: Conversation }) {
  const { block } = useConversationChanges(conversation)
  const name = conversation.with.fullName

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4">
      <p className="min-w-0 wrap-anywhere text-soft">
        <QuotingText sentence={messages.blocked({ name })} quote={name} />
      </p>
      <Button variant="outline" busy={block.isPending} onClick={() => block.mutate(false)}>
        {messages.unblock}
      </Button>
    </div>
  )
}
