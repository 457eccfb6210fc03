import type { Upload } from '#modules/media/upload'
import { WrongPictureTypeError, WrongVideoTypeError } from '#modules/media/errors'
import { mayBe, videoFile } from '#modules/media/media_kind'

/** Throws unless the header says what the address was given for; whether it is true, the bytes alone tell. */
export function assertContentType(upload: Upload, header: string | undefined): void {
  const type = header?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isVideo = upload.kind === 'video'
  const isAsGiven = !isVideo || videoFile(type) === videoFile(upload.contentType!)
  if (mayBe(upload.kind, type) && isAsGiven) return
  throw isVideo ? new WrongVideoTypeError() : new WrongPictureTypeError()
}
