import { search } from '@/messages/search'
import { pages } from '@/messages/pages'

/** What a search or a filter found. */
export function SearchPage() {
  return (
    <div className="page py-8">
      <title>{pages.title({ page: search.heading })}</title>
      <h1 className="text-title">{search.heading}</h1>
    </div>
  )
}
