import type { Conversation } from '@saajha/contract/conversation'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ConversationBookings, useConversationBookings } from '@/features/bookings/public'
import { BlockedNote } from '@/features/interactions/conversation/components/blocked_note'
import { Composer } from '@/features/interactions/conversation/components/composer'
import { ConversationHeader } from '@/features/interactions/conversation/components/conversation_header'
import { MessageList } from '@/features/interactions/conversation/components/message_list'
import { MessagesLoading } from '@/features/interactions/conversation/components/messages_loading'
import { SendingMessages } from '@/features/interactions/conversation/components/sending_messages'
import { SuspendedNote } from '@/features/interactions/conversation/components/suspended_note'
import { useComposer } from '@/features/interactions/conversation/hooks/use_composer'
import { useMessages } from '@/features/interactions/conversation/hooks/use_messages'
import { PANEL_HEIGHT } from '@/features/interactions/conversation/panel_height'
import { classes } from '@/lib/classes'
import { useVisibleHeight } from '@/lib/page/use_visible_height'
import { common } from '@/messages/common'
import { conversationPage } from '@/messages/conversation_page'

type Props = {
  conversation: Conversation
  memberId: string
  /** False while a form on the page is what the member writes in. */
  hasComposer: boolean
}

/**
 * A conversation as high as the screen allows: its members and item, the messages, and the box in which to write. On phones it
 * is the whole screen, unless the page has something else above or below it (`data-fills-the-screen` in the styles).
 */
export function ConversationPanel({ conversation, memberId, hasComposer }: Props) {
  const messages = useMessages(conversation.id)
  const composer = useComposer(memberId, conversation, messages.messages)
  // The bookings stand above the messages, and decide the quick replies below them: nothing moves when they arrive.
  const { isLoading } = useConversationBookings(conversation)
  useVisibleHeight()

  return (
    <Card
      as="section"
      data-fills-the-screen={hasComposer || undefined}
      className={classes('flex flex-col', hasComposer ? PANEL_HEIGHT : 'h-96')}
    >
      {hasComposer && <span data-takes-the-bottom hidden />}
      <ConversationHeader conversation={conversation} />
      {isLoading ? (
        <MessagesLoading />
      ) : (
        <>
          <ConversationBookings conversation={conversation} />
          {messages.messages?.length ? (
            <MessageList
              conversation={conversation}
              messages={messages.messages}
              earlier={messages}
              sending={composer.sending}
            />
          ) : messages.isFailed ? (
            <Alert
              variant="danger"
              title={conversationPage.loadFailed}
              className="m-4"
              action={<Button onClick={messages.refetch}>{common.tryAgain}</Button>}
            >
              {common.offlineHint}
            </Alert>
          ) : (
            <MessagesLoading />
          )}
          {!messages.messages?.length && (
            <SendingMessages texts={composer.sending} className="bg-sunken p-4" />
          )}
          {hasComposer &&
            (conversation.isSuspended ? (
              <SuspendedNote name={conversation.with.fullName} />
            ) : conversation.isBlocked ? (
              <BlockedNote conversation={conversation} />
            ) : (
              <Composer conversation={conversation} composer={composer} />
            ))}
        </>
      )}
    </Card>
  )
}
