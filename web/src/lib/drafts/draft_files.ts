import { createStore, del, get, keys, set } from 'idb-keyval'
import { readDraft } from '@/lib/drafts/draft_storage'
import { PRODUCT_NAME } from '@/lib/product'

/**
 * The files that belong to drafts, under the same keys. They are in IndexedDB, which keeps them as they are; where the browser
 * has none, or no room, they are not kept.
 */
const openStore = () => createStore(`${PRODUCT_NAME}_drafts`, 'files')
let store: ReturnType<typeof createStore> | undefined

export async function readDraftFiles<Files>(key: string): Promise<Files | null> {
  return (await attempt((files) => get<Files>(key, files))) ?? null
}

export async function saveDraftFiles(key: string, content: unknown): Promise<void> {
  await attempt((files) => set(key, content, files))
}

export async function removeDraftFiles(key: string): Promise<void> {
  await attempt((files) => del(key, files))
}

/** Removes the files whose draft was sent, discarded or has expired. */
export async function removeFilesWithoutDraft(): Promise<void> {
  const kept = (await attempt((files) => keys<string>(files))) ?? []
  await Promise.all(kept.filter((key) => !readDraft(key)).map(removeDraftFiles))
}

async function attempt<Result>(
  act: (files: ReturnType<typeof createStore>) => Promise<Result>
): Promise<Result | undefined> {
  try {
    store ??= openStore()
    return await act(store)
  } catch {
    return undefined
  }
}
