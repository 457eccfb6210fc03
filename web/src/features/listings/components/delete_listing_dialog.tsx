import type { Item } from '@saajha/contract/item'
import { useState } from 'react'
import { AlertDialog } from '@/components/alert_dialog'
import { useDeleteListing } from '@/features/listings/hooks/use_delete_listing'
import { listing } from '@/messages/listing'

type Props = {
  /** The listing to take down; none while nothing is asked. */
  item: Item | null
  onClose: () => void
}

/** Asks before a listing is taken down; a failure leaves the question open for another try. */
export function DeleteListingDialog({ item, onClose }: Props) {
  const deletion = useDeleteListing()
  const [asked, setAsked] = useState(item)
  // The words stay while the dialog fades away.
  if (item && item !== asked) setAsked(item)

  return (
    <AlertDialog
      open={item !== null}
      onOpenChange={(open) => !open && !deletion.isPending && onClose()}
      title={listing.deleteHeading}
      description={listing.deleteQuestion}
      confirmLabel={deletion.isPending ? listing.deleting : listing.delete}
      destructive
      busy={deletion.isPending}
      onConfirm={() => item && deletion.mutate(item, { onSuccess: onClose })}
    >
      <p className="font-semibold">{asked?.title}</p>
    </AlertDialog>
  )
}
