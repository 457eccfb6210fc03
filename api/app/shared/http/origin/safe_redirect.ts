/** Returns a redirect target if it is a page of this site, otherwise `/`. Prevents open redirects. */
export function safeRedirect(target: unknown): string {
  if (typeof target !== 'string' || !ON_THIS_SITE.test(target) || target.length > 1_000) return '/'
  if (!URL.canParse(target, DUMMY_ORIGIN)) return '/'
  const { origin, pathname, search } = new URL(target, DUMMY_ORIGIN)
  // A browser normalizes `/.//evil` to `//evil`. An API route is not a page.
  const isPage = origin === DUMMY_ORIGIN && !/^\/(\/|%2f|%5c|api(\/|$))/i.test(pathname)
  return isPage ? pathname + search : '/'
}

/**
 * A single leading slash, without characters that a browser treats as a second slash or ignores: `\`, tabs and line ends,
 * plain or percent-encoded.
 */
const ON_THIS_SITE = /^\/(?!\/|%2f|%5c|.*%[01][0-9a-f])[^\\\p{C}\s]*$/iu

const DUMMY_ORIGIN = 'http://dummy.invalid'
