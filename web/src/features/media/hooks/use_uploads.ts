import type { ImageUploads, ImageUploadsBody } from '@saajha/contract/media'
import { LIMITS } from '@saajha/contract/limits'
import { useRef } from 'react'
import type { Photo } from '@/features/media/photo'
import { putFile } from '@/features/media/put_file'
import { shrinkPicture } from '@/features/media/shrink_picture'
import { waitForVariants } from '@/features/media/wait_for_variants'
import { sendJson } from '@/lib/http/api'
import { rateLimitMessage } from '@/lib/http/rate_limit_message'
import { UploadError } from '@/lib/http/upload_error'
import { useToast } from '@/lib/toasts/use_toast'
import { media } from '@/messages/media'

type Change = (id: string, changes: Partial<Photo>) => void

/**
 * Uploads photos. Completed uploads are not repeated and pending ones are shared, so a retry of one photo and a retry
 * of all may overlap.
 */
export function useUploads(
  photos: readonly Photo[],
  change: Change,
  about: Pick<ImageUploadsBody, 'itemId' | 'purpose'>
) {
  const { toast } = useToast()
  const pendingUploads = useRef(new Map<string, Promise<string>>())

  const send = (waiting: readonly Photo[]) => {
    const issuedUrls = issueUploadUrls({ imageCount: waiting.length, ...about })
    waiting.forEach((photo, index) => {
      const upload = sendPhoto(photo, issuedUrls, index, change)
      pendingUploads.current.set(photo.id, upload)
      const remove = () => pendingUploads.current.delete(photo.id)
      upload.then(remove, remove)
    })
  }

  const upload = async () => {
    send(photos.filter(({ id, url }) => url === null && !pendingUploads.current.has(id)))
    const results = await Promise.allSettled(
      photos.map(async ({ id, url }) => url ?? pendingUploads.current.get(id))
    )
    const failed = results.findIndex(({ status }) => status === 'rejected')
    if (failed >= 0) throw uploadError((results[failed] as PromiseRejectedResult).reason, failed)
    const urls = results.map((upload) => (upload as PromiseFulfilledResult<string>).value)
    if (photos[0]?.url === null && urls[0]) await waitForVariants(urls[0])
    return urls
  }

  const retry = async (id: string) => {
    const index = photos.findIndex((photo) => photo.id === id)
    const photo = photos[index]
    if (!photo || pendingUploads.current.has(id)) return
    send([photo])
    await pendingUploads.current.get(id)?.catch((error: unknown) => {
      const { title, message } = uploadError(error, index)
      toast({ title, description: message, variant: 'destructive' })
    })
  }

  return { upload, retry }
}

async function issueUploadUrls(body: ImageUploadsBody) {
  if (body.imageCount === 0) return { uploadUrls: [], imageUrls: [] }
  try {
    return await sendJson<ImageUploads>('POST', '/api/upload/images', body)
  } catch (cause) {
    throw failed(rateLimitMessage(cause) ?? media.uploadUrlsFailed, cause)
  }
}

async function sendPhoto(
  photo: Photo,
  issuedUrls: Promise<ImageUploads>,
  index: number,
  change: Change
) {
  change(photo.id, { progress: 0, hasFailed: false })
  try {
    const { uploadUrls, imageUrls } = await issuedUrls
    const file = await shrinkPicture(photo.file as File, LIMITS.photoBytes)
    const onProgress = (progress: number) => change(photo.id, { progress })
    await putFile({ uploadUrl: uploadUrls[index] as string, file, onProgress })
    const url = imageUrls[index] as string
    change(photo.id, { progress: null, url })
    return url
  } catch (error) {
    change(photo.id, { progress: null, hasFailed: true })
    throw error
  }
}

function uploadError(reason: unknown, index: number) {
  if (reason instanceof UploadError) return reason
  return failed(media.uploadImageFailed({ number: index + 1 }), reason)
}

function failed(message: string, cause: unknown) {
  return new UploadError(media.uploadImagesFailed, message, { cause })
}
