import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { LIMITS } from '@saajha/contract/limits'
import { flushStoredFile } from '#modules/media/storage/flush_stored_file'
import { MEDIA_KINDS, variantKey, type PictureKindName } from '#modules/media/rules/media_kind'
import { WorkerProcess } from '#modules/media/decoder/worker_process'
import type { PictureFailure } from '#modules/media/decoder/picture_worker'
import { postponeStorageOutages } from '#modules/media/storage/postpone_storage_outages'
import { sql, type SqlClient } from '#shared/database/sql'
import { RecentUse } from '#shared/concurrency/recent_use'
import { reaction } from '#shared/events/subscriber'
import { Postponed } from '#shared/outbox/postponed'

type Pending = { kind: PictureKindName; originalKey: string | null; ownerId: string }

const variantWorker = new WorkerProcess()
const maxPixels = LIMITS.photoPixels

/** The processor time of each member's variants. */
const usedByMember = new RecentUse(10 * 60_000)
/** The variants of thirty photos of a phone. Pictures of members who used so much more than another who waits, wait too. */
const MAX_AHEAD_MS = 10_000
const BUSY_SECONDS = 5
/** A picture that waits for longer has failed. An upload URL is valid for ten minutes. */
const WAITS_FOR_AT_MOST = '15 minutes'

/** A kind of a newer release waits so long for a worker of that release. */
const UNKNOWN_KIND_SECONDS = 60

/**
 * Makes the variants of a picture, upright and without metadata, and the placeholder of a photo. The row is locked only when
 * all of them are stored, so that no request that names the picture waits for the worker or the storage. The original of a
 * private picture is deleted once its variants are on disk; the sweep removes an original that a crash leaves, since no
 * row names it.
 */
export const makeImageVariants = reaction(
  'make_image_variants',
  {
    async 'media.uploaded'({ payload: { mediaId } }, trx) {
      const [media] = await sql<Pending>(
        trx,
        `select kind, original_key as "originalKey", owner_id as "ownerId" from media where id = $1`,
        [mediaId]
      )
      // The sweep deleted an unused picture, maybe during an earlier attempt.
      if (!media) return deleteVariants(mediaId)
      // The variants exist already.
      if (!media.originalKey) return
      const { kind, originalKey, ownerId } = media
      if (!(kind in MEDIA_KINDS)) throw new Postponed(UNKNOWN_KIND_SECONDS)
      if (await isAhead(trx, ownerId)) throw new Postponed(BUSY_SECONDS)
      const input = await postponeStorageOutages(originalKey, () =>
        drive.use().getBytes(originalKey)
      )
      const { isPrivate } = MEDIA_KINDS[kind]
      let storedBytes = isPrivate ? 0 : input.length
      let smallest = input
      for (const { file, ...size } of MEDIA_KINDS[kind].sizes) {
        const { result, cpuMs } = await variantWorker.measure({
          do: 'resize',
          input,
          maxPixels,
          ...size,
        })
        usedByMember.add(ownerId, cpuMs)
        smallest = bytesOrThrow(result)
        storedBytes += smallest.length
        const key = variantKey(mediaId, file)
        await postponeStorageOutages(key, () => drive.use().put(key, smallest))
        if (isPrivate) await flushStoredFile(drive.use(), key)
      }
      const placeholder = kind === 'photo' ? await placeholderOf(smallest) : null
      const ready = await sql(
        trx,
        `update media set state = 'ready', stored_bytes = $2, original_key = $3, blur = $4 where id = $1 returning id`,
        [mediaId, storedBytes, isPrivate ? null : originalKey, placeholder]
      )
      if (ready.length === 0) return deleteVariants(mediaId)
      if (isPrivate) trx.after('commit', () => deleteOriginal(originalKey))
    },
  },
  { queue: 'heavy' }
)

/** Whether a member whose picture waits for variants has used far less processor time than this one. */
async function isAhead(trx: SqlClient, ownerId: string): Promise<boolean> {
  const most = usedByMember.of(ownerId) - MAX_AHEAD_MS
  if (most <= 0) return false
  const waiting = await sql<{ ownerId: string }>(
    trx,
    `select distinct owner_id as "ownerId" from media
     where state = 'stored' and created_at > now() - $1::interval`,
    [WAITS_FOR_AT_MOST]
  )
  return waiting.some((other) => usedByMember.of(other.ownerId) < most)
}

/** The placeholder of a photo in base64, made from its smallest variant. */
async function placeholderOf(input: Uint8Array): Promise<string> {
  const placeholder = await variantWorker.run({ do: 'placeholder', input, maxPixels })
  return Buffer.from(bytesOrThrow(placeholder)).toString('base64')
}

/** Deletes the variants of a picture without a row. */
async function deleteVariants(mediaId: string): Promise<void> {
  const folder = variantKey(mediaId, '')
  await postponeStorageOutages(folder, () => drive.use().deleteAll(folder))
}

/** The variants exist: an original that cannot be deleted now is deleted by a sweep, mostly a day or two after its upload. */
async function deleteOriginal(key: string): Promise<void> {
  await drive
    .use()
    .delete(key)
    .catch((error: unknown) =>
      logger.warn({ err: error }, 'media: original not deleted; left to the daily sweep')
    )
}

function bytesOrThrow(bytes: Uint8Array | PictureFailure): Uint8Array {
  if (typeof bytes === 'string') throw new Error(`An accepted picture is ${bytes}`)
  return bytes
}
