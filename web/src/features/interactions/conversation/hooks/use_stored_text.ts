import type { Conversation } from '@saajha/contract/conversation'
import { useEffect, useState } from 'react'
import {
  draftKey,
  readDraft,
  removeDraft,
  removeExpiredDrafts,
  saveDraft,
} from '@/lib/drafts/draft_storage'

/**
 * The text of a member's unsent message, as this browser has stored it, and a function that stores it; an empty text is removed.
 * What they wrote in the contact form, as a guest or before the conversation was known, becomes the text.
 */
export function useStoredText(memberId: string, { id, itemId }: Conversation) {
  const key = draftKey(memberId, `reply-${id}`)
  const formKey = draftKey(memberId, `message-${itemId}`)
  const [stored] = useState(() => textOf(key) || textOf(formKey))
  useEffect(removeExpiredDrafts, [])

  const store = (message: string) => {
    removeDraft(formKey)
    if (message === '') removeDraft(key)
    else saveDraft(key, { values: { message }, basis: '', files: 0 })
  }
  return [stored, store] as const
}

function textOf(key: string) {
  const message = readDraft(key)?.values.message
  return typeof message === 'string' ? message : ''
}
