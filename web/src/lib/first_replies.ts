import { FIRST_REPLIES, type FirstReply } from '@saajha/contract/first_reads'
import type { QueryClient } from '@tanstack/react-query'

/** Puts what came inside the page into the cache, so that its first screen needs no further round trip. */
export function keepFirstReplies(queryClient: QueryClient) {
  const text = document.getElementById(FIRST_REPLIES)?.textContent
  if (!text) return
  for (const { key, reply, next } of JSON.parse(text) as FirstReply[]) {
    const isPart = next !== undefined
    const kept = isPart ? { pages: [{ entries: reply, next }], pageParams: [key.at(-1)] } : reply
    queryClient.setQueryData(key, kept)
  }
}
