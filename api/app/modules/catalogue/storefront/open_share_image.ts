import { dirname } from 'node:path/posix'
import drive from '@adonisjs/drive/services/main'
import { isPhotoHidden } from '#modules/media/public'
import type { ShareImage } from '#modules/catalogue/storefront/share_image'
import type { SqlClient } from '#shared/database/sql'

/** Images are drawn one at a time; requests beyond this queue get none. */
const MAX_PENDING = 8

const pending = new Map<string, Promise<Uint8Array | null>>()

/**
 * Returns the JPEG bytes of a share image, drawn on the first request and stored until its content changes. `admit` throws
 * when the visitor has had too many drawn. Null when its picture is missing or hidden, or the queue is full. In a transaction `client` is
 * the transaction's client.
 */
export async function openShareImage(
  shareImage: ShareImage,
  admit: () => Promise<void>,
  client?: SqlClient
): Promise<Uint8Array | null> {
  const { key, photoUrl } = shareImage
  // An image that is stored still shows the photo.
  if (photoUrl && (await isPhotoHidden(photoUrl, client))) return null
  if (pending.has(key)) return pending.get(key)!
  const stored = await readStored(shareImage)
  if (stored) return stored
  await admit()
  if (!pending.has(key)) {
    if (pending.size >= MAX_PENDING) return null
    const drawing = drawAndStore(shareImage, client).finally(() => pending.delete(key))
    pending.set(key, drawing)
  }
  return pending.get(key)!
}

/** Reads storage again, because another request may have drawn the image since the first read. */
async function drawAndStore(
  shareImage: ShareImage,
  client?: SqlClient
): Promise<Uint8Array | null> {
  const stored = await readStored(shareImage)
  if (stored) return stored
  const bytes = await shareImage.draw(client)
  if (!bytes) return null
  await store(shareImage, bytes)
  return bytes
}

async function store({ key }: ShareImage, bytes: Uint8Array): Promise<void> {
  const disk = drive.use()
  const former = await disk.listAll(dirname(key)).catch(() => null)
  for (const object of former?.objects ?? []) if (object.isFile) await disk.delete(object.key)
  try {
    await disk.put(key, bytes)
  } catch (error) {
    await disk.delete(key).catch(() => {})
    throw error
  }
}

/** Null when the file is missing or incomplete: another node may delete it, or may have failed while writing. */
async function readStored({ key }: ShareImage): Promise<Uint8Array | null> {
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
