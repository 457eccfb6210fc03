import type { ReviewMark } from '@saajha/contract/review'
import { useEffect, useState } from 'react'
import {
  draftKey,
  readDraft,
  removeDraft,
  reviewSubject,
  saveDraft,
} from '@/lib/drafts/draft_storage'
import { useCurrentUser } from '@/lib/session/use_current_user'

/** What a member has entered in the form of a review. */
export type UnsentReview = { stars: number; marks: readonly ReviewMark[]; text: string }

const EMPTY: UnsentReview = { stars: 0, marks: [], text: '' }

/**
 * A member's unsent review of a booking, as this browser keeps it while it is entered, and functions that change and remove it. A
 * phone may discard the page before it is sent.
 */
export function useUnsentReview(bookingId: string) {
  const { user } = useCurrentUser()
  const key = draftKey(user?.id ?? null, reviewSubject(bookingId))
  const [review, setReview] = useState<UnsentReview>(() => ({
    ...EMPTY,
    ...readDraft(key)?.values,
  }))
  const { stars, text } = review
  const isEmpty = stars === 0 && text.trim() === ''
  useEffect(() => {
    if (isEmpty) removeDraft(key)
    else saveDraft(key, { values: review, basis: '', files: 0 })
  }, [key, review, isEmpty])

  return {
    review,
    change: (fields: Partial<UnsentReview>) => setReview((before) => ({ ...before, ...fields })),
    remove: () => removeDraft(key),
  }
}
