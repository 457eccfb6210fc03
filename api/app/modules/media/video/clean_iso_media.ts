import { InvalidVideoError } from './invalid_video_error.ts'
import { blankBox, boxAt, boxesIn, childrenOf, type Box } from './iso_boxes.ts'
import { samplesOf } from './track_samples.ts'

/** The top-level boxes that a player needs; any other box may hold private data of a camera. */
const PLAYER_BOXES = new Set(['ftyp', 'styp', 'moov', 'moof', 'mfra', 'sidx', 'ssix', 'mdat'])
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf'])
const METADATA_BOXES = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide'])
const SHOWN_TRACKS = new Set(['vide', 'soun'])
const MAX_DEPTH = 6

/**
 * Throws unless the bytes are a complete MP4 or QuickTime video. Metadata such as the location, and tracks other than
 * video and audio with their samples, are overwritten with zeros in place, so that all offsets stay valid.
 */
export function cleanIsoMedia(bytes: Buffer): void {
  const boxes = [...boxesIn(bytes, 0, bytes.length)]
  const film = boxes.find(({ name }) => name === 'moov')
  const tracks = film ? childrenOf(bytes, film).filter(({ name }) => name === 'trak') : []
  const isFilm =
    boxes[0]?.name === 'ftyp' &&
    boxes.some(({ name }) => name === 'mdat') &&
    tracks.some((track) => kindOf(bytes, track) === 'vide')
  if (!isFilm) throw new InvalidVideoError()

  const others = tracks.filter((track) => !SHOWN_TRACKS.has(kindOf(bytes, track)))
  // In a fragmented file each fragment lists its samples. No camera writes other tracks there.
  if (others.length > 0 && boxes.some(({ name }) => name === 'moof')) throw new InvalidVideoError()
  blankSamples(bytes, boxes, others)
  for (const track of others) blankBox(bytes, track)
  for (const box of boxes) if (!PLAYER_BOXES.has(box.name)) blankBox(bytes, box)
  blankMetadata(bytes, boxes, 1)
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
