import { newIdempotencyKey } from '@/lib/http/idempotency_key'
import { PRODUCT_NAME } from '@/lib/preferences/product'

type Attempt = { idempotencyKey: string; startedAt: number }

/** The `sessionStorage` key: a retry is in the same tab, also after a reload. */
const KEY = `${PRODUCT_NAME}_publish_attempt`

/** Later the form may hold another listing. */
const TTL_MS = 60 * 60 * 1000

/** The key of the new listing that this tab sends, and whether it was sent with this key in the last hour. */
export function beginAttempt(): { idempotencyKey: string; isRetry: boolean } {
  const last = readAttempt()
  if (last) return { idempotencyKey: last.idempotencyKey, isRetry: true }
  const attempt: Attempt = { idempotencyKey: newIdempotencyKey(), startedAt: Date.now() }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt))
  } catch {
    // Without storage a retry creates a second listing.
  }
  return { idempotencyKey: attempt.idempotencyKey, isRetry: false }
}

/** Ends the attempt: the listing is known to be created or not, or was discarded. */
export function endAttempt(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is none.
  }
}

function readAttempt(): Attempt | null {
  try {
    const attempt = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attempt | null
    return attempt && attempt.startedAt > Date.now() - TTL_MS ? attempt : null
  } catch {
    return null
  }
}
