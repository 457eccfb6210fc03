import { currentTime } from '@saajha/contract/clock'
import type { Item, ItemBody } from '@saajha/contract/item'
import { normalizeLine } from '@saajha/contract/line_text'
import { normalizeText } from '@saajha/contract/typed_text'
import { queryPath, request } from '@/lib/http/api'
import { ITEMS_KEY } from '@/lib/queries/query_keys'

const HOUR_MS = 3_600_000

/** The member's newest listing if it was created in the last hour with one of the bodies; undefined for any other. */
export async function newestAsSent(
  ownerId: string,
  bodies: readonly ItemBody[]
): Promise<Item | undefined> {
  const path = queryPath([...ITEMS_KEY, { ownerId, limit: 1 }])
  // A list in a cache is older than what was sent.
  const response = await request(path, { cache: 'no-store' })
  const [newest] = (await response.json()) as Item[]
  if (!newest || currentTime() - Date.parse(newest.createdAt) > HOUR_MS) return undefined
  return bodies.some((body) => isAsSent(newest, body)) ? newest : undefined
}

function isAsSent(item: Item, { title, description, imageUrls }: ItemBody) {
  return (
    item.title === normalizeLine(title) &&
    item.description === normalizeText(description) &&
    item.imageUrls.join() === imageUrls.join()
  )
}
