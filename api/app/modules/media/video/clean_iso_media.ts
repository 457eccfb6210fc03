import { UnreadableVideoError } from '#modules/media/errors'

/** A box of an MP4 or QuickTime file: its name, and where it, its content and its end stand. */
type Box = { name: string; start: number; content: number; end: number }

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'moof', 'traf'])
const FACTS_BESIDE_THE_FILM = new Set(['udta', 'meta', 'uuid'])
const SHOWN_TRACKS = new Set(['vide', 'soun'])
const MAX_DEPTH = 4
const MAX_BOXES = 50_000
const LONG_SIZE = 1
const SIZE_TO_THE_END = 0

/**
 * Throws unless the bytes are a whole MP4 or QuickTime film: a name proves nothing. What a phone writes beside the film,
 * such as the place, is blanked where it stands, so that everything else keeps its position; so are tracks that are
 * neither seen nor heard.
 */
export function cleanIsoMedia(bytes: Buffer): void {
  const boxes = [...boxesIn(bytes, 0, bytes.length)]
  const film = boxes.find(({ name }) => name === 'moov')
  const isFilm =
    boxes[0]?.name === 'ftyp' &&
    boxes.some(({ name }) => name === 'mdat') &&
    film !== undefined &&
    tracksOf(bytes, film).some((track) => kindOf(bytes, track) === 'vide')
  if (!isFilm) throw new UnreadableVideoError()

  for (const track of tracksOf(bytes, film)) {
    if (!SHOWN_TRACKS.has(kindOf(bytes, track))) blank(bytes, track)
  }
  blankFacts(bytes, boxes, 1)
}

/** The boxes between two positions, which they must fill to the last byte; of more than any film has, none. */
function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start, count = 1; at < end; count++) {
    if (end - at < 8 || count > MAX_BOXES) throw new UnreadableVideoError()
    const name = bytes.toString('latin1', at + 4, at + 8)
    let size = bytes.readUInt32BE(at)
    let header = 8
    if (size === LONG_SIZE && end - at >= 16) {
      header = 16
      size = Number(bytes.readBigUInt64BE(at + 8))
    } else if (size === SIZE_TO_THE_END && end === bytes.length) {
      size = end - at
    }
    if (size < header || size > end - at) throw new UnreadableVideoError()
    yield { name, start: at, content: at + header, end: at + size }
    at += size
  }
}

function childrenOf(bytes: Buffer, box: Box): Box[] {
  return [...boxesIn(bytes, box.content, box.end)]
}

function tracksOf(bytes: Buffer, film: Box): Box[] {
  return childrenOf(bytes, film).filter(({ name }) => name === 'trak')
}

/** What a track is for: `vide`, `soun` and others, as its handler says. */
function kindOf(bytes: Buffer, track: Box): string {
  const media = childrenOf(bytes, track).find(({ name }) => name === 'mdia')
  const handler = media && childrenOf(bytes, media).find(({ name }) => name === 'hdlr')
  return handler ? bytes.toString('latin1', handler.content + 8, handler.content + 12) : ''
}

function blankFacts(bytes: Buffer, boxes: Box[], depth: number): void {
  if (depth > MAX_DEPTH) throw new UnreadableVideoError()
  for (const box of boxes) {
    if (FACTS_BESIDE_THE_FILM.has(box.name)) blank(bytes, box)
    else if (CONTAINERS.has(box.name)) blankFacts(bytes, childrenOf(bytes, box), depth + 1)
  }
}

function blank(bytes: Buffer, box: Box): void {
  bytes.write('free', box.start + 4, 'latin1')
  bytes.fill(0, box.content, box.end)
}
