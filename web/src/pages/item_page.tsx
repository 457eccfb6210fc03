import { item } from '@/messages/item'
import { pages } from '@/messages/pages'

/** One item: what the catalogue knows of it, and the ways to reach its owner. */
export function ItemPage() {
  return (
    <div className="page py-8">
      <title>{pages.title({ page: item.heading })}</title>
      <h1 className="text-title">{item.heading}</h1>
    </div>
  )
}
