import { InvalidVideoError } from './invalid_video_error.ts'

/** A box of an MP4 or QuickTime file: its name and the byte offsets of its start, content and end. */
export type Box = { name: string; start: number; content: number; end: number }

export const MAX_BOXES = 50_000
const LONG_SIZE = 1
const SIZE_TO_THE_END = 0

/**
 * Yields the boxes between two offsets. They must fill the range, except for fewer bytes than a box has, or the zeros by which
 * QuickTime ends a list. Throws for more boxes than any real video has.
 */
export function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start, count = 1; at < end; count++) {
    if (count > MAX_BOXES) throw new InvalidVideoError()
    if (end - at < 8 || bytes.subarray(at, end).every((byte) => byte === 0)) return
    const name = bytes.toString('latin1', at + 4, at + 8)
    let size = bytes.readUInt32BE(at)
    let header = 8
    if (size === LONG_SIZE && end - at >= 16) {
      header = 16
      size = Number(bytes.readBigUInt64BE(at + 8))
    } else if (size === SIZE_TO_THE_END && end === bytes.length) {
      size = end - at
    }
    if (size < header || size > end - at) throw new InvalidVideoError()
    yield { name, start: at, content: at + header, end: at + size }
    at += size
  }
}

/** The child boxes of a box. */
export function childrenOf(bytes: Buffer, box: Box): Box[] {
  return [...boxesIn(bytes, box.content, box.end)]
}

/** The first box at a path of names, such as `mdia`, `hdlr`. */
export function boxAt(bytes: Buffer, box: Box, ...path: string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (at, name) => at && childrenOf(bytes, at).find((child) => child.name === name),
    box
  )
}

/** Overwrites a box's content with zeros and renames it to `free`. Players skip such boxes. */
export function blankBox(bytes: Buffer, box: Box): void {
  bytes.write('free', box.start + 4, 'latin1')
  bytes.fill(0, box.content, box.end)
}
