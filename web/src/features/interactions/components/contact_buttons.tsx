import type { Item } from '@saajha/contract/item'
import { Mail, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { QuotingText } from '@/components/quoting_text'
import { WhatsappIcon } from '@/components/whatsapp_icon'
import type { ChosenDays } from '@/features/bookings/public'
import { messageLink } from '@/features/interactions/contact_link'
import { useRecordContact } from '@/features/interactions/hooks/use_record_contact'
import { dialNumber } from '@/lib/text/dial_number'
import { whatsappLink } from '@/features/interactions/whatsapp_link'
import { ownerPhone } from '@/lib/text/owner_phone'
import type { NoticeAction } from '@/lib/toasts/toasts_slice'
import { useToast } from '@/lib/toasts/use_toast'
import { booking } from '@/messages/booking'
import { details } from '@/messages/details'
import { item as messages } from '@/messages/item'
import { unreachable } from '@/messages/unreachable'

type Props = {
  item: Item
  ownerName: string
  /** Whether the item is still partial: a missing phone number may then be loading. */
  isPartial: boolean
  /** The selected days. */
  chosen: ChosenDays
}

/** The three contact options of an item's owner. */
export function ContactButtons({ item, ownerName, isPartial, chosen }: Props) {
  const record = useRecordContact(item)
  const showUnreachable = useShowUnreachable()
  const whatsapp = whatsappLink(item, ownerName)
  const phone = ownerPhone(item)
  const isWhatsappMain = whatsapp.hasNumber || isPartial

  return (
    <div className="flex flex-col gap-2.5">
      {whatsapp.hasNumber ? (
        <Button asChild size="lg">
          <a
            href={whatsapp.href}
            target="_blank"
            rel="noreferrer"
            onClick={() => record('whatsapp')}
          >
            <WhatsappIcon />
            {details.whatsappOwner}
          </a>
        </Button>
      ) : (
        <Button
          variant={isWhatsappMain ? 'primary' : 'outline'}
          size="lg"
          disabled={isPartial}
          onClick={() =>
            // WhatsApp's own contact picker, for renters who have the owner's number.
            showUnreachable(unreachable.whatsapp, {
              label: details.openWhatsapp,
              href: whatsapp.href,
            })
          }
        >
          <WhatsappIcon />
          {details.whatsappOwner}
        </Button>
      )}
      {phone ? (
        <CallButton phone={phone} onCall={() => record('call')} />
      ) : isPartial ? (
        <Button variant="secondary" disabled>
          <Phone aria-hidden />
          {details.callOwner}
        </Button>
      ) : (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm text-soft">{details.noPhone}</p>
      )}
      <Button
        asChild
        variant={isWhatsappMain ? 'outline' : 'primary'}
        size={isWhatsappMain ? 'md' : 'lg'}
      >
        <Link to={messageLink({ itemId: item.id, title: item.title, ownerName }, chosen)}>
          <Mail aria-hidden />
          {messages.messageOwner}
        </Link>
      </Button>
      <p className="text-sm text-soft">
        <QuotingText sentence={booking.ownerSees({ owner: ownerName })} quote={ownerName} />
      </p>
    </div>
  )
}

function CallButton({ phone, onCall }: { phone: string; onCall: () => void }) {
  const number = dialNumber(phone)
  const showUnreachable = useShowUnreachable()
  const label = (
    <>
      <Phone aria-hidden />
      {details.callOwner}
    </>
  )

  if (number === null) {
    return (
      <Button variant="secondary" onClick={() => showUnreachable(details.phoneUnavailable)}>
        {label}
      </Button>
    )
  }
  return (
    <Button asChild variant="secondary">
      <a href={`tel:${number}`} onClick={onCall}>
        {label}
      </a>
    </Button>
  )
}

/** Returns a function that shows a toast about a missing phone number. */
function useShowUnreachable() {
  const { toast } = useToast()
  return (title: string, action?: NoticeAction) =>
    toast({ title, description: details.contactUnavailable, variant: 'destructive', action })
}
