import { LIMITS, VIDEO_TYPES } from '@saajha/contract/limits'
import { inputs } from '@/messages/inputs'
import { useState } from 'react'
import { loadUploads } from '@/features/media/load_uploads'
import { isExpired } from '@/features/media/photo'
import { UploadError } from '@/lib/http/upload_error'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { media } from '@/messages/media'

/** A chosen video, and whether the listing keeps its current one. */
export type StoredVideo = { chosen: File | null; keepsCurrent: boolean }

/** The video of a listing draft: the saved one or its replacement. */
export function useVideo(currentUrl: string | null = null, itemId?: string) {
  const { toastError } = useToast()
  const [savedUrl, setSavedUrl] = useState(currentUrl)
  const [chosen, setChosen] = useState<File | null>(null)
  const [uploaded, setUploaded] = useState<{ url: string; at: number } | null>(null)
  const [progress, setProgress] = useState<number | null>(null)

  const choose = (file: File | null) => {
    if (file && !VIDEO_TYPES.some((type) => type === file.type)) {
      return toastError(media.invalidFileType, inputs.videoTypeInvalid)
    }
    if (file && file.size > LIMITS.videoPickerBytes) {
      return toastError(media.fileTooLarge, inputs.videoTooLargeToPick)
    }
    setChosen(file)
    setUploaded(null)
  }

  const restore = (before: StoredVideo) => {
    setSavedUrl(before.keepsCurrent ? currentUrl : null)
    setChosen(before.chosen)
    setUploaded(null)
  }

  const upload = async () => {
    if (!chosen) return savedUrl
    if (uploaded && !isExpired(uploaded.at)) return uploaded.url
    try {
      setProgress(0)
      const { sendVideo } = await loadUploads().catch((cause: unknown) => {
        throw new UploadError(media.uploadVideoFailed, common.offlineHint, { cause })
      })
      const url = await sendVideo(chosen, itemId, setProgress)
      setUploaded({ url, at: Date.now() })
      return url
    } finally {
      setProgress(null)
    }
  }

  return {
    chosen,
    savedUrl,
    isChanged: chosen !== null || savedUrl !== currentUrl,
    /** Resets to the saved video of the listing. */
    reset: () => restore({ chosen: null, keepsCurrent: true }),
    /** Restores a stored video. */
    restore,
    progress,
    isTooLargeToUpload: chosen !== null && chosen.size > LIMITS.videoUploadBytes,
    choose,
    upload,
    /** Removes the chosen video first, then the saved one. */
    remove: () => (chosen ? choose(null) : setSavedUrl(null)),
  }
}
