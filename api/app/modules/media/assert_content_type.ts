import type { Upload } from '#modules/media/upload'
import { WrongPictureTypeError, WrongVideoTypeError } from '#modules/media/errors'
import { mayBe, videoFile } from '#modules/media/media_kind'

/** Throws unless the header says what the address was given for; whether it is true, the bytes alone tell. */
export function assertContentType(arrival: Upload, header: string | undefined): void {
  const type = header?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isVideo = arrival.kind === 'video'
  const isAsGiven = !isVideo || videoFile(type) === videoFile(arrival.contentType!)
  if (mayBe(arrival.kind, type) && isAsGiven) return
  throw isVideo ? new WrongVideoTypeError() : new WrongPictureTypeError()
}
