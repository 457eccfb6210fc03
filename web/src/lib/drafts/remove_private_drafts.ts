import { removeFilesWithoutDraft } from '@/lib/drafts/draft_files'
import { removeRecordDrafts } from '@/lib/drafts/draft_storage'
import { removeKeptProfile } from '@/lib/drafts/kept_profile'

/** Removes a member's drafts of records of handovers from this browser, with their photos, and the kept fields of a profile. */
export async function removePrivateDrafts(memberId: string): Promise<void> {
  removeKeptProfile()
  removeRecordDrafts(memberId)
  await removeFilesWithoutDraft()
}
