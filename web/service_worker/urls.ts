import { ALL_PAGES } from '@saajha/contract/pages'

const PUBLIC_PAGES = ALL_PAGES.filter(({ isPublic }) => isPublic).map(
  ({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
)
const PUBLIC_READ = /^\/api\/(items|categories)(\/|$)/
const CALENDAR = /^\/api\/items\/[^/]+\/calendar$/

/** Whether a path is a page of the app rather than an endpoint of the API or a file. */
export function isAppPage(path: string): boolean {
  return !/^\/(api|media|health|socket\.io)(\/|$)/.test(path) && !/\.[^/]+$/.test(path)
}

/** Whether a page is public and its preloaded data are of use while offline. */
export function isPublicPage(url: URL): boolean {
  return PUBLIC_PAGES.some((page) => page.test(url.pathname)) && !isListByDays(url)
}

/**
 * Whether an API URL returns the same response to all users, and one that is of use while offline: not an old calendar or list
 * by days.
 */
export function isPublicRead(url: URL): boolean {
  return PUBLIC_READ.test(url.pathname) && !CALENDAR.test(url.pathname) && !isListByDays(url)
}

function isListByDays({ searchParams }: URL): boolean {
  return searchParams.has('from')
}

/** Whether a path is a picture of a listing or a member; pictures of verification documents are private. */
export function isPublicPicture(path: string): boolean {
  return path.startsWith('/media/') && !path.startsWith('/media/private/')
}
