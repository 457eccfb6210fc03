import type { Conversation } from '@saajha/contract/conversation'
import { Button } from '@/components/button'
import { QuotingText } from '@/components/quoting_text'
import { useConversationChanges } from '@/features/interactions/conversation/hooks/use_conversation_changes'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { blocks } from '@/messages/blocks'
import { conversation as messages } from '@/messages/conversation'

/** In place of the composer while the reader has blocked the other member. */
export function BlockedNote({ conversation }: { conversation: Conversation }) {
  const { block } = useConversationChanges(conversation)
  const name = conversation.with.fullName
  const removed = useFocusOnRemoval<HTMLDivElement>('textarea')

  return (
    <div
      ref={removed}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4"
    >
      <p className="min-w-0 wrap-anywhere text-soft">
        <QuotingText sentence={messages.blocked({ name })} quote={name} />
      </p>
      {/* Not `busy`, which disables the button: the focus would be lost with it. */}
      <Button
        variant="outline"
        aria-busy={block.isPending || undefined}
        onClick={() => !block.isPending && block.mutate(false)}
      >
        {blocks.unblock}
      </Button>
    </div>
  )
}
