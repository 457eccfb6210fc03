import type { Booking } from '@saajha/contract/booking'
import { HANDOVER_STAGES, type HandoverStage } from '@saajha/contract/handover'
import { useEffect } from 'react'
import { draftKey, readDraft, recordSubject, removeDraft } from '@/lib/drafts/draft_storage'
import { useCurrentUser } from '@/lib/session/use_current_user'

const STATES: readonly Booking['state'][] = ['accepted', 'active', 'completed']

/** Whether a booking has or had a handover that can be recorded. */
export function isRecordable({ state }: Booking): boolean {
  return STATES.includes(state)
}

/**
 * Removes the member's drafts of records of a booking, with their photos, once they can no longer be recorded. `mayRecord` has
 * the stages that can be, and is undefined while they are unknown.
 */
export function useRemoveClosedDrafts(booking: Booking, mayRecord?: readonly HandoverStage[]) {
  const { user } = useCurrentUser()
  const memberId = user?.id
  const { id } = booking
  const open = isRecordable(booking) ? mayRecord : []
  // Before the return a stage closes only for a while, and `mayRecord` may be older than the booking.
  const isKnown = open !== undefined && booking.state !== 'accepted' && booking.state !== 'active'
  const closed = HANDOVER_STAGES.filter((stage) => isKnown && !open.includes(stage)).join(' ')

  useEffect(() => {
    if (!memberId || closed === '') return
    const keys = closed
      .split(' ')
      .map((stage) => draftKey(memberId, recordSubject(id, stage as HandoverStage)))
      .filter((key) => readDraft(key))
    if (keys.length === 0) return
    keys.forEach(removeDraft)
    void import('@/lib/drafts/draft_files').then(
      ({ removeFilesWithoutDraft }) => removeFilesWithoutDraft(),
      // The next form with photos removes them.
      () => {}
    )
  }, [memberId, id, closed])
}
