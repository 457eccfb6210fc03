import type { ApiResponse } from '@japa/api-client'
import { parseNextLink } from '@saajha/contract/next_link'

/** More pages than any list in the tests has. */
const MAX_PAGES = 200

/** Yields the pages of a list by its `next` links. Throws if the list does not end. */
export async function* pagesOf(
  read: (path: string) => PromiseLike<ApiResponse>,
  first: string
): AsyncGenerator<ApiResponse> {
  let path: string | null = first
  for (let page = 1; path !== null; page++) {
    if (page > MAX_PAGES) throw new Error(`${first} does not end after ${MAX_PAGES} pages`)
    const response: ApiResponse = await read(path)
    path = nextPage(response)
    yield response
  }
}

/** The path of a list's next page, or null. */
export function nextPage(response: ApiResponse): string | null {
  return parseNextLink(response.header('link'))
}
