/** The `Link` header that names the URL of a list's next page. */
export function nextLink(url: string): string {
  return `<${url}>; rel="next"`
}

/** The URL of the next page in a `Link` header; null without one. */
export function parseNextLink(header: string | null | undefined): string | null {
  return header?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1] ?? null
}
