import type { Category } from '@saajha/contract/category'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { ShowMore } from '@/components/show_more'
import { CategoryIcon } from '@/features/catalogue/components/category_icon'
import { FetchFailed } from '@/features/catalogue/components/fetch_failed'
import { ItemCards } from '@/features/catalogue/components/item_cards'
import { useItemPages } from '@/features/catalogue/hooks/use_item_pages'
import { useListYourItem } from '@/lib/session/use_list_your_item'
import { category as words } from '@/messages/category'
import { item } from '@/messages/item'
import { pages } from '@/messages/pages'

/** A shelf's name and description, and everything on it. */
export function CategoryItems({ category }: { category: Category }) {
  const { items, isFailed, ...list } = useItemPages(
    `/api/items/category/${encodeURIComponent(category.id)}`
  )
  const listYourItem = useListYourItem()

  return (
    <div className="page py-8">
      <title>{pages.title({ page: category.name })}</title>
      <header className="mb-8 flex items-start gap-4 sm:items-center">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-tint text-accent-ink sm:size-18">
          <CategoryIcon slug={category.slug} className="size-7 sm:size-9" />
        </span>
        <div className="min-w-0">
          <h1 className="text-title">{category.name}</h1>
          <p className="text-soft">{category.description}</p>
          <p role="status" className="min-h-6 font-semibold">
            {items && item.count({ count: items.length, more: list.hasMore })}
          </p>
        </div>
      </header>
      {isFailed ? (
        <FetchFailed onRetry={list.readAgain} />
      ) : items?.length === 0 ? (
        <EmptyState
          icon={<CategoryIcon slug={category.slug} />}
          title={words.empty({ category: category.name })}
          description={words.emptyHint}
          action={<Button onClick={listYourItem}>{words.listYourItem}</Button>}
        />
      ) : (
        <ItemCards items={items} expected={8} headingLevel={2} eager={4} />
      )}
      <ShowMore hasMore={list.hasMore} busy={list.isReadingMore} onShowMore={list.showMore} />
    </div>
  )
}
