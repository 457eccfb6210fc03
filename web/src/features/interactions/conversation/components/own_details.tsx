import type { SenderDetails } from '@saajha/contract/contact'
import type { Conversation } from '@saajha/contract/conversation'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { QuotingText } from '@/components/quoting_text'
import { useLatestContact } from '@/features/interactions/hooks/use_latest_contact'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { formatPhone } from '@/lib/text/dial_number'
import { contact as fields } from '@/messages/contact'
import { conversation as messages } from '@/messages/conversation'

/** What a renter's conversation opens on a press: name, email and phone by which the owner reaches them. */
export function OwnDetails({ conversation }: { conversation: Conversation }) {
  const [isOpen, setOpen] = useState(false)
  const { fullName: owner } = conversation.with

  return (
    <details
      className="group shrink-0 border-b border-line text-sm"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 px-3 font-semibold hover:text-primary sm:px-4 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        <span className="min-w-0 truncate">
          <QuotingText sentence={messages.reachesYou({ owner })} quote={owner} />
        </span>
      </summary>
      {isOpen && <Details itemId={conversation.itemId} />}
    </details>
  )
}

/** The details of the latest message or booking request; those of the account until they are known. */
function Details({ itemId }: { itemId: string }) {
  const { user } = useCurrentUser()
  const latest: Partial<SenderDetails> = useLatestContact(itemId) ?? {}
  const given = {
    [fields.name]: latest.senderName ?? user?.fullName,
    [fields.email]: latest.senderEmail ?? user?.email,
    [fields.phone]: latest.senderPhone === undefined ? user?.phone : latest.senderPhone,
  }

  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-3 pb-3 sm:px-4">
      {Object.entries(given).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd className="wrap-anywhere">
            <bdi>
              {value ? (label === fields.phone ? formatPhone(value) : value) : messages.notGiven}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
