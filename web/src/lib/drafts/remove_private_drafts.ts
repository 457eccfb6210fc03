import { removeFilesWithoutDraft } from '@/lib/drafts/draft_files'
import { removeProfileDrafts, removeRecordDrafts } from '@/lib/drafts/draft_storage'

/** Removes a member's drafts of records of handovers from this browser, with their photos, and the draft of their profile. */
export async function removePrivateDrafts(memberId: string): Promise<void> {
  removeProfileDrafts()
  removeRecordDrafts(memberId)
  await removeFilesWithoutDraft()
}
