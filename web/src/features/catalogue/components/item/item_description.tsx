import type { Item } from '@saajha/contract/item'
import type { ReactNode } from 'react'
import { formatDate } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { details as messages } from '@/messages/details'

type Props = {
  item: Pick<Item, 'description' | 'createdAt'>
  /** Further details on the line of the date. */
  details?: ReactNode
}

/** An item's description with its line breaks. */
export function ItemDescription({ item, details }: Props) {
  const description = item.description?.trim() || messages.noDescription

  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-section">
        {messages.description}
      </h2>
      <p
        lang={langOf(description)}
        className="mt-2 max-w-prose text-lg leading-relaxed whitespace-pre-line"
      >
        {description}
      </p>
      {item.createdAt && (
        <p className="mt-3 text-sm text-soft">
          {messages.listedOn({ date: formatDate(item.createdAt) })}
          {details}
        </p>
      )}
    </section>
  )
}
