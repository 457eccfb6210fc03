import { PRELOADED_READS, type PreloadedRead } from '@saajha/contract/initial_queries'
import { nextLink } from '@saajha/contract/next_link'

/** How long after the first read the responses of the page are used. A later request gets a new response. */
const LIFETIME_MS = 10_000

let reads: Map<string, PreloadedRead> | undefined
const shown = new Set<string>()

/**
 * Returns the response that the HTML page brings along for a URL, once, so that its query has data when it is first rendered.
 * For a query that is fetched on every visit (`isFetched`) the response also stands in for that first request. Undefined without
 * one.
 */
export function firstData(url: string, isFetched: boolean): PreloadedRead | undefined {
  const found = (reads ??= readsOfPage()).get(url)
  if (!found || shown.has(url)) return undefined
  shown.add(url)
  if (!isFetched) reads.delete(url)
  return found
}

/** Takes the response that the HTML page brings along for a URL, instead of a request. Undefined without one, and the second time. */
export function takePreloadedRead(url: string): Response | undefined {
  const found = (reads ??= readsOfPage()).get(url)
  reads.delete(url)
  return (
    found &&
    Response.json(found.response, found.next ? { headers: { link: nextLink(found.next) } } : {})
  )
}

/** Forgets the responses of the HTML page: a write may have changed what they say. */
export function dropPreloadedReads(): void {
  ;(reads ??= readsOfPage()).clear()
}

/** Removes them from the page, which outlives the session. */
function readsOfPage() {
  const element = document.getElementById(PRELOADED_READS)
  element?.remove()
  if (element) setTimeout(dropPreloadedReads, LIFETIME_MS)
  const found = JSON.parse(element?.textContent ?? '[]') as PreloadedRead[]
  return new Map(found.map((each) => [each.url, each]))
}
