import { PRELOADED_DATA, type PreloadedResponse } from '@saajha/contract/initial_queries'
import type { QueryClient } from '@tanstack/react-query'

/** Puts what came inside the page into the cache, so that its first screen needs no further round trip. */
export function cachePreloadedData(queryClient: QueryClient) {
  const text = document.getElementById(PRELOADED_DATA)?.textContent
  if (!text) return
  for (const { key, response, next } of JSON.parse(text) as PreloadedResponse[]) {
    const isPart = next !== undefined
    const kept = isPart
      ? { pages: [{ entries: response, next }], pageParams: [key.at(-1)] }
      : response
    queryClient.setQueryData(key, kept)
  }
}
