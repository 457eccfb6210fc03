import type { Notification } from '@saajha/contract/notification'
import { Mail, Phone, Reply } from 'lucide-react'
import { useState, type AnchorHTMLAttributes, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { IconButton } from '@/components/icon_button'
import { WhatsappIcon } from '@/components/whatsapp_icon'
import { QuotingText } from '@/components/quoting_text'
import { SenderName } from '@/features/notifications/components/sender_name'
import type { NotificationParts } from '@/features/notifications/notification_parts'
import { replyPath, senderOf, whatsappAnswer } from '@/features/notifications/notification_text'
import { dialNumber, formatPhone } from '@/lib/text/dial_number'
import { firstName } from '@/lib/text/first_name'
import { mailLink } from '@/lib/text/mail_link'
import { notifications as messages } from '@/messages/notifications'

type Props = {
  notification: Notification
  /** Accepts or declines a booking request. */
  Request: NotificationParts['Request']
  /** Called when the reader answers the sender. */
  onAnswer: () => void
}

/**
 * The sender with their contact details, and a button for each way to answer them. For a booking request these are small icons
 * below Accept and Decline: an agreement by phone does not hold the days.
 */
export function NotificationSender({ notification, Request, onAnswer }: Props) {
  const { type, bookingId, senderName, senderAccount, senderEmail, senderPhone } = notification
  const [hasContacted, setContacted] = useState(false)
  if (!senderName && !senderAccount && !senderEmail && !senderPhone) return null
  const name = senderOf(notification)
  const whatsapp = whatsappAnswer(notification)
  const reply = replyPath(notification)
  const isRequest = type === 'booking' || type === 'booking_waiting'
  const Way = isRequest ? IconWay : ButtonWay
  const onContact = () => {
    setContacted(true)
    onAnswer()
  }

  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <SenderName notification={notification} />
        {senderPhone && <bdi className="text-soft">{formatPhone(senderPhone)}</bdi>}
        {senderEmail && <bdi className="text-soft wrap-anywhere">{senderEmail}</bdi>}
      </div>
      {isRequest && bookingId && <Request {...{ bookingId, hasContacted, onAnswer }} />}
      <div className="flex flex-wrap gap-2">
        {whatsapp && (
          <Way
            name={messages.whatsappNamed({ sender: firstName(name) })}
            icon={<WhatsappIcon />}
            label={
              <QuotingText
                sentence={messages.whatsappNamed({ sender: firstName(name) })}
                quote={firstName(name)}
              />
            }
            isMain
            href={whatsapp}
            target="_blank"
            rel="noreferrer"
            onClick={onContact}
          />
        )}
        {reply && (
          <Button asChild variant={whatsapp || (isRequest && bookingId) ? 'secondary' : 'primary'}>
            <Link to={reply} onClick={onAnswer}>
              <Reply aria-hidden />
              {replyLabel(notification)}
            </Link>
          </Button>
        )}
        {senderPhone && dialNumber(senderPhone) && (
          <Way
            name={messages.call({ name, phone: formatPhone(senderPhone) })}
            icon={<Phone aria-hidden />}
            label={messages.callSender}
            href={`tel:${dialNumber(senderPhone)}`}
            onClick={onContact}
          />
        )}
        {senderEmail && (
          <Way
            name={messages.email({ name, email: senderEmail })}
            icon={<Mail aria-hidden />}
            label={messages.emailSender}
            href={mailLink(senderEmail)}
            onClick={onAnswer}
          />
        )}
      </div>
    </div>
  )
}

type WayProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The accessible name of an icon, and of a short label. */
  name: string
  icon: ReactNode
  label: ReactNode
  isMain?: boolean
}

function IconWay({ name, icon, label: _, isMain: __, ...link }: WayProps) {
  return (
    <IconButton label={name} icon={icon} variant="outline" asChild>
      <a {...link} />
    </IconButton>
  )
}

function ButtonWay({ name, icon, label, isMain = false, ...link }: WayProps) {
  return (
    <Button asChild variant={isMain ? 'primary' : 'secondary'}>
      <a {...link} aria-label={typeof label === 'string' ? name : undefined}>
        {icon}
        <span>{label}</span>
      </a>
    </Button>
  )
}

function replyLabel({ type, bookingId }: Notification) {
  if (type === 'booking' || type === 'booking_waiting')
    return bookingId ? messages.reply : messages.answerRequest
  return type.startsWith('booking_') ? messages.openBooking : messages.reply
}
