import { UnreadableVideoError } from '#modules/media/errors'

/** An element of a WebM file: its id, where it, its content and its end stand. */
type Element = { id: number; start: number; content: number; end: number }

const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282
const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const TRACK_TYPE = 0x83
const TAGS = 0x1254c367
const ATTACHMENTS = 0x1941a469
const VOID = 0xec
const VIDEO = 1
const MAX_ELEMENTS = 100_000
const VOID_HEADER_BYTES = 9
const LONG_SIZE = 1n << 56n

/**
 * Throws unless the bytes are a whole WebM film, which Matroska of any other kind is not. Tags and attachments are blanked
 * where they stand, so that everything else keeps its position.
 */
export function cleanWebm(bytes: Buffer): void {
  const [head, segment, ...others] = elementsIn(bytes, 0, bytes.length)
  if (head?.id !== EBML || segment?.id !== SEGMENT || others.length > 0) {
    throw new UnreadableVideoError()
  }
  const parts = [...elementsIn(bytes, segment.content, segment.end)]
  const isFilm =
    docTypeOf(bytes, head) === 'webm' &&
    parts.some(({ id }) => id === CLUSTER) &&
    parts.some((part) => part.id === TRACKS && showsPictures(bytes, part))
  if (!isFilm) throw new UnreadableVideoError()
  for (const part of parts) if (part.id === TAGS || part.id === ATTACHMENTS) blank(bytes, part)
}

/**
 * The elements between two positions, which they must fill to the last byte. Recorders that write while they film do not
 * say how long the segment and its clusters are: of such a cluster the parts follow as if they stood beside it.
 */
function* elementsIn(bytes: Buffer, start: number, end: number): Generator<Element> {
  for (let at = start, count = 1; at < end; count++) {
    const idBytes = Math.clz32(bytes[at]!) - 23
    const sizeAt = at + idBytes
    const sizeBytes = sizeAt < end ? Math.clz32(bytes[sizeAt]!) - 23 : Infinity
    const content = sizeAt + sizeBytes
    if (idBytes > 4 || sizeBytes > 8 || content > end || count > MAX_ELEMENTS) {
      throw new UnreadableVideoError()
    }
    const id = bytes.readUIntBE(at, idBytes)
    const size = sizeOf(bytes.subarray(sizeAt, content))
    if (size === null && id !== SEGMENT && id !== CLUSTER) throw new UnreadableVideoError()
    const next = size !== null ? content + size : id === SEGMENT ? end : content
    if (next > end) throw new UnreadableVideoError()
    yield { id, start: at, content, end: next }
    at = next
  }
}

/** The number after the marker bit; null where all its bits are set, which means "unknown". */
function sizeOf(field: Buffer): number | null {
  const marker = 1 << (8 - field.length)
  const lead = field[0]! & (marker - 1)
  if (lead === marker - 1 && field.subarray(1).every((byte) => byte === 0xff)) return null
  return field.subarray(1).reduce((size, byte) => size * 256 + byte, lead)
}

function docTypeOf(bytes: Buffer, head: Element): string | undefined {
  for (const { id, content, end } of elementsIn(bytes, head.content, head.end)) {
    if (id === DOC_TYPE) return bytes.toString('latin1', content, end)
  }
}

function showsPictures(bytes: Buffer, tracks: Element): boolean {
  return [...elementsIn(bytes, tracks.content, tracks.end)]
    .filter(({ id }) => id === TRACK)
    .flatMap((track) => [...elementsIn(bytes, track.content, track.end)])
    .some(({ id, content, end }) => id === TRACK_TYPE && bytes[end - 1] === VIDEO && content < end)
}

/** Turns an element into one that players skip; none that holds anything is shorter than the new header. */
function blank(bytes: Buffer, { start, end }: Element): void {
  if (end - start < VOID_HEADER_BYTES) return
  bytes[start] = VOID
  bytes.writeBigUInt64BE(LONG_SIZE | BigInt(end - start - VOID_HEADER_BYTES), start + 1)
  bytes.fill(0, start + VOID_HEADER_BYTES, end)
}
