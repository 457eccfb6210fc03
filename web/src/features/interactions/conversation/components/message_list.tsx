import type { Conversation, Message } from '@saajha/contract/conversation'
import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/button'
import { EarlierMessages } from '@/features/interactions/conversation/components/earlier_messages'
import { MessageDays } from '@/features/interactions/conversation/components/message_days'
import { NewestMessages } from '@/features/interactions/conversation/components/newest_messages'
import { SendingMessages } from '@/features/interactions/conversation/components/sending_messages'
import { useMarkRead } from '@/features/interactions/conversation/hooks/use_mark_read'
import type { useMessages } from '@/features/interactions/conversation/hooks/use_messages'
import { useScrollPosition } from '@/features/interactions/conversation/hooks/use_scroll_position'
import { useIsOnScreen } from '@/lib/hooks/use_is_on_screen'
import { conversation as texts } from '@/messages/conversation'

type Props = {
  conversation: Conversation
  messages: Message[]
  earlier: ReturnType<typeof useMessages>
  /** The texts that are being sent. */
  sending: readonly string[]
}

/** The messages of a conversation, the newest in view; marks them as read while they are. */
export function MessageList({ conversation, messages, earlier, sending }: Props) {
  const last = messages.at(-1)!
  const { list, isAtBottom, onScroll, scrollToBottom } = useScrollPosition(
    last.no,
    sending.length,
    () => earlier.hasEarlier && !earlier.isEarlierFailed && earlier.showEarlier()
  )
  const [bottomNo, setBottomNo] = useState(last.no)
  if (isAtBottom && bottomNo !== last.no) setBottomNo(last.no)
  const [bottom, isOnScreen] = useIsOnScreen<HTMLDivElement>()
  useMarkRead(conversation.id, messages, isAtBottom && isOnScreen)

  return (
    <div data-messages className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        role="region"
        aria-label={texts.with({ name: conversation.with.fullName })}
        tabIndex={0}
        onScroll={onScroll}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain bg-sunken -outline-offset-3 [overflow-anchor:none]"
      >
        <div className="relative flex flex-col gap-4 px-3 py-[min(1rem,2.5dvh)] sm:px-5">
          <div
            ref={bottom}
            aria-hidden
            className="pointer-events-none absolute bottom-0 h-12 w-px"
          />
          {earlier.hasEarlier && (
            <EarlierMessages
              isLoading={earlier.isLoadingEarlier}
              isFailed={earlier.isEarlierFailed}
              onShow={earlier.showEarlier}
            />
          )}
          <MessageDays messages={messages} conversation={conversation} />
          <SendingMessages texts={sending} className="-mt-2" />
        </div>
      </div>
      {!isAtBottom && last.no > bottomNo && (
        <Button
          variant="secondary"
          className="absolute bottom-3 left-1/2 -translate-x-1/2"
          onClick={scrollToBottom}
        >
          <ArrowDown aria-hidden />
          {texts.newMessage}
        </Button>
      )}
      <NewestMessages messages={messages} name={conversation.with.fullName} />
    </div>
  )
}
