import { useEffect, useState } from 'react'
import { draftKey, readDraft, removeDraft, saveDraft } from '@/lib/drafts/draft_storage'
import { useCurrentUser } from '@/lib/session/use_current_user'

/**
 * What a member has entered in the form of a review or an answer, as this browser keeps it while it is entered, and functions
 * that change and remove it. A phone may discard the page before the form is sent. `empty` is the form's initial input, and
 * `isEmpty` says of an input whether it is not worth keeping.
 */
export function useUnsentInput<Input extends Record<string, unknown>>(
  subject: string,
  empty: Input,
  isEmpty: (input: Input) => boolean
) {
  const { user } = useCurrentUser()
  const key = draftKey(user?.id ?? null, subject)
  const [input, setInput] = useState<Input>(() => ({ ...empty, ...readDraft(key)?.values }))
  const isKept = !isEmpty(input)
  useEffect(() => {
    if (isKept) saveDraft(key, { values: input, basis: '', files: 0 })
    else removeDraft(key)
  }, [key, input, isKept])

  return {
    input,
    change: (fields: Partial<Input>) => setInput((before) => ({ ...before, ...fields })),
    remove: () => removeDraft(key),
  }
}
