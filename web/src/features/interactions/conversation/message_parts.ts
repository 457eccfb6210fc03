import { ALL_PAGES } from '@saajha/contract/pages'
import { matchPath } from 'react-router-dom'

/** A part of a message's text; with a path, a link to a page of this site. */
type MessagePart = { text: string; path: string | null }

/** URLs, without the punctuation of the sentence around them. */
const URLS = /(https?:\/\/\S*[^\s.,!?;:)\]"'’”।])/

/** Splits a text at the URLs of this site's own pages. URLs of other sites stay text, so that no message leads away. */
export function messageParts(text: string): MessagePart[] {
  return text
    .split(URLS)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, path: ownPath(part) }))
}

/** The path of a URL of one of this site's pages. Without its fragment, since that may hold the token of a mailed link. */
function ownPath(text: string) {
  try {
    const { origin, pathname, search } = new URL(text)
    const isPage = ALL_PAGES.some(({ path }) => matchPath(path, pathname))
    return origin === window.location.origin && isPage ? pathname + search : null
  } catch {
    return null
  }
}
