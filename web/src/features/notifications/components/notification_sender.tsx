import type { Notification } from '@saajha/contract/notification'
import { Mail, Phone } from 'lucide-react'
import { SenderName } from '@/features/notifications/components/sender_name'
import { senderOf } from '@/features/notifications/notification_text'
import { mailLink } from '@/lib/text/mail_link'
import { notifications as messages } from '@/messages/notifications'

const LINK_LOOKS =
  'relative inline-flex min-h-11 max-w-full items-center gap-1.5 font-semibold text-primary hover:underline'

/** The sender with their contact links. */
export function NotificationSender({ notification }: { notification: Notification }) {
  const { senderName, senderAccount, senderEmail, senderPhone } = notification
  if (!senderName && !senderAccount && !senderEmail && !senderPhone) return null
  const name = senderOf(notification)

  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      <SenderName notification={notification} />
      {senderEmail && (
        <a
          href={mailLink(senderEmail)}
          aria-label={messages.email({ name, email: senderEmail })}
          className={LINK_LOOKS}
        >
          <Mail aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{senderEmail}</span>
        </a>
      )}
      {senderPhone && (
        <a
          href={`tel:${senderPhone.replace(/[^\d+]/g, '')}`}
          aria-label={messages.call({ name, phone: senderPhone })}
          className={LINK_LOOKS}
        >
          <Phone aria-hidden className="size-4 shrink-0" />
          {senderPhone}
        </a>
      )}
    </div>
  )
}
