import type { HttpContext } from '@adonisjs/core/http'
import { LIMITS, VIDEO_TYPES } from '@saajha/contract/limits'
import type { ImageUploads, ProfileUpload, VideoUpload } from '@saajha/contract/media'
import { issueUploads } from '#modules/media/commands/issue_uploads'
import { storePicture } from '#modules/media/commands/store_picture'
import { storeVideo } from '#modules/media/commands/store_video'
import {
  BadUploadAddressError,
  UploadTooLargeError,
  WrongPictureTypeError,
  WrongVideoTypeError,
} from '#modules/media/errors'
import { MEDIA_KINDS, pictureUrl, videoUrl } from '#modules/media/media_kind'
import { findOpenUpload } from '#modules/media/queries/find_open_upload'
import { readBody } from '#modules/media/read_body'
import { isSignedFor, uploadAddress } from '#modules/media/upload_address'
import { imageUploadsValidator, videoUploadValidator } from '#modules/media/validators'

/** Files on their way in: an address first, then the bytes. */
export default class UploadsController {
  async images({ auth, request }: HttpContext): Promise<ImageUploads> {
    const { imageCount, purpose } = await request.validateUsing(imageUploadsValidator)
    const kind = purpose ?? 'photo'
    const ids = await issueUploads(auth.getUserOrFail().id, kind, imageCount)
    return { uploadUrls: ids.map(uploadAddress), imageUrls: ids.map((id) => pictureUrl(id, kind)) }
  }

  async video({ auth, request }: HttpContext): Promise<VideoUpload> {
    const { contentType, contentLength } = await request.validateUsing(videoUploadValidator)
    if (!isOneOf(VIDEO_TYPES, contentType)) throw new WrongVideoTypeError()
    if (contentLength > LIMITS.videoUploadBytes)
      throw new UploadTooLargeError(LIMITS.videoUploadBytes)
    const [id] = await issueUploads(auth.getUserOrFail().id, 'video', 1, contentType)
    return { uploadUrl: uploadAddress(id!), videoUrl: videoUrl(id!, contentType) }
  }

  async profilePicture({ auth }: HttpContext): Promise<ProfileUpload> {
    const [id] = await issueUploads(auth.getUserOrFail().id, 'profile_picture', 1)
    return { uploadURL: uploadAddress(id!) }
  }

  async receive({ params, request, response }: HttpContext) {
    if (!isSignedFor(params.id, request.qs().signature)) throw new BadUploadAddressError()
    const { id, kind, contentType } = await findOpenUpload(params.id)
    const { types, maxBytes } = MEDIA_KINDS[kind]
    const type = request.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (kind === 'video') {
      if (!isOneOf(types, type)) throw new WrongVideoTypeError()
      await storeVideo(id, contentType!, await readBody(request.request, maxBytes))
    } else {
      if (!isOneOf(types, type)) throw new WrongPictureTypeError()
      await storePicture(id, await readBody(request.request, maxBytes))
    }
    return response.status(200).json({})
  }
}

function isOneOf(types: readonly string[], type: string): boolean {
  return types.includes(type)
}
