import type { Conversation } from '@saajha/contract/conversation'
import { BellOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Badge } from '@/components/badge'
import { Card } from '@/components/card'
import { RelativeTime } from '@/components/relative_time'
import { VerifiedTick } from '@/components/verified_tick'
import { ConversationPicture } from '@/features/interactions/conversation_list/conversation_picture'
import { LastLine } from '@/features/interactions/conversation_list/last_line'
import { unreadOf } from '@/features/interactions/conversation_list/unread_of'
import { classes } from '@/lib/classes'
import { conversationPath } from '@/lib/conversation_paths'
import { langOf } from '@/lib/text/lang_of'
import { conversationList as messages } from '@/messages/conversation_list'

/** A conversation in a list, with its newest message; the whole card links to it. */
export function ConversationCard({ conversation }: { conversation: Conversation }) {
  const { id, itemId, itemTitle, isItemListed, with: other, last, isMuted } = conversation
  const unread = unreadOf(conversation)
  const isUnread = unread > 0

  return (
    <Card
      as="li"
      className={classes(
        'relative flex gap-3 border-l-4 p-4 transition-colors hover:bg-primary-tint/50',
        isUnread ? 'border-l-info' : 'border-l-line'
      )}
    >
      <ConversationPicture conversation={conversation} />
      <div className="min-w-0 flex-1">
        {/* Beside the name; the item's title below it has the whole width. */}
        <RelativeTime
          since={last.createdAt}
          className="float-right -mb-2 ml-3 text-sm/6 text-soft"
        />
        <h3 className="font-sans text-base tracking-normal wrap-anywhere">
          <Link
            to={conversationPath(itemId, id)}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            <bdi lang={langOf(other.fullName)}>{other.fullName}</bdi>
            {other.isVerified && <VerifiedTick />}{' '}
            <bdi
              lang={langOf(itemTitle)}
              className="block text-sm font-normal text-soft wrap-anywhere"
            >
              {itemTitle}
            </bdi>
          </Link>
        </h3>
        {!isItemListed && <Badge className="mt-1">{messages.unlisted}</Badge>}
        <div className="mt-1 flex items-center gap-2">
          <LastLine
            conversation={conversation}
            className={classes('min-w-0 flex-1', isUnread ? 'font-semibold' : 'text-soft')}
          />
          {isMuted && (
            <BellOff role="img" aria-label={messages.muted} className="size-5 shrink-0 text-soft" />
          )}
          {isUnread && (
            <Badge variant="solid">
              {unread} <span className="sr-only">{messages.unreadMessages({ count: unread })}</span>
            </Badge>
          )}
        </div>
      </div>
    </Card>
  )
}
