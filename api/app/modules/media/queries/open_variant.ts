import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { UnknownMediaError } from '#modules/media/errors'
import { MEDIA_KINDS, variantKey, type MediaKindName } from '#modules/media/media_kind'
import { isUuid } from '#shared/database/is_uuid'

const WAIT_MS = 3_000
const LOOK_AGAIN_MS = 100

/** A picture to send, or null while a worker is still making it. */
export type OpenVariant = { bytes: Readable; size: number } | null

/**
 * Opens one size of a picture. Right after an upload it waits up to three seconds for the worker, so that the page that
 * shows a new listing shows its photo.
 */
export async function openVariant(id: string, file: string): Promise<OpenVariant> {
  if (!isUuid(id) || !isVariantFile(file)) throw new UnknownMediaError()
  const key = variantKey(id.toLowerCase(), file)
  if (await drive.use().exists(key)) return read(key)
  return (await isBeingMade(id, file)) ? waitFor(key) : null
}

async function waitFor(key: string): Promise<OpenVariant> {
  const deadline = Date.now() + WAIT_MS
  while (Date.now() < deadline) {
    await delay(LOOK_AGAIN_MS)
    if (await drive.use().exists(key)) return read(key)
  }
  return null
}

async function read(key: string): Promise<OpenVariant> {
  const { contentLength } = await drive.use().getMetaData(key)
  return { bytes: await drive.use().getStream(key), size: contentLength }
}

async function isBeingMade(id: string, file: string): Promise<boolean> {
  const { rows } = await db.rawQuery('select kind, state from media where id = ?', [id])
  const media = rows[0] as { kind: MediaKindName; state: string } | undefined
  if (!media || !MEDIA_KINDS[media.kind].variants.some((variant) => variant.file === file)) {
    throw new UnknownMediaError()
  }
  return media.state !== 'issued'
}

function isVariantFile(file: string): boolean {
  return Object.values(MEDIA_KINDS).some(({ variants }) =>
    variants.some((variant) => variant.file === file)
  )
}
