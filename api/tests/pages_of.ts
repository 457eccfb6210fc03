import type { ApiResponse } from '@japa/api-client'

/** More pages than any list of the tests has. */
const MAX_PAGES = 200

/** The pages of a list, one by one as each names the next; throws where it does not end. */
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

/** Where the next page of a list is, if there is one. */
export function nextPage(response: ApiResponse): string | null {
  return /<(.+)>; rel="next"/.exec(response.header('link') ?? '')?.[1] ?? null
}
