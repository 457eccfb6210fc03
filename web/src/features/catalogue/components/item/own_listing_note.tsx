import { ImagePlus, Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { common } from '@/messages/common'
import { details } from '@/messages/details'

type Props = { itemId: string; hasPhotos: boolean }

/** A note to the owner on their own item's page, in place of the contact actions. */
export function OwnListingNote({ itemId, hasPhotos }: Props) {
  const form = `/item/${itemId}/edit`

  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-control bg-accent-tint px-4 py-3">
        <p className="font-semibold">{details.yourListing}</p>
        <p className="text-sm text-soft">{details.yourListingHint}</p>
      </div>
      {!hasPhotos && (
        <Button asChild size="lg">
          <Link to={form}>
            <ImagePlus aria-hidden />
            {common.addPhotos}
          </Link>
        </Button>
      )}
      <Button asChild variant={hasPhotos ? 'primary' : 'outline'} size={hasPhotos ? 'lg' : 'md'}>
        <Link to={form}>
          <Pencil aria-hidden />
          {details.editListing}
        </Link>
      </Button>
    </div>
  )
}
