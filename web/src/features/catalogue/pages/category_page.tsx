import { category } from '@/messages/category'
import { pages } from '@/messages/pages'

/** One category and what is offered in it. */
export function CategoryPage() {
  return (
    <div className="page py-8">
      <title>{pages.title({ page: category.heading })}</title>
      <h1 className="text-title">{category.heading}</h1>
    </div>
  )
}
