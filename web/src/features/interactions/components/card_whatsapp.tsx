import type { Item } from '@saajha/contract/item'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { IconButton } from '@/components/icon_button'
import { WhatsappIcon } from '@/components/whatsapp_icon'
import { useRecordContact } from '@/features/interactions/hooks/use_record_contact'
import { whatsappLink } from '@/features/interactions/whatsapp_link'
import { ITEMS_KEY } from '@/lib/queries/query_keys'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { fetchCode } from '@/lib/build/fetch_code'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'
import { item as messages } from '@/messages/item'

const loadDialog = async () => {
  await fetchCode('unreachable_dialog')
  const { UnreachableDialog } =
    await import('@/features/interactions/components/unreachable_dialog')
  return { UnreachableDialog }
}

type Props = {
  item: Item
  /** The owner's name as shown on the card. */
  ownerName: string
}

/**
 * WhatsApp button of a card. The owner's own cards have none, and it is out of reach until it is known whose the card is. Lists
 * lack the phone of the account, so that a press without a number fetches the item first.
 */
export function CardWhatsapp({ item: listed, ownerName: owner }: Props) {
  const [fetched, setFetched] = useState<Item | null>(null)
  const [isFetching, setFetching] = useState(false)
  const item = fetched ?? listed
  const queryClient = useQueryClient()
  const { user, isPending } = useCurrentUser()
  const record = useRecordContact(item)
  const navigate = useNavigate()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { UnreachableDialog } = useCodeOfPress(loadDialog, isDialogOpen, setDialogOpen)
  const { hasNumber, href } = whatsappLink(item, owner)
  const buttonProps = {
    label: messages.whatsappNamed({ owner }),
    icon: <WhatsappIcon />,
    variant: 'secondary',
    inert: isPending,
    className: isPending ? 'invisible' : '',
  } as const

  const fetchNumber = async () => {
    if (isFetching) return
    if (fetched) return setDialogOpen(true)
    setFetching(true)
    try {
      const item = await queryClient.fetchQuery<Item>({ queryKey: [...ITEMS_KEY, listed.id] })
      setFetched(item)
      const link = whatsappLink(item, owner)
      if (!link.hasNumber) return setDialogOpen(true)
      record('whatsapp')
      // A browser that blocks it leaves the button as a link.
      window.open(link.href, '_blank', 'noreferrer')
    } catch {
      void navigate(`/item/${listed.id}`)
    } finally {
      setFetching(false)
    }
  }

  if (user && user.id === item.ownerId) return null
  if (hasNumber) {
    return (
      <IconButton asChild {...buttonProps}>
        <a href={href} target="_blank" rel="noreferrer" onClick={() => record('whatsapp')} />
      </IconButton>
    )
  }
  return (
    <>
      <IconButton
        {...buttonProps}
        aria-busy={isFetching || undefined}
        onClick={() => void fetchNumber()}
      />
      {UnreachableDialog && (
        <UnreachableDialog
          item={item}
          ownerName={owner}
          open={isDialogOpen}
          onOpenChange={setDialogOpen}
        />
      )}
    </>
  )
}
