import type { Notification } from '@saajha/contract/notification'
import { Mail, Phone, Reply } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { WhatsappIcon } from '@/components/whatsapp_icon'
import { QuotingText } from '@/components/quoting_text'
import { SenderName } from '@/features/notifications/components/sender_name'
import { replyPath, senderOf, whatsappAnswer } from '@/features/notifications/notification_text'
import { dialNumber, formatPhone } from '@/lib/text/dial_number'
import { firstName } from '@/lib/text/first_name'
import { mailLink } from '@/lib/text/mail_link'
import { notifications as messages } from '@/messages/notifications'

type Props = {
  notification: Notification
  /** Called when the reader answers the sender. */
  onAnswer: () => void
}

/** The sender with their contact details, and a button for each way to answer them. */
export function NotificationSender({ notification, onAnswer }: Props) {
  const { senderName, senderAccount, senderEmail, senderPhone } = notification
  if (!senderName && !senderAccount && !senderEmail && !senderPhone) return null
  const name = senderOf(notification)
  const whatsapp = whatsappAnswer(notification)
  const reply = replyPath(notification)

  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <SenderName notification={notification} />
        {senderPhone && <bdi className="text-soft">{formatPhone(senderPhone)}</bdi>}
        {senderEmail && <bdi className="text-soft wrap-anywhere">{senderEmail}</bdi>}
      </div>
      <div className="flex flex-wrap gap-2">
        {whatsapp && (
          <Button asChild>
            <a href={whatsapp} target="_blank" rel="noreferrer" onClick={onAnswer}>
              <WhatsappIcon />
              <span>
                <QuotingText
                  sentence={messages.whatsappNamed({ sender: firstName(name) })}
                  quote={firstName(name)}
                />
              </span>
            </a>
          </Button>
        )}
        {reply && (
          <Button asChild variant={whatsapp ? 'secondary' : 'primary'}>
            <Link to={reply} onClick={onAnswer}>
              <Reply aria-hidden />
              {replyLabel(notification.type)}
            </Link>
          </Button>
        )}
        {senderPhone && dialNumber(senderPhone) && (
          <Button asChild variant="secondary">
            <a
              href={`tel:${dialNumber(senderPhone)}`}
              aria-label={messages.call({ name, phone: formatPhone(senderPhone) })}
              onClick={onAnswer}
            >
              <Phone aria-hidden />
              {messages.callSender}
            </a>
          </Button>
        )}
        {senderEmail && (
          <Button asChild variant="secondary">
            <a
              href={mailLink(senderEmail)}
              aria-label={messages.email({ name, email: senderEmail })}
              onClick={onAnswer}
            >
              <Mail aria-hidden />
              {messages.emailSender}
            </a>
          </Button>
        )}
      </div>
    </div>
  )
}

function replyLabel(type: Notification['type']) {
  if (type === 'booking' || type === 'booking_waiting') return messages.answerRequest
  return type.startsWith('booking_') ? messages.openBooking : messages.reply
}
