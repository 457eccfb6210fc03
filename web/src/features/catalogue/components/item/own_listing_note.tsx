import { Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { item as messages } from '@/messages/item'

/** A note to the owner on their own item's page, in place of the contact actions. */
export function OwnListingNote({ itemId }: { itemId: string }) {
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-control bg-accent-tint px-4 py-3">
        <p className="font-semibold">{messages.yourListing}</p>
        <p className="text-sm text-soft">{messages.yourListingHint}</p>
      </div>
      <Button asChild size="lg">
        <Link to={`/item/${itemId}/edit`}>
          <Pencil aria-hidden />
          {messages.editListing}
        </Link>
      </Button>
    </div>
  )
}
