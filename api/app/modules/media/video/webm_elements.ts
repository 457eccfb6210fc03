import { InvalidVideoError } from './invalid_video_error.ts'

/** An element of a WebM file: its id and the byte offsets of its start, content and end. */
export type Element = { id: number; start: number; content: number; end: number }

export const SEGMENT = 0x18538067
export const CLUSTER = 0x1f43b675
export const VOID = 0xec
const MAX_ELEMENTS = 100_000
const VOID_HEADER_BYTES = 9
const LONG_SIZE = 1n << 56n

/**
 * Yields the elements between two offsets. They must fill the range exactly. Live recorders write segments and clusters of
 * unknown size: the children of such a cluster are yielded as its siblings.
 */
export function* elementsIn(bytes: Buffer, start: number, end: number): Generator<Element> {
  for (let at = start, count = 1; at < end; count++) {
    const idBytes = Math.clz32(bytes[at]!) - 23
    const sizeAt = at + idBytes
    const sizeBytes = sizeAt < end ? Math.clz32(bytes[sizeAt]!) - 23 : Infinity
    const content = sizeAt + sizeBytes
    if (idBytes > 4 || sizeBytes > 8 || content > end || count > MAX_ELEMENTS) {
      throw new InvalidVideoError()
    }
    const id = bytes.readUIntBE(at, idBytes)
    const size = numberIn(bytes.subarray(sizeAt, content))
    if (size === null && id !== SEGMENT && id !== CLUSTER) throw new InvalidVideoError()
    const next = size !== null ? content + size : id === SEGMENT ? end : content
    if (next > end) throw new InvalidVideoError()
    yield { id, start: at, content, end: next }
    at = next
  }
}

/** The child elements of an element. */
export function partsOf(bytes: Buffer, { content, end }: Element): Element[] {
  return [...elementsIn(bytes, content, end)]
}

/** The track number at the start of a block; null if it is invalid. */
export function trackOfBlock(bytes: Buffer, { content, end }: Element): number | null {
  if (content >= end) return null
  const length = Math.clz32(bytes[content]!) - 23
  return length <= 8 && content + length <= end
    ? numberIn(bytes.subarray(content, content + length))
    : null
}

/** Overwrites an element's content with zeros and turns it into a void element. Players skip such elements. */
export function blankElement(bytes: Buffer, { id, start, content, end }: Element): void {
  const length = end - start
  if (id === VOID || length < 2) return void bytes.fill(0, content, end)
  bytes[start] = VOID
  if (length < VOID_HEADER_BYTES) {
    bytes[start + 1] = 0x80 | (length - 2)
    return void bytes.fill(0, start + 2, end)
  }
  bytes.writeBigUInt64BE(LONG_SIZE | BigInt(length - VOID_HEADER_BYTES), start + 1)
  bytes.fill(0, start + VOID_HEADER_BYTES, end)
}

/** Reads a variable-length number; null if all its bits are set, for "unknown". */
function numberIn(field: Buffer): number | null {
  const marker = 1 << (8 - field.length)
  const lead = field[0]! & (marker - 1)
  if (lead === marker - 1 && field.subarray(1).every((byte) => byte === 0xff)) return null
  return field.subarray(1).reduce((size, byte) => size * 256 + byte, lead)
}
