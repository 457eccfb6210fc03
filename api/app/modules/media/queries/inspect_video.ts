import { UnreadableVideoError } from '#modules/media/errors'

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
const HEADER_BYTES = 64

/** Throws unless the bytes are in the container that the type names: a name proves nothing. */
export function inspectVideo(bytes: Buffer, contentType: string): void {
  const isWebm =
    bytes.subarray(0, 4).equals(EBML) && bytes.subarray(0, HEADER_BYTES).includes('webm')
  const isIsoMedia = bytes.subarray(4, 8).equals(Buffer.from('ftyp'))
  if (contentType === 'video/webm' ? !isWebm : !isIsoMedia) throw new UnreadableVideoError()
}
