import { itemQueries, SIMILAR_SIZE } from '@saajha/contract/initial_queries'
import type { Item } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'
import { FetchFailed } from '@/features/catalogue/components/results/fetch_failed'
import { ItemCards } from '@/features/catalogue/components/cards/item_cards'
import { details } from '@/messages/details'

const SHAPES = 3

/** Other items of the same category, those in the same location first. */
export function SimilarListings({ itemId }: { itemId: string }) {
  const similar = useQuery<Item[]>({ queryKey: itemQueries(itemId).similar.key })

  return (
    <section aria-labelledby="similar-listings" className="mt-14">
      <h2 id="similar-listings" className="mb-5 text-section">
        {details.similar}
      </h2>
      {similar.isError ? (
        <FetchFailed error={similar.error} onRetry={() => void similar.refetch()} />
      ) : similar.data?.length === 0 ? (
        <div className="rounded-card border border-dashed border-control px-6 py-12 text-center">
          <p className="font-semibold">{details.noSimilar}</p>
          <p className="mt-1 text-soft">{details.noSimilarHint}</p>
        </div>
      ) : (
        <ItemCards
          items={similar.data?.slice(0, SIMILAR_SIZE)}
          expected={SHAPES}
          columns={3}
          withCategory={false}
        />
      )}
    </section>
  )
}
