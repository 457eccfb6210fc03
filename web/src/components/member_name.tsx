import { BadgeCheck } from 'lucide-react'
import { Avatar } from '@/components/avatar'
import { langOf } from '@/lib/text/lang_of'
import { conversationList as messages } from '@/messages/conversation_list'

type Props = {
  member: { fullName: string; profileImageUrl: string | null; isVerified: boolean }
}

/** A member's picture and name, with the tick of verified ones. */
export function MemberName({ member: { fullName, profileImageUrl, isVerified } }: Props) {
  return (
    <div className="flex min-w-0 flex-1 basis-32 items-center gap-3">
      <Avatar name={fullName} src={profileImageUrl} />
      <p className="min-w-0 font-semibold wrap-anywhere">
        <bdi lang={langOf(fullName)}>{fullName}</bdi>
        {isVerified && (
          <BadgeCheck
            role="img"
            aria-label={messages.verified}
            className="ml-1.5 inline size-5 align-text-bottom text-success"
          />
        )}
      </p>
    </div>
  )
}
