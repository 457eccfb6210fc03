import { removeFilesWithoutDraft } from '@/lib/drafts/draft_files'
import { removeRecordDrafts } from '@/lib/drafts/draft_storage'

/** Removes a member's drafts of records of handovers from this browser, with their photos. */
export async function removeRecords(memberId: string): Promise<void> {
  removeRecordDrafts(memberId)
  await removeFilesWithoutDraft()
}
