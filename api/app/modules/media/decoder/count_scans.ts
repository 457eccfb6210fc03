const MARKER = 0xff
const STUFFED = 0x00
const TEMPORARY = 0x01
const FIRST_RESTART = 0xd0
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/**
 * Counts the scans of a JPEG from its markers, by the rules of libjpeg (jdmarker.c): segments are skipped by their
 * length, bytes between segments are ignored, and bytes after the end of the image do not count. Returns 0 for a file
 * of another format. Runs in linear time.
 */
export function countScans(bytes: Uint8Array): number {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return 0
  let scans = 0
  for (let at = bytes.indexOf(MARKER, 2); at >= 0; at = bytes.indexOf(MARKER, at)) {
    while (bytes[at] === MARKER) at++
    const marker = bytes[at++]
    if (marker === undefined || marker === END_OF_IMAGE) return scans
    if (hasNoContent(marker)) continue
    if (marker === START_OF_SCAN) scans++
    at += Math.max(2, (bytes[at]! << 8) | bytes[at + 1]!)
  }
  return scans
}

function hasNoContent(marker: number): boolean {
  return (
    marker === STUFFED ||
    marker === TEMPORARY ||
    (marker >= FIRST_RESTART && marker <= START_OF_IMAGE)
  )
}
