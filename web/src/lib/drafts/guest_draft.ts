import { draftKey, readDraft, removeDraft, saveDraft } from '@/lib/drafts/draft_storage'
import { PRODUCT_NAME } from '@/lib/product'

/** In this tab alone: the key of the draft that was written in it before signing in. */
const WRITTEN_HERE = `${PRODUCT_NAME}_guest_draft`

/** Notes that this tab has written a guest's draft. */
export function noteGuestDraft(key: string): void {
  try {
    sessionStorage.setItem(WRITTEN_HERE, key)
  } catch {
    // The draft stays a guest's.
  }
}

/** Gives a member the draft that they wrote in this tab before they signed in; other guests' drafts stay where they are. */
export function adoptGuestDraft(memberKey: string, about: string): void {
  const guestKey = draftKey(null, about)
  if (!wasWrittenHere(guestKey)) return
  const draft = readDraft(guestKey)
  if (draft && !readDraft(memberKey)) saveDraft(memberKey, draft)
  removeDraft(guestKey)
}

function wasWrittenHere(key: string): boolean {
  try {
    return sessionStorage.getItem(WRITTEN_HERE) === key
  } catch {
    return false
  }
}
