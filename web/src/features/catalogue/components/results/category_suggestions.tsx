import { NAMED_CATEGORIES } from '@saajha/contract/category_names'
import { categoryPath } from '@saajha/contract/category_path'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { useSuggestions } from '@/features/catalogue/hooks/use_suggestions'
import { useListYourItem } from '@/lib/session/use_list_your_item'
import { category as messages } from '@/messages/category'
import { names } from '@/messages/names'
import { search } from '@/messages/search'

const MAX_CATEGORIES = 4

/** For a search that matches nothing anywhere: the categories that its text suggests, else the first ones, and List Your Item. */
export function CategorySuggestions({ q, location }: { q: string; location: string }) {
  const suggestedIds = useSuggestions(q).map(({ categoryId }) => categoryId)
  const suggested = NAMED_CATEGORIES.filter(({ id }) => suggestedIds.includes(id))
  const categories = suggested.length > 0 ? suggested : NAMED_CATEGORIES.slice(0, MAX_CATEGORIES)
  const listYourItem = useListYourItem()

  return (
    <>
      <div>
        <h3 className="mb-3 text-heading">{search.categories}</h3>
        <ul className="flex flex-wrap justify-center gap-2">
          {categories.map(names.category).map(({ id, slug, name }) => (
            <li key={id}>
              <Button asChild variant="outline">
                <Link to={categoryPath(slug, location)}>{name}</Link>
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="mb-3">{search.listYours}</p>
        <Button {...listYourItem}>{messages.listYourItem}</Button>
      </div>
    </>
  )
}
