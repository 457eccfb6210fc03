import { listing } from '@/messages/listing'
import { pages } from '@/messages/pages'

/** Creating or editing a listing: its words, and its photos and video. */
export function ListingPage() {
  return (
    <div className="page py-8">
      <title>{pages.title({ page: listing.createHeading })}</title>
      <h1 className="text-title">{listing.createHeading}</h1>
    </div>
  )
}
