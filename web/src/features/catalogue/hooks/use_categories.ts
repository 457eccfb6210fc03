import { CATEGORIES } from '@saajha/contract/categories'
import type { Category } from '@saajha/contract/category'
import { useQuery } from '@tanstack/react-query'
import { names } from '@/messages/names'

/** The categories in the page's language; the built-in ones until the server's are loaded. */
export function useCategories() {
  const { data, isPending } = useQuery<Category[]>({ queryKey: ['/api/categories'] })
  return { categories: (data ?? CATEGORIES).map(names.category), isPending }
}
