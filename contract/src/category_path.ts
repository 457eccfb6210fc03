import { PAGES } from './pages.ts'

/** The path of a category's page, or of its page for a location such as 'Pune, Maharashtra'. */
export function categoryPath(slug: string, location = ''): string {
  const path = PAGES.category.path.replace(':slug', slug)
  return location ? `${path}?${new URLSearchParams({ location }).toString()}` : path
}
