import type { HandoverStage } from '@saajha/contract/handover'
import { readStored, removeStored, writeStored } from '@/lib/preferences/browser_storage'
import { storedKeys } from '@/lib/drafts/stored_keys'
import { PRODUCT_NAME } from '@/lib/preferences/product'

/** Unsent input of a form. */
export type Draft = {
  /** ISO 8601. */
  savedAt: string
  /** The fields that differ from the form's initial values. */
  values: Record<string, unknown>
  /** The serialized data that the form edits; a draft with another basis is outdated. */
  basis: string
  /** Number of chosen files; `draft_files.ts` stores them. */
  files: number
}

const PREFIX = `${PRODUCT_NAME}_draft_`
const TTL_MS = 30 * 24 * 60 * 60 * 1000

/** The storage key of a draft, by member (null for a guest) and subject, such as `listing-new`. */
export function draftKey(memberId: string | null, subject: string): string {
  return `${PREFIX}${memberId ?? 'guest'}_${subject}`
}

/** The subject of a listing's draft: `listing-{id}`, or `listing-new`. */
export function draftSubject(itemId?: string): string {
  return `listing-${itemId ?? 'new'}`
}

const RECORDS = 'handover-'

/** The subject of the draft of a record of a booking, at its handover (`start`) or return (`end`). */
export function recordSubject(bookingId: string, stage: HandoverStage): string {
  return `${RECORDS}${bookingId}-${stage}`
}

const REVIEWS = 'review-'

/** The subject of the unsent review of a booking. */
export function reviewSubject(bookingId: string): string {
  return `${REVIEWS}${bookingId}`
}

const ANSWERS = 'answer-'

/** The subject of the unsent answer to a review. */
export function answerSubject(reviewId: string): string {
  return `${ANSWERS}${reviewId}`
}

/** Removes a member's drafts of records, reviews and answers; `removeFilesWithoutDraft()` removes the files of records. */
export function removeBookingDrafts(memberId: string): void {
  for (const subject of [RECORDS, REVIEWS, ANSWERS])
    for (const key of storedKeys(draftKey(memberId, subject))) removeDraft(key)
}

/** The draft under a key; null if there is none or it has expired. */
export function readDraft(key: string): Draft | null {
  const draft = parse(readStored(key))
  return draft && Date.parse(draft.savedAt) > Date.now() - TTL_MS ? draft : null
}

/** Stores a draft with the current time; an unchanged draft keeps its time. */
export function saveDraft(key: string, content: Omit<Draft, 'savedAt'>): void {
  const stored = readDraft(key)
  if (stored && JSON.stringify(content) === JSON.stringify(contentOf(stored))) return
  writeStored(key, JSON.stringify({ ...content, savedAt: new Date().toISOString() }))
}

/** Calls `listener` when another tab changes the draft under a key; returns a function that stops it. */
export function onDraftChange(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && listener()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Removes the draft under a key. */
export function removeDraft(key: string): void {
  removeStored(key)
}

/** Removes the expired drafts of all members and guests. */
export function removeExpiredDrafts(): void {
  for (const key of storedKeys(PREFIX)) if (!readDraft(key)) removeDraft(key)
}

function contentOf({ values, basis, files }: Draft): Omit<Draft, 'savedAt'> {
  return { values, basis, files }
}

function parse(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null
    return typeof draft?.savedAt === 'string' && draft.values ? draft : null
  } catch {
    return null
  }
}
