import type { Item } from '@saajha/contract/item'
import { useNavigate } from 'react-router-dom'
import { AlertDialog } from '@/components/alert_dialog'
import { contactLink } from '@/features/interactions/contact_link'
import { common } from '@/messages/common'
import { item as messages } from '@/messages/item'
import { unreachable } from '@/messages/unreachable'

type Props = {
  item: Item
  /** The owner's name as shown on the card. */
  ownerName: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Says that an owner has no number for WhatsApp, and offers the contact page. */
export function UnreachableDialog({ item, ownerName: owner, open, onOpenChange }: Props) {
  const navigate = useNavigate()

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={unreachable.whatsapp}
      description={unreachable.hint({ owner })}
      confirmLabel={messages.messageOwner}
      onConfirm={() =>
        void navigate(contactLink({ itemId: item.id, title: item.title, ownerName: owner }))
      }
      cancelLabel={common.ok}
    />
  )
}
