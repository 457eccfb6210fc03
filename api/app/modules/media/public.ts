import {
  mediaIdOf,
  pictureUrl,
  videoUrl,
  type MediaKindName,
} from '#modules/media/rules/media_kind'
import { findMedia, type Media } from '#modules/media/queries/find_media'
import { reserveOwnFiles, type OwnFile } from '#modules/media/steps/reserve_own_files'
import { uploadIdOf } from '#modules/media/rules/upload_url'
import { isUuid } from '#shared/database/is_uuid'
import { reads } from '#shared/database/reads'
import { sql, type SqlClient } from '#shared/database/sql'

export { assertMediaDisk } from '#modules/media/storage/assert_media_disk'
export { canStoreMedia } from '#modules/media/storage/can_store_media'
export { filesToBackUp } from '#modules/media/storage/back_up_media'
export { findDiskProblem } from '#modules/media/storage/media_disk'
export { pictureUrl, variantKey } from '#modules/media/rules/media_kind'
export { postponeStorageOutages } from '#modules/media/storage/postpone_storage_outages'
export { readPlaceholders } from '#modules/media/queries/read_placeholders'
export { deleteUnusedPictures } from '#modules/media/steps/delete_unused_pictures'
export {
  hideMedia,
  moderatedMedia,
  showMedia,
  type ModeratedMedia,
} from '#modules/media/steps/media_visibility'
export { listPictureOpenings } from '#modules/media/queries/list_picture_openings'
export { identifyDisk, isDiskOf, restoreFile } from '#modules/media/storage/restore_media'
export { drawShareImage, drawShareImageWith } from '#modules/media/share_image/draw_in_worker'

/** The state of the photo with this URL; null for one that was deleted. */
export async function stateOfPhoto(url: string, client: SqlClient): Promise<Media['state'] | null> {
  const id = mediaIdOf(url)
  const media = id ? await findMedia(id, client) : null
  return media?.state ?? null
}

/** Returns whether the photo with this URL is hidden from all but administrators. */
export async function isPhotoHidden(url: string, client: SqlClient = reads()): Promise<boolean> {
  const id = mediaIdOf(url)
  if (!isUuid(id)) return false
  const rows = await sql(
    client,
    'select from media where id = $1 and hidden_at is not null',
    [id],
    { prepare: true }
  )
  return rows.length > 0
}

/** Returns those of the URLs that belong to this member's files of this kind. The sweep keeps these files for a day. */
export async function ownMedia(
  ownerId: string,
  kind: 'photo' | 'document' | 'video',
  urls: string[]
): Promise<string[]> {
  return among(urls, await ownFiles(ownerId, kind, urls))
}

/**
 * Returns those of the URLs that belong to this member's photos of a handover whose upload has ended. The sweep keeps these
 * photos for a day.
 */
export async function uploadedHandoverPhotos(ownerId: string, urls: string[]): Promise<string[]> {
  const files = await ownFiles(ownerId, 'handover', urls)
  return among(
    urls,
    files.filter(({ state }) => state !== 'issued')
  )
}

function ownFiles(ownerId: string, kind: MediaKindName, urls: string[]): Promise<OwnFile[]> {
  return reserveOwnFiles(ownerId, kind, urls.map(mediaIdOf))
}

function among(urls: string[], files: OwnFile[]): string[] {
  const own = new Set(files.map(urlOf))
  return urls.filter((url) => own.has(url))
}

function urlOf(media: Pick<Media, 'id' | 'kind' | 'contentType'>): string {
  return media.kind === 'video'
    ? videoUrl(media.id, media.contentType!)
    : pictureUrl(media.id, media.kind)
}

/**
 * Returns the URL path of the profile picture for an upload URL, or null if the upload is not the member's. The sweep keeps the
 * picture for a day.
 */
export async function profilePictureOf(ownerId: string, uploadUrl: string): Promise<string | null> {
  const [media] = await reserveOwnFiles(ownerId, 'profile_picture', [uploadIdOf(uploadUrl)])
  return media ? pictureUrl(media.id, 'profile_picture') : null
}
