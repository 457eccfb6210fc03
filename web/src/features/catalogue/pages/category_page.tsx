import { CATEGORIES } from '@saajha/contract/categories'
import { Compass } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { PageLoading } from '@/components/page_loading'
import { CategoryItems } from '@/features/catalogue/components/results/category_items'
import { useCategories } from '@/features/catalogue/hooks/use_categories'
import { category as messages } from '@/messages/category'
import { common } from '@/messages/common'
import { pages } from '@/messages/pages'

/** A category with its items. */
export function CategoryPage() {
  const { slug } = useParams()
  const { categories, isPending } = useCategories(CATEGORIES)
  const category = categories.find((category) => category.slug === slug)

  if (category) return <CategoryItems key={category.id} category={category} />
  if (isPending) return <PageLoading />
  return (
    <div className="page py-12">
      <title>{pages.title({ page: messages.notFound })}</title>
      <EmptyState
        headingLevel={1}
        icon={<Compass aria-hidden />}
        title={messages.notFound}
        description={messages.notFoundHint}
        action={
          <Button asChild>
            <Link to="/">{common.backToHome}</Link>
          </Button>
        }
      />
    </div>
  )
}
