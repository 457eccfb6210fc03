import { request } from '@/lib/api'

/** A part of a long list, and the address of the part after it. */
export type Page<Entry> = { entries: Entry[]; next: string | null }

/** Reads a list whose next part the server names in its `Link` header. */
export async function readPage<Entry>(path: string, signal?: AbortSignal): Promise<Page<Entry>> {
  const response = await request(path, { signal })
  const entries = (await response.json()) as Entry[]
  return { entries, next: nextUrl(response.headers.get('link')) }
}

function nextUrl(link: string | null) {
  return link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1] ?? null
}
