import { dirname } from 'node:path/posix'
import drive from '@adonisjs/drive/services/main'
import type { ItemPreview } from '#modules/catalogue/preview'
import { drawPreview } from '#modules/media/public'

/** One is drawn at a time; whoever would wait behind more than these gets none. */
const MOST_UNDER_WAY = 8

const underWay = new Map<string, Promise<Uint8Array | null>>()

/**
 * A listing's preview, drawn when it is first asked for and kept until the listing looks different. `admit` throws for a
 * visitor who has too many drawn. Null where it cannot be had now: its photo is not there, or too many are under way.
 */
export async function openPreview(
  preview: ItemPreview,
  admit: () => Promise<void>
): Promise<Uint8Array | null> {
  const kept = await readKept(preview)
  if (kept) return kept
  await admit()
  const { key } = preview
  if (!underWay.has(key)) {
    if (underWay.size >= MOST_UNDER_WAY) return null
    const made = makePreview(preview).finally(() => underWay.delete(key))
    underWay.set(key, made)
  }
  return underWay.get(key)!
}

/** Whoever looked just before another had it drawn finds it here. */
async function makePreview(preview: ItemPreview): Promise<Uint8Array | null> {
  const kept = await readKept(preview)
  if (kept) return kept
  const bytes = await drawPreview(preview.shown)
  if (!bytes) return null
  await drive.use().deleteAll(dirname(preview.key))
  await drive.use().put(preview.key, bytes)
  return bytes
}

async function readKept({ key }: ItemPreview): Promise<Uint8Array | null> {
  return (await drive.use().exists(key)) ? drive.use().getBytes(key) : null
}
