type WebPage = {
  /** Path pattern; `:name` matches one segment. */
  path: string
  /** Whether all visitors get the same page: the server describes and preloads it, it is available offline, and robots.txt allows it. */
  isPublic: boolean
  /** Whether search engines may index it; the sitemap lists indexed pages. */
  isIndexed: boolean
}

/**
 * The pages of the web app. The router, the server's routes and descriptions, the preloaded scripts, the service worker,
 * robots.txt and the sitemap share them. Any other path is the app's 404 page.
 */
export const PAGES = {
  home: { path: '/', isPublic: true, isIndexed: true },
  category: { path: '/category/:slug', isPublic: true, isIndexed: true },
  item: { path: '/item/:id', isPublic: true, isIndexed: true },
  itemAlias: { path: '/items/:id', isPublic: true, isIndexed: false },
  search: { path: '/search', isPublic: true, isIndexed: true },
  contact: { path: '/contact/:id', isPublic: false, isIndexed: false },
  createListing: { path: '/create-listing', isPublic: false, isIndexed: false },
  editListing: { path: '/edit-listing/:id', isPublic: false, isIndexed: false },
  editItem: { path: '/item/:id/edit', isPublic: false, isIndexed: false },
  dashboard: { path: '/dashboard', isPublic: false, isIndexed: false },
  editProfile: { path: '/profile/edit', isPublic: false, isIndexed: false },
  admin: { path: '/admin', isPublic: false, isIndexed: false },
} as const satisfies Record<string, WebPage>

export type PageName = keyof typeof PAGES

/** The names of the public pages. */
export type PublicPageName = {
  [Name in PageName]: (typeof PAGES)[Name]['isPublic'] extends true ? Name : never
}[PageName]

/** All pages, without their names. */
export const ALL_PAGES: readonly WebPage[] = Object.values(PAGES)

/** The favourites of a browser, shown by the search page. */
export const FAVOURITES_PATH = '/search?favorites=true'

/** Whether the search page with these URL parameters shows the favourites. */
export function showsFavourites(parameters: URLSearchParams): boolean {
  return parameters.get('favorites') === 'true'
}
