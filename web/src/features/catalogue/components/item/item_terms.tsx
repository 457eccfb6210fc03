import type { Item } from '@saajha/contract/item'
import { formatRupees } from '@/lib/text/format'
import { details } from '@/messages/details'
import { item as messages } from '@/messages/item'

/** The deposit, shortest and longest rental of an item, as far as the owner has set them. */
export function ItemTerms({ item }: { item: Item }) {
  const { deposit, minRentalDuration, maxRentalDuration, priceUnit } = item
  const duration = messages.durations[priceUnit]
  const terms = [
    Number(deposit) > 0 && details.deposit({ amount: formatRupees(deposit!) }),
    minRentalDuration > 1 && details.atLeast({ duration: duration({ count: minRentalDuration }) }),
    maxRentalDuration && details.atMost({ duration: duration({ count: maxRentalDuration }) }),
  ].filter((term) => typeof term === 'string')
  if (terms.length === 0) return null

  return (
    <ul aria-label={details.terms} className="flex flex-col gap-0.5 text-soft">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
