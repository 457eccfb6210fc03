import type { Item } from '@saajha/contract/item'
import { useState } from 'react'
import { LazyAlertDialog } from '@/components/lazy_alert_dialog'
import { useDeleteListing } from '@/features/listings/hooks/use_delete_listing'
import { langOf } from '@/lib/text/lang_of'
import { ownListings } from '@/messages/own_listings'

type Props = {
  /** The listing to delete; null while the dialog is closed. */
  item: Item | null
  onClose: () => void
}

/** Confirms the deletion of a listing; stays open after a failure for a retry. */
export function DeleteListingDialog({ item, onClose }: Props) {
  const deletion = useDeleteListing()
  const [shownItem, setShownItem] = useState(item)
  // The title stays rendered while the dialog fades out.
  if (item && item !== shownItem) setShownItem(item)

  return (
    <LazyAlertDialog
      open={item !== null}
      onOpenChange={(open) => !open && !deletion.isPending && onClose()}
      title={ownListings.deleteHeading}
      description={ownListings.deleteQuestion}
      confirmLabel={deletion.isPending ? ownListings.deleting : ownListings.delete}
      destructive
      busy={deletion.isPending}
      onConfirm={() => item && deletion.mutate(item, { onSuccess: onClose })}
    >
      <p lang={langOf(shownItem?.title ?? '')} className="font-semibold">
        {shownItem?.title}
      </p>
    </LazyAlertDialog>
  )
}
