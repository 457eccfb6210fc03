import { IMAGE_TYPES } from '@saajha/contract/limits'
import { chosenPhoto, needsUpload, type Photo, type Upload } from '@/features/media/photo'
import { rejectionOf } from '@/features/media/rejection_of'
import { waitForVariants } from '@/features/media/wait_for_variants'
import { UploadError } from '@/lib/http/upload_error'
import { inputs } from '@/messages/inputs'
import { media } from '@/messages/media'

/**
 * The photos of a form in order. `excess` are chosen photos that do not fit beside saved ones, until the owner decides about
 * them.
 */
export type PhotoSelection = { shown: readonly Photo[]; excess: readonly Photo[] }

type SentFile = {
  file: Blob
  /** Its position among the files that are sent together. */
  index: number
  /** Called with the sent share of the bytes, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Begins to send this many files; the returned function sends one of them and returns its URL on the server. */
export type Sender = (count: number) => (file: SentFile) => Promise<string>

type Options = {
  send: Sender
  limit: number
  /** Whether photos are uploaded as soon as they are chosen, else when the form is sent. */
  isImmediate: boolean
  /** Called with title and message when a photo cannot be added or, unless the form is being sent, uploaded. */
  report?: (title: string, message: string) => void
}

/**
 * A store of the photos of one form and of their uploads. Removing a photo or leaving the form aborts its upload, unless the
 * form is being sent. Completed uploads are not repeated, and pending ones are not sent twice.
 */
export class PhotoUploads {
  readonly #options: Options
  readonly #listeners = new Set<() => void>()
  #selection: PhotoSelection
  /** Whether the form is being sent. Sending continues after the form is left. */
  #isSubmitting = false

  constructor(saved: readonly Photo[], options: Options) {
    this.#selection = { shown: saved, excess: [] }
    this.#options = options
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly read = () => this.#selection

  /** Adds chosen files up to the limit; those that fit only in place of saved photos are in excess. */
  readonly add = (files: readonly File[]) => {
    const { limit, report } = this.#options
    const { shown, excess } = this.#selection
    const pictures = files.filter(({ type }) => IMAGE_TYPES.some((allowed) => allowed === type))
    if (pictures.length < files.length) report?.(media.invalidFileType, inputs.photoTypeInvalid)
    const chosenCount = shown.filter(({ file }) => file).length
    const capacity = limit - chosenCount - excess.length
    if (pictures.length > capacity) {
      // Beside saved photos, those in excess are not added yet.
      const isAdded = capacity > 0 && chosenCount === shown.length
      const added = isAdded ? ` ${media.photosAdded({ count: capacity })}` : ''
      report?.(media.tooManyPhotos, media.atMostPhotos({ limit }) + added)
    }
    const chosen = pictures.slice(0, capacity).map((file) => chosenPhoto(file))
    if (chosen.length > 0) this.replace({ shown, excess: [...excess, ...chosen] })
  }

  /** Removes one photo, and so makes room for the first one in excess. */
  readonly remove = (id: string) => this.#keep((photo) => photo.id !== id)

  /** Moves one photo to another position. */
  readonly move = (id: string, to: number) => {
    const { shown, excess } = this.#selection
    const photo = shown.find((each) => each.id === id)
    if (!photo || to < 0 || to >= shown.length) return
    const moved = shown.filter((each) => each !== photo)
    moved.splice(to, 0, photo)
    this.replace({ shown: moved, excess })
  }

  /** Moves one photo to the position of another. */
  readonly moveOver = (id: string, overId: string) => this.move(id, this.#positionOf(overId))

  /** Removes the saved photos in favour of those in excess. */
  readonly replaceSaved = () => this.#keep(({ file }) => file !== null)

  readonly dropExcess = () => this.replace({ shown: this.#selection.shown, excess: [] })

  /** Replaces the selection, fills it up with photos in excess, and drops the photos that are not in the new one. */
  readonly replace = ({ shown, excess }: PhotoSelection) => {
    const { limit, isImmediate } = this.#options
    const former = this.#all()
    const capacity = limit - shown.length
    this.#selection = {
      shown: [...shown, ...excess.slice(0, capacity)],
      excess: excess.slice(capacity),
    }
    for (const photo of former.filter((each) => !this.#all().includes(each))) {
      revokePreview(photo)
      abort(photo)
    }
    if (isImmediate) this.#start(this.#selection.shown.filter(needsUpload))
    this.#notify()
  }

  /** Sends a photo again whose upload failed. */
  readonly retry = (id: string) =>
    this.#start(this.#selection.shown.filter((photo) => photo.id === id && hasFailed(photo)))

  /**
   * Uploads the photos of a form that is being sent and returns their URLs in order. Throws an `UploadError`, also while the
   * owner is asked about photos in excess.
   */
  readonly upload = async (): Promise<string[]> => {
    const { shown, excess } = this.#selection
    const count = excess.length
    if (count > 0) throw new UploadError(media.tooManyPhotos, media.excess({ count }))
    this.#isSubmitting = true
    try {
      this.#start(shown.filter((photo) => needsUpload(photo) || hasFailed(photo)))
      await this.#settled()
      const urls = this.#selection.shown.map(({ upload }, index) => {
        if (upload.state === 'stored') return upload.url
        throw uploadError(upload.state === 'failed' && upload.error, index)
      })
      if (shown[0]?.file) await waitForVariants(urls[0]!)
      return urls
    } finally {
      this.#isSubmitting = false
    }
  }

  /** Releases the previews and aborts the uploads of a form that is left. */
  readonly leave = () => {
    this.#all().forEach(revokePreview)
    if (!this.#isSubmitting) this.#all().forEach(abort)
  }

  #keep(isKept: (photo: Photo) => boolean) {
    const { shown, excess } = this.#selection
    this.replace({ shown: shown.filter(isKept), excess })
  }

  /** Uploads photos together, and reports the first that fails. */
  #start(photos: readonly Photo[]) {
    if (photos.length === 0) return
    const send = this.#options.send(photos.length)
    let isReported = false
    photos.forEach(({ id, file }, index) => {
      const controller = new AbortController()
      const { signal } = controller
      const onProgress = (progress: number) =>
        this.#change(id, { state: 'sending', progress, controller })
      onProgress(0)
      send({ file: file!, index, onProgress, signal }).then(
        (url) => this.#change(id, { state: 'stored', url, at: Date.now() }),
        (error: unknown) => {
          this.#change(id, { state: 'failed', error })
          const position = this.#positionOf(id)
          if (isReported || this.#isSubmitting || signal.aborted || position < 0) return
          isReported = true
          const { title, message } = uploadError(error, position)
          this.#options.report?.(title, message)
        }
      )
    })
  }

  /** Resolves once no photo is being sent. */
  #settled() {
    return new Promise<void>((resolve) => {
      const check = () => {
        if (this.#selection.shown.some(({ upload }) => upload.state === 'sending')) return
        stop()
        resolve()
      }
      const stop = this.subscribe(check)
      check()
    })
  }

  #change(id: string, upload: Upload) {
    const { shown, excess } = this.#selection
    const changed = shown.map((photo) => (photo.id === id ? { ...photo, upload } : photo))
    this.#selection = { shown: changed, excess }
    this.#notify()
  }

  #notify() {
    for (const listener of this.#listeners) listener()
  }

  #all() {
    return [...this.#selection.shown, ...this.#selection.excess]
  }

  #positionOf(id: string) {
    return this.#selection.shown.findIndex((photo) => photo.id === id)
  }
}

function hasFailed({ upload }: Photo) {
  return upload.state === 'failed'
}

/** The browser holds a file in memory until its preview is revoked. */
function revokePreview({ file, src }: Photo) {
  if (file) URL.revokeObjectURL(src)
}

function abort({ upload }: Photo) {
  if (upload.state === 'sending') upload.controller.abort()
}

function uploadError(cause: unknown, index: number) {
  if (cause instanceof UploadError) return cause
  const number = index + 1
  const reason = rejectionOf(cause)
  const message = reason
    ? media.uploadImageRejected({ number, reason })
    : media.uploadImageFailed({ number })
  return new UploadError(media.uploadImagesFailed, message, { cause })
}
