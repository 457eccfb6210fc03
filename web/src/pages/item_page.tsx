import { useParams } from 'react-router-dom'
import { ItemMissing } from '@/features/catalogue/components/item/item_missing'
import { ItemSkeleton } from '@/features/catalogue/components/item/item_skeleton'
import { useItem } from '@/features/catalogue/hooks/use_item'
import { ApiError } from '@/lib/http/api_error'
import { ItemDetails } from '@/pages/item_details'

/** Page of one item, with the contact options of its owner. */
export function ItemPage() {
  const { id = '' } = useParams()
  const { data: item, isPlaceholderData, error, refetch } = useItem(id)

  if (item) return <ItemDetails key={item.id} item={item} isPartial={isPlaceholderData} />
  if (!error) return <ItemSkeleton />
  const isGone = error instanceof ApiError && error.status === 404
  return <ItemMissing onRetry={isGone ? undefined : () => void refetch()} />
}
