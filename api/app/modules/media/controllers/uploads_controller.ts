import type { HttpContext } from '@adonisjs/core/http'
import { IMAGE_TYPES } from '@saajha/contract/limits'
import { issueUploads } from '#modules/media/commands/issue_uploads'
import { storePicture } from '#modules/media/commands/store_picture'
import { BadUploadAddressError, NotAPictureTypeError } from '#modules/media/errors'
import { MEDIA_KINDS, mediaUrl } from '#modules/media/media_kind'
import { findOpenUpload } from '#modules/media/queries/find_open_upload'
import { readBody } from '#modules/media/read_body'
import { isSignedFor, uploadAddress } from '#modules/media/upload_address'
import { imageUploadsValidator } from '#modules/media/validators'

/** Files on their way in: an address first, then the bytes. */
export default class UploadsController {
  async images({ auth, request }: HttpContext) {
    const { imageCount } = await request.validateUsing(imageUploadsValidator)
    const ids = await issueUploads(auth.getUserOrFail().id, 'photo', imageCount)
    return {
      uploadUrls: ids.map(uploadAddress),
      imageUrls: ids.map((id) => mediaUrl(id, 'photo')),
    }
  }

  async profilePicture({ auth }: HttpContext) {
    const [id] = await issueUploads(auth.getUserOrFail().id, 'profile_picture', 1)
    return { uploadURL: uploadAddress(id!) }
  }

  async receive({ params, request, response }: HttpContext) {
    if (!isSignedFor(params.id, request.qs().signature)) throw new BadUploadAddressError()
    const upload = await findOpenUpload(params.id)
    const type = request.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (!IMAGE_TYPES.some((each) => each === type)) throw new NotAPictureTypeError()
    await storePicture(upload, await readBody(request.request, MEDIA_KINDS[upload.kind].maxBytes))
    return response.status(200).json({})
  }
}
