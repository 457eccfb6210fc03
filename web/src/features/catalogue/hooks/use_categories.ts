import type { NamedCategory } from '@saajha/contract/category_names'
import { useQuery } from '@tanstack/react-query'
import { names } from '@/messages/names'

/**
 * The categories in the page's language. Until the server's are loaded, those of `builtIn`: `NAMED_CATEGORIES` where no description
 * is shown.
 */
export function useCategories<Shown extends NamedCategory>(builtIn: readonly Shown[]) {
  const { data, isPending } = useQuery<Shown[]>({ queryKey: ['/api/categories'] })
  return { categories: (data ?? builtIn).map(names.category<Shown>), isPending }
}
