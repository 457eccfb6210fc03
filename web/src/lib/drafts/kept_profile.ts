import { PRODUCT_NAME } from '@/lib/preferences/product'

type KeptProfile = { memberId: string; keptAt: number; values: Record<string, string> }

/** The `sessionStorage` key: it lives with the tab, on the way to Google and back too. */
const KEY = `${PRODUCT_NAME}_kept_profile`

/** As long as the server takes a sign-in with Google for a recent one. */
const TTL_MS = 10 * 60 * 1000

/** Keeps the fields of a member's profile form in this tab for ten minutes, while they sign in with Google. */
export function keepProfile(memberId: string, values: KeptProfile['values']): void {
  const kept: KeptProfile = { memberId, keptAt: Date.now(), values }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage the member types the fields again.
  }
}

/** The fields that this tab has kept for a member; null without any, after ten minutes and for another member. */
export function readKeptProfile(memberId: string): KeptProfile['values'] | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptProfile | null
    const isUsable = kept?.memberId === memberId && kept.keptAt > Date.now() - TTL_MS
    return isUsable ? kept.values : null
  } catch {
    return null
  }
}

/** Removes the fields that this tab has kept, whoever typed them. */
export function removeKeptProfile(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Removes the fields that this tab has kept, if they are older than ten minutes or of another member. */
export function removeUnusableProfile(memberId: string): void {
  if (!readKeptProfile(memberId)) removeKeptProfile()
}
