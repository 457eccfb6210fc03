import { draftKey, readDraft, removeDraft, saveDraft } from '@/lib/drafts/draft_storage'
import { PRODUCT_NAME } from '@/lib/preferences/product'

/** The `sessionStorage` key of the guest draft written in this tab. */
const WRITTEN_HERE = `${PRODUCT_NAME}_guest_draft`

/** Records that this tab has written a guest draft. */
export function recordGuestDraft(key: string): void {
  try {
    sessionStorage.setItem(WRITTEN_HERE, key)
  } catch {
    // Without storage the draft stays a guest draft.
  }
}

/** Moves the guest draft of this tab to the member who signed in; guest drafts of other tabs are unchanged. */
export function adoptGuestDraft(memberKey: string, subject: string): void {
  const guestKey = draftKey(null, subject)
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
