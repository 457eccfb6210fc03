import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { LIMITS } from '@saajha/contract/limits'
import type {
  ImageUploads,
  ProfileUpload,
  ReceivedUpload,
  VideoUpload,
} from '@saajha/contract/media'
import { claimUpload } from '#modules/media/commands/claim_upload'
import { expireUpload } from '#modules/media/commands/expire_upload'
import { issueUploads } from '#modules/media/commands/issue_uploads'
import { refundUpload } from '#modules/media/commands/refund_upload'
import { releaseUpload } from '#modules/media/commands/release_upload'
import { reserveStorage } from '#modules/media/commands/reserve_storage'
import { storePicture } from '#modules/media/commands/store_picture'
import { storeVideo } from '#modules/media/commands/store_video'
import {
  DiskFullError,
  InvalidUploadUrlError,
  PictureQueueFullError,
  PictureTooComplexError,
  StorageFullError,
  UploadTooLargeError,
  WrongVideoTypeError,
} from '#modules/media/errors'
import { isAcceptedType, MEDIA_KINDS, pictureUrl, videoUrl } from '#modules/media/rules/media_kind'
import { findMedia } from '#modules/media/queries/find_media'
import { receiveFile } from '#modules/media/http/receive_file'
import { assertContentType } from '#modules/media/rules/assert_content_type'
import { assertDiskSpace } from '#modules/media/storage/assert_disk_space'
import { assertStorage } from '#modules/media/rules/assert_storage'
import { limitUploadedBytes, runUpload } from '#modules/media/limits'
import type { Upload } from '#modules/media/rules/upload'
import { isSignedFor, uploadUrlFor } from '#modules/media/rules/upload_url'
import { imageUploadsValidator, videoUploadValidator } from '#modules/media/validators'
import { networkOf } from '#shared/http/limits/network_of'

/** Enough for ten megabytes over a poor mobile connection. */
const UPLOAD_TIMEOUT_MS = 120_000

/** Uploads in two steps: a signed URL first, then the bytes. */
export default class UploadsController {
  /** Issues signed upload URLs for the pictures of a listing or, with `purpose`, of an identity document or a handover. */
  async images({ auth, request }: HttpContext): Promise<ImageUploads> {
    const { imageCount, purpose } = await request.validateUsing(imageUploadsValidator)
    const kind = purpose ?? 'photo'
    const { maxBytes } = MEDIA_KINDS[kind]
    const ids = await issueUploads(auth.getUserOrFail().id, { kind, maxBytes }, imageCount)
    return { uploadUrls: ids.map(uploadUrlFor), imageUrls: ids.map((id) => pictureUrl(id, kind)) }
  }

  /** Issues a signed upload URL for a listing's video. */
  async video({ auth, request }: HttpContext): Promise<VideoUpload> {
    const { contentType, contentLength } = await request.validateUsing(videoUploadValidator)
    if (!isAcceptedType('video', contentType)) throw new WrongVideoTypeError()
    if (contentLength > LIMITS.videoUploadBytes)
      throw new UploadTooLargeError(LIMITS.videoUploadBytes)
    const video = { kind: 'video', contentType, maxBytes: contentLength } as const
    const [id] = await issueUploads(auth.getUserOrFail().id, video)
    return { uploadUrl: uploadUrlFor(id!), videoUrl: videoUrl(id!, contentType) }
  }

  /** Issues a signed upload URL for the member's profile picture. */
  async profilePicture({ auth }: HttpContext): Promise<ProfileUpload> {
    const { maxBytes } = MEDIA_KINDS.profile_picture
    const [id] = await issueUploads(auth.getUserOrFail().id, { kind: 'profile_picture', maxBytes })
    return { uploadURL: uploadUrlFor(id!) }
  }

  /**
   * Receives the raw file at a signed upload URL that one of the actions above issued.
   *
   * @accepts image/jpeg, image/png, image/webp, video/mp4, video/webm, video/quicktime
   */
  async receive({ params, request }: HttpContext): Promise<ReceivedUpload> {
    if (!isSignedFor(params.id as string, request.qs().signature as unknown))
      throw new InvalidUploadUrlError()
    const media = await findMedia(params.id as string)
    if (!media) throw new InvalidUploadUrlError()
    await runUpload(media.ownerId, () => receive(media.id, request))
    return {}
  }
}

async function receive(id: string, request: HttpRequest): Promise<void> {
  const upload = await claimUpload(id)
  try {
    assertContentType(upload, request.header('content-type'))
    const bounds = { maxBytes: upload.maxBytes, withinMs: UPLOAD_TIMEOUT_MS }
    const network = networkOf(request.ip())
    await assertStorage(upload)
    await assertDiskSpace()
    await receiveFile(request.request, bounds, async (path, bytes) => {
      await reserveStorage(upload, bytes)
      await limitUploadedBytes(upload.ownerId, bytes)
      await (upload.kind === 'video'
        ? storeVideo(upload, path, network)
        : storePicture(upload, path, network))
    })
  } catch (error) {
    await endFailedUpload(upload, error)
    throw error
  }
}

function endFailedUpload(upload: Upload, error: unknown): Promise<void> {
  if (error instanceof PictureTooComplexError) return expireUpload(upload)
  const isRefunded = [PictureQueueFullError, DiskFullError, StorageFullError].some(
    (each) => error instanceof each
  )
  return isRefunded ? refundUpload(upload) : releaseUpload(upload)
}
