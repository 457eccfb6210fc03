import { setTimeout as delay } from 'node:timers/promises'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { UnknownMediaError } from '#modules/media/errors'
import {
  MEDIA_KINDS,
  pictureUrl,
  variantKey,
  videoFile,
  type PictureSize,
} from '#modules/media/rules/media_kind'
import { openStoredFile, type StoredFile } from '#modules/media/storage/open_stored_file'
import { findMedia, type Media } from '#modules/media/queries/find_media'
import { trashKey } from '#modules/media/storage/trash'
import { reads } from '#shared/database/reads'
import type { SqlClient } from '#shared/database/sql'
import { metrics } from '#shared/operations/metrics'
import { mayOpenHandover } from '#modules/media/queries/may_open_handover'

const WAIT_MS = 3_000
const POLL_MS = 100

/** The next reads of pictures that wait for their variants. */
const polls = new Map<string, Promise<Media | null>>()

/** The member who opens a file. */
export type Viewer = { id: string; isAdministrator: boolean }

/** A file to send with its type, and what it is a file of; null until the worker has made it. */
export type OpenVariant = (StoredFile & { contentType: string; media: Media }) | null

/**
 * Opens a variant of a picture, or a video, for a viewer, who is null for a guest. Waits up to three seconds for the worker, so
 * that the page of a new listing shows its photo. A private file is unknown to all but its uploader and, depending on its kind,
 * administrators or the two members of a booking, and administrators while the booking is reported. A file that was hidden is
 * unknown to all but administrators. Throws `UnknownMediaError`, also for a file that is missing on the disk.
 */
export async function openVariant(
  id: string,
  file: string,
  viewer: Viewer | null,
  client: SqlClient = viewer ? db : reads()
): Promise<OpenVariant> {
  const isForAdministrator = viewer?.isAdministrator ?? false
  let media = await findMedia(id, client, { isForAdministrator })
  if (!media || !hasFile(media, file) || !(await mayOpen(media, viewer)))
    throw new UnknownMediaError()

  const deadline = Date.now() + WAIT_MS
  while (media.state === 'stored' && Date.now() < deadline) {
    media = await readAgain(media.id, isForAdministrator)
    if (!media) throw new UnknownMediaError()
  }
  if (media.state !== 'ready') return null
  const stored = await openSize(media, file)
  if (!stored) {
    metrics.missingMedia.inc()
    throw new UnknownMediaError()
  }
  const contentType = media.kind === 'video' ? media.contentType! : 'image/webp'
  return { ...stored, contentType, media }
}

/**
 * Reads a picture again after 100 ms. All requests that wait for it share the read, so that many of them send ten statements a
 * second together.
 */
function readAgain(id: string, isForAdministrator: boolean): Promise<Media | null> {
  const key = `${id} ${isForAdministrator}`
  const running = polls.get(key)
  if (running) return running
  const poll = delay(POLL_MS)
    .then(() => findMedia(id, reads(), { isForAdministrator }))
    .finally(() => polls.delete(key))
  polls.set(key, poll)
  return poll
}

/**
 * A row of a restored database may name a file in the trash. The next sweep restores the file. Null if the file is missing.
 */
async function openIfStored(key: string): Promise<StoredFile | null> {
  const disk = drive.use()
  for (const each of [key, trashKey(key)]) {
    try {
      return await openStoredFile(disk, each)
    } catch (error) {
      if (await disk.exists(each)) throw error
    }
  }
  return null
}

/** Opens a file, or the fallback of a size that the picture was stored without. */
async function openSize({ id, kind }: Media, file: string): Promise<StoredFile | null> {
  const sizes: readonly PictureSize[] = MEDIA_KINDS[kind].sizes
  const fallback = sizes.find((size) => size.file === file)?.fallback
  const stored = await openIfStored(variantKey(id, file))
  return stored ?? (fallback ? openIfStored(variantKey(id, fallback)) : null)
}

async function mayOpen({ id, kind, ownerId }: Media, viewer: Viewer | null): Promise<boolean> {
  if (!MEDIA_KINDS[kind].isPrivate) return true
  if (!viewer) return false
  if (viewer.id === ownerId) return true
  if (kind === 'handover') return mayOpenHandover(viewer, pictureUrl(id, kind))
  return viewer.isAdministrator
}

function hasFile({ kind, contentType }: Media, file: string): boolean {
  if (kind === 'video') return videoFile(contentType!) === file
  return MEDIA_KINDS[kind].sizes.some((size) => size.file === file)
}
