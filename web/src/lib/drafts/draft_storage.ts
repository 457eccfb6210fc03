import { readStored, store } from '@/lib/browser_storage'
import { removeStored, storedKeys } from '@/lib/drafts/stored_keys'
import { PRODUCT_NAME } from '@/lib/product'

/** What somebody typed into a form and has not sent. */
export type Draft = {
  /** ISO 8601. */
  savedAt: string
  /** The fields that differ from what the form began with. */
  values: Record<string, unknown>
  /** What the form began with; a draft of another basis is outdated. */
  basis: string
  /** How many files were chosen; `draft_files.ts` keeps them. */
  files: number
}

const PREFIX = `${PRODUCT_NAME}_draft_`
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** The storage key of a draft: one member's (null for a guest) about one thing, such as `listing-new`. */
export function draftKey(memberId: string | null, about: string): string {
  return `${PREFIX}${memberId ?? 'guest'}_${about}`
}

/** What the draft of a listing is called, by its id or for a new one. */
export function draftAbout(itemId?: string): string {
  return `listing-${itemId ?? 'new'}`
}

/** The draft under a key; null where there is none, or where it has expired. */
export function readDraft(key: string): Draft | null {
  const draft = parse(readStored(key))
  return draft && Date.parse(draft.savedAt) > Date.now() - KEPT_MS ? draft : null
}

/** Keeps a draft as of now; one with the same content stays as it is. */
export function saveDraft(key: string, content: Omit<Draft, 'savedAt'>): void {
  const kept = readDraft(key)
  if (kept && JSON.stringify(content) === JSON.stringify(contentOf(kept))) return
  store(key, JSON.stringify({ ...content, savedAt: new Date().toISOString() }))
}

/** Removes the draft under a key. */
export function removeDraft(key: string): void {
  removeStored(key)
}

/** Removes every draft that has expired, whoever's it is. */
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
