import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { changeFeedVersion, onChange, type Change } from '#shared/changes/change_feed'

/** Bounds of what one process keeps. */
const MAX_RESPONSES = 2_000
const MAX_BYTES = 16 * 1024 * 1024

/** Should a change ever go unheard, what is kept is that old at most. */
export const CACHE_TTL_SECONDS = 10

/** A reply that says the same to everybody, ready to be sent. */
export type CachedResponse = {
  bytes: Buffer
  etag: string
  headers: Record<string, string>
  /** The member whose listings and profile it shows and nobody else's; null where it shows any. */
  memberId: string | null
  route: string
  /** What is done before a visitor is answered; it throws for one who shall not be. */
  receive?: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

const responses = new LRUCache<string, CachedResponse>({
  max: MAX_RESPONSES,
  maxSize: MAX_BYTES,
  maxEntrySize: MAX_BYTES / 16,
  sizeCalculation: ({ bytes }, address) => bytes.length + address.length + 1_000,
  ttl: CACHE_TTL_SECONDS * 1_000,
})

onChange(forget)

/** The reply to an address with its question, if one is kept and still true. */
export function cachedResponse(address: string): CachedResponse | undefined {
  return changeFeedVersion() === null ? undefined : responses.get(address)
}

/** Keeps a reply, unless anything changed since `since`, when it was begun to be read: it may be from before that. */
export function cacheResponse(
  address: string,
  response: CachedResponse,
  since: number | null
): void {
  if (since !== null && since === changeFeedVersion()) responses.set(address, response)
}

/** What tells one text of a reply from another. */
export function etagOf(bytes: Buffer): string {
  return `"${hash('sha1', bytes, 'base64url')}"`
}

/** Whether a visitor has the very text that an ETag stands for. */
export function isNotModified({ headers }: IncomingMessage, etag: string): boolean {
  const copies = headers['if-none-match']?.split(',') ?? []
  return copies.some((copy) => copy.trim().replace(/^W\//, '') === etag)
}

function forget(change: Change): void {
  if (change === 'everything') return responses.clear()
  for (const [address, { memberId }] of responses.entries()) {
    if (memberId === null || memberId === change) responses.delete(address)
  }
}
