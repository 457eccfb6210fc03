import type { Conversation, ConversationPush } from '@saajha/contract/conversation'

type Counts = Pick<Conversation, 'unread' | 'version'> & Partial<Pick<Conversation, 'seenNo'>>

/** A conversation with received counts, unless they are of an older version. The number that was seen only rises. */
export function withCounts(
  conversation: Conversation,
  { unread, version, seenNo = 0 }: Counts
): Conversation {
  const counts = version < conversation.version ? {} : { unread, version }
  return { ...conversation, ...counts, seenNo: Math.max(conversation.seenNo, seenNo) }
}

/** A conversation after a push; a new message brings it back from the archive unless it is muted. */
export function withPush(conversation: Conversation, push: ConversationPush): Conversation {
  const { isArchived, isMuted, last } = conversation
  return {
    ...withCounts(conversation, push),
    isArchived: isArchived && (isMuted || push.lastNo <= last.no),
  }
}

/** The received conversation; its counts may be older than those of a push that the cached one has. */
export function newestConversation(cached: unknown, received: unknown) {
  return cached === undefined
    ? received
    : withCounts(received as Conversation, cached as Conversation)
}
