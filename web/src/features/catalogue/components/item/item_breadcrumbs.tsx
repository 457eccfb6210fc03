import { NAMED_CATEGORIES } from '@saajha/contract/category_names'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useCategories } from '@/features/catalogue/hooks/use_categories'
import { details } from '@/messages/details'

/** The breadcrumbs from an item to its category. */
export function ItemBreadcrumbs({ categoryId }: { categoryId: string }) {
  const { categories } = useCategories(NAMED_CATEGORIES)
  const category = categories.find(({ id }) => id === categoryId)

  return (
    <nav aria-label={details.breadcrumbs} className="mb-1 lg:mb-2">
      <ol className="flex flex-wrap items-center gap-1 text-sm text-soft">
        <li>
          <Link
            to="/"
            className="inline-flex min-h-11 items-center hover:text-primary hover:underline"
          >
            {details.home}
          </Link>
        </li>
        {category && (
          <li className="flex items-center gap-1">
            <ChevronRight aria-hidden className="size-4" />
            <Link
              to={`/category/${category.slug}`}
              className="inline-flex min-h-11 items-center hover:text-primary hover:underline"
            >
              {category.name}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  )
}
