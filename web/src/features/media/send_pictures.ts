import { LIMITS } from '@saajha/contract/limits'
import type { ImageUploads, ImageUploadsBody } from '@saajha/contract/media'
import type { Sender } from '@/features/media/photo_uploads'
import { putFile } from '@/features/media/put_file'
import { shrinkPicture } from '@/features/media/shrink_picture'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { rateLimitMessage } from '@/lib/http/rate_limit_message'
import { UploadError } from '@/lib/http/upload_error'
import { media } from '@/messages/media'

/** Sends pictures of a listing or, with a `purpose`, private ones. One request issues the upload URLs of all. */
export function sendPictures(about: Omit<ImageUploadsBody, 'imageCount'>): Sender {
  return (imageCount) => {
    const issuedUrls = issueUploadUrls({ imageCount, ...about })
    return async ({ file, index, onProgress, signal }) => {
      const { uploadUrls, imageUrls } = await issuedUrls
      const picture = await shrinkPicture(file, LIMITS.photoBytes, signal)
      const upload = { uploadUrl: uploadUrls[index]!, onProgress, signal }
      await putFile({ ...upload, file: picture }).catch(async (error: unknown) => {
        if (!hasTooManyPixels(error)) throw error
        // A file of few bytes was sent as it is.
        await putFile({ ...upload, file: await shrinkPicture(picture, picture.size - 1, signal) })
      })
      return imageUrls[index]!
    }
  }
}

function hasTooManyPixels(error: unknown) {
  return error instanceof ApiError && error.response.code === 'pictureTooLarge'
}

async function issueUploadUrls(body: ImageUploadsBody) {
  try {
    return await sendJson<ImageUploads>('POST', '/api/upload/images', body)
  } catch (cause) {
    const message = rateLimitMessage(cause) ?? media.uploadUrlsFailed
    throw new UploadError(media.uploadImagesFailed, message, { cause })
  }
}
