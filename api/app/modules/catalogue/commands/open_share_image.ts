import { dirname } from 'node:path/posix'
import drive from '@adonisjs/drive/services/main'
import type { ItemShareImage } from '#modules/catalogue/share_image'
import { drawShareImage } from '#modules/media/public'

/** One is drawn at a time; whoever would wait behind more than these gets none. */
const MAX_UNDER_WAY = 8

const underWay = new Map<string, Promise<Uint8Array | null>>()

/**
 * A listing's preview, drawn when it is first asked for and kept until the listing looks different. `admit` throws for a
 * visitor who has too many drawn. Null where it cannot be had now: its photo is not there, or too many are under way.
 */
export async function openShareImage(
  preview: ItemShareImage,
  admit: () => Promise<void>
): Promise<Uint8Array | null> {
  const { key } = preview
  if (underWay.has(key)) return underWay.get(key)!
  const kept = await readKept(preview)
  if (kept) return kept
  await admit()
  if (!underWay.has(key)) {
    if (underWay.size >= MAX_UNDER_WAY) return null
    const made = makePreview(preview).finally(() => underWay.delete(key))
    underWay.set(key, made)
  }
  return underWay.get(key)!
}

/** Whoever looked just before another had it drawn finds it here. */
async function makePreview(preview: ItemShareImage): Promise<Uint8Array | null> {
  const kept = await readKept(preview)
  if (kept) return kept
  const bytes = await drawShareImage(preview.shown)
  if (!bytes) return null
  await keep(preview, bytes)
  return bytes
}

async function keep({ key }: ItemShareImage, bytes: Uint8Array): Promise<void> {
  const disk = drive.use()
  await disk.deleteAll(dirname(key))
  try {
    await disk.put(key, bytes)
  } catch (error) {
    await disk.delete(key).catch(() => {})
    throw error
  }
}

/** What another node removes meanwhile, or could write a part of only, is as good as not kept. */
async function readKept({ key }: ItemShareImage): Promise<Uint8Array | null> {
  const bytes = await drive
    .use()
    .getBytes(key)
    .catch(() => null)
  return bytes && isWholeJpeg(bytes) ? bytes : null
}

function isWholeJpeg(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  const [last, end] = bytes.subarray(-2)
  return first === 0xff && second === 0xd8 && last === 0xff && end === 0xd9
}
