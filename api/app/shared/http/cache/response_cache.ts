import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import {
  changeFeedVersion,
  DAYS,
  EVERYTHING,
  onChange,
  type Change,
} from '#shared/changes/change_feed'

/** Limits of the response cache of one process. */
const MAX_RESPONSES = 2_000
const MAX_BYTES = 16 * 1024 * 1024

/** The maximum age of a cached response, in case a change notification is lost. */
export const CACHE_TTL_SECONDS = 10

/** A serialized response that is the same for every visitor. */
export type CachedResponse = {
  bytes: Buffer
  etag: string
  headers: Record<string, string>
  /** The subject whose changes alone evict the response; null if any change but one of days does. */
  subjectId: string | null
  /** Whether a change of days evicts the response, too. */
  hasDays: boolean
  route: string
  /** Runs before the cached response is sent; throws for a visitor who must not receive it. */
  receive?: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

const responses = new LRUCache<string, CachedResponse>({
  max: MAX_RESPONSES,
  maxSize: MAX_BYTES,
  maxEntrySize: MAX_BYTES / 16,
  sizeCalculation: ({ bytes }, url) => bytes.length + url.length + 1_000,
  ttl: CACHE_TTL_SECONDS * 1_000,
})

onChange(evict)

/** The cached response of a URL with its query; undefined on a miss and while the change feed is disconnected. */
export function cachedResponse(url: string): CachedResponse | undefined {
  return changeFeedVersion() === null ? undefined : responses.get(url)
}

/**
 * Stores a response, unless the change feed has moved on from `since`, its version when the read began: the response may be
 * older than that change.
 */
export function cacheResponse(url: string, response: CachedResponse, since: number | null): void {
  if (since !== null && since === changeFeedVersion()) responses.set(url, response)
}

/**
 * The strong ETag of a response body and of the headers `Link` and `X-Total-Count`: a list whose first page is unchanged may have
 * got a next page.
 */
export function etagOf(bytes: Buffer, headers: Record<string, string>): string {
  const { link = '', 'x-total-count': total = '' } = headers
  const hash = createHash('sha1').update(bytes).update(`\n${link}\n${total}`)
  return `"${hash.digest('base64url')}"`
}

/** Whether `If-None-Match` contains an ETag, compared weakly. */
export function isNotModified({ headers }: IncomingMessage, etag: string): boolean {
  const copies = headers['if-none-match']?.split(',') ?? []
  return copies.some((copy) => copy.trim().replace(/^W\//, '') === etag)
}

function evict(change: Change): void {
  if (change === EVERYTHING) return responses.clear()
  for (const [url, { subjectId, hasDays }] of responses.entries()) {
    const isOutdated = change === DAYS ? hasDays : subjectId === null || subjectId === change
    if (isOutdated) responses.delete(url)
  }
}
