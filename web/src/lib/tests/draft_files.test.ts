import { afterEach, expect, test, vi } from 'vitest'
import { draftKey, saveDraft } from '@/lib/drafts/draft_storage'
import { readDraftFiles, removeFilesWithoutDraft, saveDraftFiles } from '@/lib/drafts/draft_files'

const files = new Map<string, unknown>()

// jsdom has no IndexedDB.
vi.mock('idb-keyval', () => ({
  createStore: () => files,
  get: async (key: string) => files.get(key),
  set: async (key: string, content: unknown) => files.set(key, content),
  del: async (key: string) => files.delete(key),
  keys: async () => [...files.keys()],
}))

afterEach(() => files.clear())

test('removeFilesWithoutDraft removes the files of a missing draft and keeps those of an existing one', async () => {
  const [kept, gone] = [draftKey('u1', 'listing-new'), draftKey('u1', 'listing-i1')]
  saveDraft(kept, { values: { title: 'Tent' }, basis: '', files: 1 })
  for (const key of [kept, gone]) await saveDraftFiles(key, 'a photo')
  await removeFilesWithoutDraft()
  expect(await readDraftFiles(kept)).toBe('a photo')
  expect(await readDraftFiles(gone)).toBeNull()
})
