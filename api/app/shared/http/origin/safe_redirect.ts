/** Where a person goes on after a detour: a page of this site alone. Anything else is the home page. */
export function safeRedirect(wanted: unknown): string {
  if (typeof wanted !== 'string' || !ON_THIS_SITE.test(wanted) || wanted.length > 1_000) return '/'
  if (!URL.canParse(wanted, NOWHERE)) return '/'
  const { origin, pathname, search } = new URL(wanted, NOWHERE)
  // A browser folds `/.//evil` into `//evil`; a call is no page.
  const isPage = origin === NOWHERE && !/^\/(\/|%2f|%5c|api(\/|$))/i.test(pathname)
  return isPage ? pathname + search : '/'
}

/** One slash at the beginning, and nothing that a browser takes for a second one or leaves out: `\`, tabs, line ends, encoded or not. */
const ON_THIS_SITE = /^\/(?!\/|%2f|%5c|.*%[01][0-9a-f])[^\\\p{C}\s]*$/iu

const NOWHERE = 'http://nowhere.invalid'
