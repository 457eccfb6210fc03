import { LIMITS } from '@saajha/contract/limits'
import type { VideoUpload } from '@saajha/contract/media'
import { putFile } from '@/features/media/put_file'
import { rejectionOf } from '@/features/media/rejection_of'
import { sendJson } from '@/lib/http/api'
import { rateLimitMessage } from '@/lib/http/rate_limit_message'
import { UploadError } from '@/lib/http/upload_error'
import { inputs } from '@/messages/inputs'
import { media } from '@/messages/media'

/**
 * Uploads the video of a listing and returns its URL; `onProgress` receives the sent share of the bytes, from 0 to 1. Throws an
 * `UploadError`.
 */
export async function sendVideo(
  file: File,
  itemId: string | undefined,
  onProgress: (share: number) => void
) {
  if (file.size > LIMITS.videoUploadBytes) throw failed(inputs.videoTooLargeToUpload)
  const body = { itemId, contentType: file.type, contentLength: file.size }
  const { uploadUrl, videoUrl } = await sendJson<VideoUpload>(
    'POST',
    '/api/upload/video',
    body
  ).catch((cause: unknown) => {
    throw failed(rateLimitMessage(cause) ?? media.uploadUrlFailed, cause)
  })
  await putFile({ uploadUrl, file, onProgress }).catch((cause: unknown) => {
    throw failed(rejectionOf(cause) ?? media.uploadFileFailed, cause)
  })
  return videoUrl
}

function failed(message: string, cause?: unknown) {
  return new UploadError(media.uploadVideoFailed, message, { cause })
}
