import { MailCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { QuotingText } from '@/components/quoting_text'
import { RelativeTime } from '@/components/relative_time'
import { useLatestContact } from '@/features/interactions/hooks/use_latest_contact'
import { formatDays } from '@/lib/text/format'
import { booking } from '@/messages/booking'

type Props = {
  itemId: string
  ownerName: string
  /** URL of the conversation or the contact form; omitted on the page of the form. */
  link?: string | undefined
  linkText?: string
}

/** What the signed-in member last asked the owner of an item, and when; nothing before the first message. */
export function LatestContact({
  itemId,
  ownerName: owner,
  link,
  linkText = booking.writeAgain,
}: Props) {
  const contact = useLatestContact(itemId)
  if (!contact) return null
  const { startDate, endDate, createdAt } = contact

  return (
    <div className="flex items-start gap-2.5 rounded-control bg-info-tint px-4 py-2.5">
      <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-info" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <span>
            {startDate && endDate ? (
              booking.youAsked({ days: formatDays(startDate, endDate) })
            ) : (
              <QuotingText sentence={booking.youWrote({ owner })} quote={owner} />
            )}
          </span>
          {' · '}
          <RelativeTime since={createdAt} className="whitespace-nowrap" />
        </p>
        {link && (
          <Link
            to={link}
            className="-mb-1.5 inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {linkText}
          </Link>
        )}
      </div>
    </div>
  )
}
