import type { ImageUploads, ImageUploadsBody } from '@saajha/contract/media'
import { LIMITS } from '@saajha/contract/limits'
import { useEffect, useEffectEvent, useRef } from 'react'
import { needsUpload, type Photo } from '@/features/media/photo'
import { putFile } from '@/features/media/put_file'
import { rejectionOf } from '@/features/media/rejection_of'
import { shrinkPicture } from '@/features/media/shrink_picture'
import { waitForVariants } from '@/features/media/wait_for_variants'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { rateLimitMessage } from '@/lib/http/rate_limit_message'
import { UploadError } from '@/lib/http/upload_error'
import { media } from '@/messages/media'

type Change = (id: string, changes: Partial<Photo>) => void

type Form = {
  change: Change
  /** Called with title and message when an upload fails, unless the form is being sent. */
  report: (title: string, message: string) => void
  about: Pick<ImageUploadsBody, 'itemId' | 'purpose'>
}

/** An upload of this form; `url` resolves to the URL of the photo. */
type Upload = { url: Promise<string>; controller: AbortController }

/**
 * Uploads the photos of a listing or a handover as soon as they are chosen, and those of a document when the form is sent.
 * Removing a photo or leaving the form aborts its upload. Completed uploads are not repeated and pending ones are shared, so a
 * retry of one photo and a retry of all may overlap.
 */
export function useUploads(photos: readonly Photo[], { change, report, about }: Form) {
  const uploads = useRef(new Map<string, Upload>())
  /** Whether the form is being sent, which continues after the form is left. */
  const isSending = useRef(false)

  const start = (waiting: readonly Photo[]) => {
    const issuedUrls = issueUploadUrls({ imageCount: waiting.length, ...about })
    return waiting.map((photo, index) => {
      const controller = new AbortController()
      const url = sendPhoto({ photo, issuedUrls, index, change, signal: controller.signal })
      const upload = { url, controller }
      uploads.current.set(photo.id, upload)
      url.catch(() => {
        if (uploads.current.get(photo.id) === upload) uploads.current.delete(photo.id)
      })
      return upload
    })
  }

  const positionOf = useEffectEvent(({ id }: Photo) => photos.findIndex((each) => each.id === id))
  /** Reports the first failure as it happens, unless sending the form reports it. */
  const reportFirst = useEffectEvent((started: readonly Photo[], begun: readonly Upload[]) => {
    let isReported = false
    begun.forEach(({ url, controller }, index) => {
      url.catch((error: unknown) => {
        const position = positionOf(started[index]!)
        if (isReported || isSending.current || controller.signal.aborted || position < 0) return
        isReported = true
        const { title, message } = uploadError(error, position)
        report(title, message)
      })
    })
  })

  const startChosen = useEffectEvent(() => {
    for (const [id, { controller }] of uploads.current) {
      if (!photos.some((photo) => photo.id === id)) controller.abort()
    }
    if (about.purpose === 'document') return
    const waiting = photos.filter(
      (photo) => needsUpload(photo) && !photo.hasFailed && !uploads.current.has(photo.id)
    )
    if (waiting.length > 0) reportFirst(waiting, start(waiting))
  })
  useEffect(() => startChosen(), [photos])
  useEffect(() => {
    const begun = uploads.current
    return () => {
      if (!isSending.current) for (const { controller } of begun.values()) controller.abort()
    }
  }, [])

  const upload = async () => {
    isSending.current = true
    try {
      for (const photo of photos.filter(({ url }) => url)) {
        const isPending = photo.progress !== null
        if (needsUpload(photo) && !isPending) uploads.current.delete(photo.id)
      }
      const waiting = photos.filter((photo) => needsUpload(photo) && !uploads.current.has(photo.id))
      start(waiting)
      const results = await Promise.allSettled(
        photos.map(async ({ id, url }) => uploads.current.get(id)?.url ?? url!)
      )
      const failed = results.findIndex(({ status }) => status === 'rejected')
      if (failed >= 0) throw uploadError((results[failed] as PromiseRejectedResult).reason, failed)
      const urls = results.map((result) => (result as PromiseFulfilledResult<string>).value)
      if (photos[0]?.file && urls[0]) await waitForVariants(urls[0])
      return urls
    } finally {
      isSending.current = false
    }
  }

  const retry = async (id: string) => {
    const index = photos.findIndex((photo) => photo.id === id)
    const photo = photos[index]
    if (!photo || uploads.current.has(id)) return
    const [begun] = start([photo])
    await begun?.url.catch((error: unknown) => {
      if (isSending.current || begun.controller.signal.aborted) return
      const { title, message } = uploadError(error, index)
      report(title, message)
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

type Sending = {
  photo: Photo
  issuedUrls: Promise<ImageUploads>
  /** The position among the issued URLs. */
  index: number
  change: Change
  signal: AbortSignal
}

async function sendPhoto({ photo, issuedUrls, index, change, signal }: Sending) {
  change(photo.id, { progress: 0, hasFailed: false, url: null, uploadedAt: null })
  try {
    const { uploadUrls, imageUrls } = await issuedUrls
    const file = await shrinkPicture(photo.file as File, LIMITS.photoBytes, signal)
    const onProgress = (progress: number) => change(photo.id, { progress })
    const upload = { uploadUrl: uploadUrls[index] as string, onProgress, signal }
    await putFile({ ...upload, file }).catch(async (error: unknown) => {
      if (!hasTooManyPixels(error)) throw error
      // A file of few bytes was sent as it is.
      await putFile({ ...upload, file: await shrinkPicture(file, file.size - 1, signal) })
    })
    const url = imageUrls[index] as string
    change(photo.id, { progress: null, url, uploadedAt: Date.now() })
    return url
  } catch (error) {
    change(photo.id, { progress: null, hasFailed: true })
    throw error
  }
}

function hasTooManyPixels(error: unknown) {
  return error instanceof ApiError && error.response.code === 'pictureTooLarge'
}

function uploadError(reason: unknown, index: number) {
  if (reason instanceof UploadError) return reason
  const failure = media.uploadImageFailed({ number: index + 1 })
  const rejection = rejectionOf(reason)
  return failed(rejection ? `${failure}. ${rejection}` : failure, reason)
}

function failed(message: string, cause: unknown) {
  return new UploadError(media.uploadImagesFailed, message, { cause })
}
