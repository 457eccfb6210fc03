import { assertPlayable } from './assert_playable.ts'
import { InvalidVideoError } from './invalid_video_error.ts'
import {
  blankElement,
  CLUSTER,
  elementsIn,
  partsOf,
  SEGMENT,
  trackOfBlock,
  VOID,
  type Element,
} from './webm_elements.ts'

const EBML = 0x1a45dfa3
const EBML_BYTES = Buffer.from('1a45dfa3', 'hex')
const DOC_TYPE = 0x4282
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const TRACK_NUMBER = 0xd7
const TRACK_TYPE = 0x83
const CODEC_ID = 0x86
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1
const SIMPLE_BLOCK = 0xa3
const VIDEO = 1
const SOUND = 2

/** The elements of a segment that a player needs: seek head, info, tracks, clusters and cues. */
const PLAYER_ELEMENTS = new Set([0x114d9b74, 0x1549a966, TRACKS, CLUSTER, 0x1c53bb6b])
/** Children of a cluster: timestamp, positions and blocks. They follow a cluster of unknown size as siblings. */
const CLUSTER_ELEMENTS = new Set([0xe7, 0xa7, 0xab, BLOCK_GROUP, SIMPLE_BLOCK])

type Track = { element: Element; number: number | null; type: number | null; codec: string }

/**
 * Returns the bytes of a WebM video without those that follow it. Throws unless it is complete and browsers can show it;
 * other Matroska files are rejected. Tags, attachments, void
 * elements, other elements that a player does not need, and tracks other than video and audio with their blocks, are
 * overwritten with zeros in place, so that all offsets stay valid.
 */
export function cleanWebm(file: Buffer): Buffer {
  const elements = elementsIn(file, 0, file.length)
  const head = elements.next().value as Element | undefined
  const segment = elements.next().value as Element | undefined
  if (head?.id !== EBML || segment?.id !== SEGMENT) throw new InvalidVideoError()
  // Another video.
  if (file.indexOf(EBML_BYTES, segment.end) === segment.end) throw new InvalidVideoError()
  const bytes = file.subarray(0, segment.end)
  const parts = partsOf(bytes, segment)
  const tracks = parts.filter(({ id }) => id === TRACKS).flatMap((part) => tracksIn(bytes, part))
  const docType = partsOf(bytes, head).find(({ id }) => id === DOC_TYPE)
  const isFilm =
    docType &&
    bytes.toString('latin1', docType.content, docType.end) === 'webm' &&
    parts.some(({ id }) => id === CLUSTER) &&
    tracks.some(({ type }) => type === VIDEO)
  if (!isFilm) throw new InvalidVideoError()
  const shown = tracks.filter(({ type }) => type === VIDEO)
  assertPlayable(shown.map(({ codec }) => (codec ? [codec] : [])))

  const removed = tracks.filter(({ type }) => type !== VIDEO && type !== SOUND)
  for (const { element } of removed) blankElement(bytes, element)
  const numbers = new Set(removed.map(({ number }) => number))
  for (const part of partsOf(bytes, head)) if (part.id === VOID) blankElement(bytes, part)
  for (const part of parts) {
    if (part.id === CLUSTER) cleanCluster(bytes, partsOf(bytes, part), numbers)
    else if (!PLAYER_ELEMENTS.has(part.id)) cleanCluster(bytes, [part], numbers)
  }
  return bytes
}

function tracksIn(bytes: Buffer, part: Element): Track[] {
  const entries = partsOf(bytes, part)
  for (const entry of entries) if (entry.id !== TRACK) blankElement(bytes, entry)
  return entries
    .filter(({ id }) => id === TRACK)
    .map((element) => {
      const properties = partsOf(bytes, element)
      const propertyOf = (wanted: number) => properties.find(({ id }) => id === wanted)
      const codec = propertyOf(CODEC_ID)
      return {
        element,
        number: numberAt(bytes, propertyOf(TRACK_NUMBER)),
        type: numberAt(bytes, propertyOf(TRACK_TYPE)),
        codec: codec ? bytes.toString('latin1', codec.content, codec.end).replace(/\0+$/, '') : '',
      }
    })
}

function cleanCluster(bytes: Buffer, parts: Element[], removed: Set<number | null>): void {
  for (const part of parts) {
    const block =
      part.id === BLOCK_GROUP ? partsOf(bytes, part).find(({ id }) => id === BLOCK) : part
    const isBlock = part.id === BLOCK_GROUP || part.id === SIMPLE_BLOCK
    const isRemoved = isBlock && block && removed.has(trackOfBlock(bytes, block))
    if (isRemoved || !CLUSTER_ELEMENTS.has(part.id)) blankElement(bytes, part)
  }
}

/** Reads an unsigned number of up to six bytes; null if there is none. */
function numberAt(bytes: Buffer, element: Element | undefined): number | null {
  if (!element) return null
  const length = element.end - element.content
  return length >= 1 && length <= 6 ? bytes.readUIntBE(element.content, length) : null
}
