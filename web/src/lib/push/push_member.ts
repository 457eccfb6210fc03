import { readStored, writeStored } from '@/lib/preferences/browser_storage'
import { PRODUCT_NAME } from '@/lib/preferences/product'

/** The `localStorage` key of the id of the member who turned notifications on in this browser; empty for none. */
const KEY = `${PRODUCT_NAME}_push_member`

/** The id of the member who turned notifications on in this browser. */
export function readPushMember(): string | null {
  return readStored(KEY) || null
}

/** Remembers who turned notifications on in this browser; null for no one. */
export function rememberPushMember(memberId: string | null): void {
  writeStored(KEY, memberId ?? '')
}
