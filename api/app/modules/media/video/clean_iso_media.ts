import { InvalidVideoError } from './invalid_video_error.ts'
import { assertPlayable } from './assert_playable.ts'
import { blankBox, boxAt, boxesIn, childrenOf, MAX_BOXES, type Box } from './iso_boxes.ts'
import { samplesOf } from './track_samples.ts'

/** The top-level boxes that a player needs; any other box may hold private data of a camera. */
const PLAYER_BOXES = new Set(['ftyp', 'styp', 'moov', 'moof', 'mfra', 'sidx', 'ssix', 'mdat'])
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf'])
const METADATA_BOXES = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide'])
const SHOWN_TRACKS = new Set(['vide', 'soun'])
const MAX_DEPTH = 6

/**
 * Returns the bytes of an MP4 or QuickTime video without those that follow it, such as a phone's trailer. Throws unless
 * it is complete and browsers can show it. Metadata such as the location, and tracks other than video and audio with their
 * samples, are overwritten with zeros in place, so that all offsets stay valid.
 */
export function cleanIsoMedia(file: Buffer): Buffer {
  const boxes = boxesOfFilm(file)
  const bytes = file.subarray(0, boxes.at(-1)?.end)
  const film = boxes.find(({ name }) => name === 'moov')
  const tracks = film ? childrenOf(bytes, film).filter(({ name }) => name === 'trak') : []
  const isFilm =
    boxes[0]?.name === 'ftyp' &&
    boxes.some(({ name }) => name === 'mdat') &&
    tracks.some((track) => kindOf(bytes, track) === 'vide')
  if (!isFilm) throw new InvalidVideoError()
  const shown = tracks.filter((track) => kindOf(bytes, track) === 'vide')
  assertPlayable(shown.map((track) => codecsOf(bytes, track)))

  const others = tracks.filter((track) => !SHOWN_TRACKS.has(kindOf(bytes, track)))
  // In a fragmented file each fragment lists its samples. No camera writes other tracks there.
  if (others.length > 0 && boxes.some(({ name }) => name === 'moof')) throw new InvalidVideoError()
  blankSamples(bytes, boxes, others)
  for (const track of others) blankBox(bytes, track)
  for (const box of boxes) if (!PLAYER_BOXES.has(box.name)) blankBox(bytes, box)
  blankMetadata(bytes, boxes, 1)
  return bytes
}

/** The top-level boxes up to the first bytes that are none, if all that a player needs has come before. */
function boxesOfFilm(file: Buffer): Box[] {
  const boxes: Box[] = []
  try {
    for (const box of boxesIn(file, 0, file.length)) boxes.push(box)
  } catch (error) {
    const names = new Set(boxes.map(({ name }) => name))
    const at = boxes.at(-1)?.end ?? 0
    const isCutOff = PLAYER_BOXES.has(file.toString('latin1', at + 4, at + 8))
    if (isCutOff || !names.has('moov') || !names.has('mdat') || boxes.length >= MAX_BOXES)
      throw error
  }
  return boxes
}

/** The identifiers of the formats of a track's samples, such as `avc1`, from the sample descriptions. */
function codecsOf(bytes: Buffer, track: Box): string[] {
  const list = boxAt(bytes, track, 'mdia', 'minf', 'stbl', 'stsd')
  return list ? [...boxesIn(bytes, list.content + 8, list.end)].map(({ name }) => name) : []
}

/** The handler type of a track, such as `vide` or `soun`; empty if it has none. */
function kindOf(bytes: Buffer, track: Box): string {
  const handler = boxAt(bytes, track, 'mdia', 'hdlr')
  return handler ? bytes.toString('latin1', handler.content + 8, handler.content + 12) : ''
}

/**
 * Writes only inside of `mdat` and limits the total to the file's size, since the tables of a hostile file are
 * arbitrary.
 */
function blankSamples(bytes: Buffer, boxes: Box[], tracks: Box[]): void {
  const isData = Buffer.alloc(bytes.length)
  for (const { name, content, end } of boxes) if (name === 'mdat') isData.fill(1, content, end)
  let left = bytes.length
  for (const track of tracks) {
    for (const { start, end } of samplesOf(bytes, track)) {
      const last = Math.min(end, bytes.length)
      left -= Math.max(0, last - start)
      if (left < 0) throw new InvalidVideoError()
      for (let at = start; at < last; at++) if (isData[at] === 1) bytes[at] = 0
    }
  }
}

function blankMetadata(bytes: Buffer, boxes: Box[], depth: number): void {
  if (depth > MAX_DEPTH) throw new InvalidVideoError()
  for (const box of boxes) {
    if (METADATA_BOXES.has(box.name)) blankBox(bytes, box)
    else if (CONTAINERS.has(box.name)) blankMetadata(bytes, childrenOf(bytes, box), depth + 1)
  }
}
