import { useEffect, useState } from 'react'
import {
  draftKey,
  PROFILE_DRAFT,
  readDraft,
  removeDraft,
  saveDraft,
} from '@/lib/drafts/draft_storage'

/**
 * The fields of the profile form that this browser has kept while the member signed in with Google, null without any, and
 * functions that keep and forget them. They are removed as soon as the form has them again.
 */
export function useKeptProfile<Fields extends Record<string, string>>(memberId: string) {
  const key = draftKey(memberId, PROFILE_DRAFT)
  const [kept] = useState(() => (readDraft(key)?.values as Partial<Fields> | undefined) ?? null)
  useEffect(() => removeDraft(key), [key])

  return {
    kept,
    keep: (values: Fields) => saveDraft(key, { values, basis: '', files: 0 }),
    forget: () => removeDraft(key),
  }
}
