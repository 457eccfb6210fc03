import type { Conversation } from '@saajha/contract/conversation'
import { BadgeCheck, BellOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Avatar } from '@/components/avatar'
import { BackArrow } from '@/features/interactions/conversation/components/back_arrow'
import { ConversationMenu } from '@/features/interactions/conversation/components/conversation_menu'
import { langOf } from '@/lib/text/lang_of'
import { conversationList as messages } from '@/messages/conversation_list'
import { verifiedTick } from '@/messages/verified_tick'

/** The other member and the item of a conversation, with the menu. */
export function ConversationHeader({ conversation }: { conversation: Conversation }) {
  const { with: other, itemId, itemTitle, isItemListed, isMuted } = conversation

  return (
    <div className="@container shrink-0 border-b border-line">
      {/* Where large text leaves little room, the name gets it: without the picture, beside buttons that do not grow. */}
      <div className="flex items-center gap-3 py-1.5 pr-1 pl-3 @max-[18rem]:gap-1 sm:pr-2 sm:pl-4">
        <BackArrow />
        <Avatar
          name={other.fullName}
          src={other.profileImageUrl}
          size="sm"
          className="@max-[18rem]:hidden"
        />
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-1.5">
            <h2
              lang={langOf(other.fullName)}
              className="truncate font-sans text-base @max-[18rem]:whitespace-normal"
            >
              {other.fullName}
            </h2>
            {other.isVerified && (
              <BadgeCheck
                aria-label={verifiedTick.verified}
                className="size-4.5 shrink-0 text-success"
              />
            )}
            {isMuted && (
              <BellOff aria-label={messages.muted} className="size-4 shrink-0 text-soft" />
            )}
          </div>
          <p lang={langOf(itemTitle)} className="truncate text-sm text-soft">
            {isItemListed ? (
              <Link to={`/item/${itemId}`} className="hover:text-primary hover:underline">
                {itemTitle}
              </Link>
            ) : (
              itemTitle
            )}
          </p>
        </div>
        <ConversationMenu conversation={conversation} />
      </div>
    </div>
  )
}
