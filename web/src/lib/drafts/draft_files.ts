import { createStore, del, get, keys, set } from 'idb-keyval'
import { readDraft } from '@/lib/drafts/draft_storage'
import { PRODUCT_NAME } from '@/lib/preferences/product'

/**
 * The files of drafts, under the drafts' keys. They are in IndexedDB, where files are stored unencoded; if it is missing or
 * full, they are dropped.
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

/** Removes the files of drafts that were sent or discarded or have expired. */
export async function removeFilesWithoutDraft(): Promise<void> {
  const stored = (await attempt((files) => keys<string>(files))) ?? []
  await Promise.all(stored.filter((key) => !readDraft(key)).map(removeDraftFiles))
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
