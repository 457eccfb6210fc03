import { CATEGORIES } from '@saajha/contract/categories'
import type { Category } from '@saajha/contract/category'
import { useQuery } from '@tanstack/react-query'

/** The shelves; those the app was built with stand in until the server's are here, so nothing waits. */
export function useCategories() {
  const { data, isPending } = useQuery<Category[]>({ queryKey: ['/api/categories'] })
  return { categories: data ?? CATEGORIES, isPending }
}
