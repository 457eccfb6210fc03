import type { Notification } from '@saajha/contract/notification'
import { Mail, Phone } from 'lucide-react'
import { notifications as words } from '@/messages/notifications'

const LINK_LOOKS =
  'relative inline-flex min-h-11 max-w-full items-center gap-1.5 font-semibold text-primary hover:underline'

/** Who wrote, and the ways to answer. */
export function NotificationSender({ notification }: { notification: Notification }) {
  const { senderName, senderEmail, senderPhone } = notification
  if (!senderName && !senderEmail && !senderPhone) return null
  const name = senderName ?? words.someone

  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      <span className="font-semibold">{name}</span>
      {senderEmail && (
        <a
          href={`mailto:${senderEmail}`}
          aria-label={words.email({ name, email: senderEmail })}
          className={LINK_LOOKS}
        >
          <Mail aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{senderEmail}</span>
        </a>
      )}
      {senderPhone && (
        <a
          href={`tel:${senderPhone}`}
          aria-label={words.call({ name, phone: senderPhone })}
          className={LINK_LOOKS}
        >
          <Phone aria-hidden className="size-4 shrink-0" />
          {senderPhone}
        </a>
      )}
    </div>
  )
}
