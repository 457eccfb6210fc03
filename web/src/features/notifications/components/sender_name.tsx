import type { Notification } from '@saajha/contract/notification'
import { QuotingText } from '@/components/quoting_text'
import { VerifiedTick } from '@/components/verified_tick'
import { senderOf } from '@/features/notifications/notification_text'
import { langOf } from '@/lib/text/lang_of'
import { notifications as messages } from '@/messages/notifications'

/** The name of the sender's account with its verified tick, followed by the submitted name if it differs. */
export function SenderName({ notification }: { notification: Notification }) {
  const { senderAccount, senderName } = notification
  const name = senderOf(notification)

  return (
    <span className="min-w-0 font-semibold wrap-anywhere">
      <bdi lang={langOf(name)}>{name}</bdi>
      {senderAccount?.isVerified && <VerifiedTick />}
      {senderName && senderName !== name && (
        <>
          {' '}
          <bdi className="font-normal text-soft">
            <QuotingText sentence={messages.wroteAs({ name: senderName })} quote={senderName} />
          </bdi>
        </>
      )}
    </span>
  )
}
