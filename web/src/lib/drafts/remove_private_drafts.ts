import { removeFilesWithoutDraft } from '@/lib/drafts/draft_files'
import { draftKey, removeDraft, removeBookingDrafts } from '@/lib/drafts/draft_storage'
import { removeKeptProfile } from '@/lib/drafts/kept_profile'

/** Removes a member's drafts of records of handovers, with their photos, of reviews and of answers from this browser, and the kept fields of a profile. */
export async function removePrivateDrafts(memberId: string): Promise<void> {
  removeKeptProfile()
  // The previous release kept them with the drafts.
  removeDraft(draftKey(memberId, 'profile'))
  removeBookingDrafts(memberId)
  await removeFilesWithoutDraft()
}
