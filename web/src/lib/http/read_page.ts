import { parseNextLink } from '@saajha/contract/next_link'
import { request } from '@/lib/http/api'

/** A page of a list, and the URL of the next page; null on the last. */
export type Page<Entry> = { entries: Entry[]; next: string | null }

/** Fetches a page of a list; the `Link` header of the response holds the URL of the next page. */
export async function readPage<Entry>(path: string, signal?: AbortSignal): Promise<Page<Entry>> {
  const response = await request(path, { signal })
  const entries = (await response.json()) as Entry[]
  return { entries, next: parseNextLink(response.headers.get('link')) }
}
