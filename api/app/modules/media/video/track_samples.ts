import { UnreadableVideoError } from '#modules/media/errors'
import { boxAt, type Box } from '#modules/media/video/iso_boxes'

/** Bytes of a film from `start` up to, and without, `end`. */
export type Stretch = { start: number; end: number }

/** A table after its version, flags and number of entries (ISO/IEC 14496-12). */
const ENTRIES_AT = 8

/**
 * Where the samples of a track stand in the file, chunk by chunk: `stco` or `co64` says where each chunk begins, `stsc` how
 * many samples it has, `stsz` how long they are. Throws where the tables are of another kind or contradict each other; a
 * track without any table has no samples.
 */
export function* samplesOf(bytes: Buffer, track: Box): Generator<Stretch> {
  const tables = boxAt(bytes, track, 'mdia', 'minf', 'stbl')
  if (!tables) return
  const sizes = sizesIn(bytes, boxAt(bytes, tables, 'stsz'))
  const chunks = chunksIn(bytes, boxAt(bytes, tables, 'stco') ?? boxAt(bytes, tables, 'co64'))
  const counts = samplesPerChunk(bytes, boxAt(bytes, tables, 'stsc'))
  let sample = 0
  for (const start of chunks) {
    const count = counts.next().value ?? unreadable()
    yield { start, end: start + sizes(sample, sample + count) }
    sample += count
  }
}

/** The length in bytes of the samples from one number up to, and without, another. */
function sizesIn(bytes: Buffer, table: Box | undefined): (from: number, to: number) => number {
  if (!table || table.end - table.content < 12) unreadable()
  const each = bytes.readUInt32BE(table.content + 4)
  if (each > 0) return (from, to) => (to - from) * each
  const count = entriesIn(bytes, table, 12, 4, 8)
  return (from, to) => {
    if (to > count) unreadable()
    let size = 0
    for (let at = from; at < to; at++) size += bytes.readUInt32BE(table.content + 12 + at * 4)
    return size
  }
}

function* chunksIn(bytes: Buffer, table: Box | undefined): Generator<number> {
  if (!table) unreadable()
  const width = table.name === 'co64' ? 8 : 4
  const count = entriesIn(bytes, table, ENTRIES_AT, width)
  for (let at = table.content + ENTRIES_AT; at < table.content + ENTRIES_AT + count * width;) {
    yield width === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at)
    at += width
  }
}

/** How many samples each chunk has, without an end: the last entry holds for all chunks from there on. */
function* samplesPerChunk(bytes: Buffer, table: Box | undefined): Generator<number, undefined> {
  if (!table) unreadable()
  const count = entriesIn(bytes, table, ENTRIES_AT, 12)
  const at = (entry: number) => table.content + ENTRIES_AT + entry * 12
  for (let entry = 0, chunk = 1; entry < count; entry++) {
    const next = entry + 1 < count ? bytes.readUInt32BE(at(entry + 1)) : Infinity
    for (; chunk < next; chunk++) yield bytes.readUInt32BE(at(entry) + 4)
  }
  return undefined
}

/** The number of entries of a table, which must fit into it. */
function entriesIn(bytes: Buffer, table: Box, head: number, width: number, countAt = 4): number {
  if (table.end - table.content < head) unreadable()
  const count = bytes.readUInt32BE(table.content + countAt)
  return count * width <= table.end - table.content - head ? count : unreadable()
}

function unreadable(): never {
  throw new UnreadableVideoError()
}
