import { UnreadableVideoError } from '#modules/media/errors'
import { blankBox, boxAt, boxesIn, childrenOf, type Box } from '#modules/media/video/iso_boxes'
import { samplesOf } from '#modules/media/video/track_samples'

/** All that a player needs at the top of a file; what cameras write beside it is unknown to everybody else. */
const PARTS_OF_A_FILM = new Set(['ftyp', 'styp', 'moov', 'moof', 'mfra', 'sidx', 'ssix', 'mdat'])
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf'])
const FACTS_BESIDE_THE_FILM = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide'])
const SHOWN_TRACKS = new Set(['vide', 'soun'])
const MAX_DEPTH = 6

/**
 * Throws unless the bytes are a whole MP4 or QuickTime film: a name proves nothing. What a phone writes beside the film,
 * such as the place, becomes zeros where it stands, so that everything else keeps its position; so do tracks that are
 * neither seen nor heard, with their samples.
 */
export function cleanIsoMedia(bytes: Buffer): void {
  const boxes = [...boxesIn(bytes, 0, bytes.length)]
  const film = boxes.find(({ name }) => name === 'moov')
  const tracks = film ? childrenOf(bytes, film).filter(({ name }) => name === 'trak') : []
  const isFilm =
    boxes[0]?.name === 'ftyp' &&
    boxes.some(({ name }) => name === 'mdat') &&
    tracks.some((track) => kindOf(bytes, track) === 'vide')
  if (!isFilm) throw new UnreadableVideoError()

  const others = tracks.filter((track) => !SHOWN_TRACKS.has(kindOf(bytes, track)))
  // Of a film in fragments the samples are told in each of them. No camera writes other tracks there.
  if (others.length > 0 && boxes.some(({ name }) => name === 'moof'))
    throw new UnreadableVideoError()
  blankSamples(bytes, boxes, others)
  for (const track of others) blankBox(bytes, track)
  for (const box of boxes) if (!PARTS_OF_A_FILM.has(box.name)) blankBox(bytes, box)
  blankFacts(bytes, boxes, 1)
}

/** What a track is for: `vide`, `soun` and others, as its handler says. */
function kindOf(bytes: Buffer, track: Box): string {
  const handler = boxAt(bytes, track, 'mdia', 'hdlr')
  return handler ? bytes.toString('latin1', handler.content + 8, handler.content + 12) : ''
}

/** Inside of `mdat` alone, and no more in all than the file has: the tables of a hostile file say anything. */
function blankSamples(bytes: Buffer, boxes: Box[], tracks: Box[]): void {
  const isData = Buffer.alloc(bytes.length)
  for (const { name, content, end } of boxes) if (name === 'mdat') isData.fill(1, content, end)
  let left = bytes.length
  for (const track of tracks) {
    for (const { start, end } of samplesOf(bytes, track)) {
      const last = Math.min(end, bytes.length)
      left -= Math.max(0, last - start)
      if (left < 0) throw new UnreadableVideoError()
      for (let at = start; at < last; at++) if (isData[at] === 1) bytes[at] = 0
    }
  }
}

function blankFacts(bytes: Buffer, boxes: Box[], depth: number): void {
  if (depth > MAX_DEPTH) throw new UnreadableVideoError()
  for (const box of boxes) {
    if (FACTS_BESIDE_THE_FILM.has(box.name)) blankBox(bytes, box)
    else if (CONTAINERS.has(box.name)) blankFacts(bytes, childrenOf(bytes, box), depth + 1)
  }
}
