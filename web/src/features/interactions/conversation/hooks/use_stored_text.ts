import type { Conversation } from '@saajha/contract/conversation'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Attempt } from '@/features/interactions/conversation/attempt'
import {
  draftKey,
  onDraftChange,
  readDraft,
  removeDraft,
  removeExpiredDrafts,
  saveDraft,
} from '@/lib/drafts/draft_storage'

/** A text that was not delivered, and the last attempt to send it or its beginning. */
export type UnsentText = { text: string; attempt: Attempt | null }

const NONE: UnsentText = { text: '', attempt: null }

/**
 * The text of a member's unsent message, as this browser has stored it, and a function that stores it; an empty text is removed.
 * What they wrote in the contact form, as a guest or before the conversation was known, becomes the text.
 */
export function useStoredText(memberId: string, { id, itemId, last }: Conversation) {
  const key = storageKey(memberId, id)
  const formKey = draftKey(memberId, `message-${itemId}`)
  const [stored] = useState(() => {
    const reply = readUnsent(key)
    if (reply.text !== '') return reply
    const contact = readUnsent(formKey)
    // The page was closed before the response.
    return last.isMine && last.body === contact.text ? NONE : contact
  })
  useEffect(removeExpiredDrafts, [])

  const store = ({ text: message, attempt }: UnsentText) => {
    removeDraft(formKey)
    if (message === '') removeDraft(key)
    else saveDraft(key, { values: { message, attempt }, basis: '', files: 0 })
  }
  return [stored, store] as const
}

/** Calls `onChange` with the text of a member's unsent message when another tab has stored it. */
export function useTextOfOtherTab(
  memberId: string,
  { id }: Conversation,
  onChange: (unsent: UnsentText) => void
) {
  const key = storageKey(memberId, id)
  const onOtherTab = useEffectEvent(() => onChange(readUnsent(key)))
  useEffect(() => onDraftChange(key, () => onOtherTab()), [key])
}

function storageKey(memberId: string, conversationId: string) {
  return draftKey(memberId, `reply-${conversationId}`)
}

function readUnsent(key: string): UnsentText {
  const { message, attempt } = readDraft(key)?.values ?? {}
  return {
    text: typeof message === 'string' ? message : '',
    attempt: (attempt as Attempt | null | undefined) ?? null,
  }
}
