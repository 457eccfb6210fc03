import { InvalidVideoError } from './invalid_video_error.ts'
import { boxAt, type Box } from './iso_boxes.ts'

/** A range of bytes; `end` is exclusive. */
type SampleRange = { start: number; end: number }

/** Offset of a table's entries, after its version, flags and entry count (ISO/IEC 14496-12). */
const ENTRIES_AT = 8

/**
 * Yields the byte ranges of a track's samples, by chunk: `stco` or `co64` has the chunk offsets, `stsc` the samples per
 * chunk, `stsz` the sample sizes. Throws if the tables are unsupported or inconsistent; a track without tables has no
 * samples.
 */
export function* samplesOf(bytes: Buffer, track: Box): Generator<SampleRange> {
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

/** Returns a function of the total size in bytes of the samples from one index up to, and excluding, another. */
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

/** Yields the sample count of each chunk without end: the last entry applies to all further chunks. */
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

/** The number of entries of a table. Throws if they exceed the table. */
function entriesIn(bytes: Buffer, table: Box, head: number, width: number, countAt = 4): number {
  if (table.end - table.content < head) unreadable()
  const count = bytes.readUInt32BE(table.content + countAt)
  return count * width <= table.end - table.content - head ? count : unreadable()
}

function unreadable(): never {
  throw new InvalidVideoError()
}
