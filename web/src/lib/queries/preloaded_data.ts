import { PRELOADED_DATA, type PreloadedResponse } from '@saajha/contract/initial_queries'
import type { QueryClient } from '@tanstack/react-query'

/** Writes the preloaded data of the HTML page into the query cache, so that its initial queries need no requests. */
export function cachePreloadedData(queryClient: QueryClient) {
  const text = document.getElementById(PRELOADED_DATA)?.textContent
  if (!text) return
  for (const { key, response, next } of JSON.parse(text) as PreloadedResponse[]) {
    const isPart = next !== undefined
    const data = isPart
      ? { pages: [{ entries: response, next }], pageParams: [key.at(-1)] }
      : response
    queryClient.setQueryData(key, data)
  }
}
