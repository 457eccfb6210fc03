import type { SenderDetails } from '@saajha/contract/contact'
import type { Conversation } from '@saajha/contract/conversation'
import { Dialog } from '@/components/dialog'
import { QuotingText } from '@/components/quoting_text'
import { useLatestContact } from '@/features/interactions/hooks/use_latest_contact'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { formatPhone } from '@/lib/text/dial_number'
import { contact as fields } from '@/messages/contact'
import { conversation as messages } from '@/messages/conversation'

type Props = { conversation: Conversation; open: boolean; onOpenChange: (open: boolean) => void }

/** The dialog of a renter's conversation with the name, email and phone by which the owner reaches them. */
export function OwnDetails({ conversation, open, onOpenChange }: Props) {
  const { fullName: owner } = conversation.with

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<QuotingText sentence={messages.reachesYou({ owner })} quote={owner} />}
    >
      <Details itemId={conversation.itemId} />
    </Dialog>
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
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
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
