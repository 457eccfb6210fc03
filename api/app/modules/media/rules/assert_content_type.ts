import type { Upload } from '#modules/media/rules/upload'
import { WrongPictureTypeError, WrongVideoTypeError } from '#modules/media/errors'
import { isAcceptedType, videoFile } from '#modules/media/rules/media_kind'

/**
 * Throws unless the Content-Type header matches the type the upload URL was issued for. The bytes are verified later.
 */
export function assertContentType(upload: Upload, header: string | undefined): void {
  const type = header?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isVideo = upload.kind === 'video'
  const isIssuedType = !isVideo || videoFile(type) === videoFile(upload.contentType!)
  if (isAcceptedType(upload.kind, type) && isIssuedType) return
  throw isVideo ? new WrongVideoTypeError() : new WrongPictureTypeError()
}
