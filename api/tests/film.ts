/** Builds a box of an MP4 file. */
export function box(name: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** Builds an MP4 track with handler `vide`, `soun` or any other, and further boxes. */
export function track(kind: string, ...more: Buffer[]): Buffer {
  return box('trak', box('mdia', handlerOf(kind)), ...more)
}

/** Builds the handler box of a track. */
export function handlerOf(kind: string): Buffer {
  return box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(13))
}

/** Builds a minimal MP4: file type, one video track and its data. `inFilm` are boxes next to the track. */
export function mp4(inFilm: Buffer[] = [], pictures: Buffer = Buffer.alloc(2000, 7)): Buffer {
  return Buffer.concat([
    box('ftyp', 'isom\0\0\0\0isommp41'),
    box('moov', track('vide'), ...inFilm),
    box('mdat', pictures),
  ])
}

/** A chunk of samples: its offset in the media data and the sizes of its samples, in bytes. */
export type Chunk = { at: number; sizes: number[] }

/** Builds an MP4 with sample tables for its tracks, as cameras write it: the media data before the tables. */
export function mp4OfChunks(
  data: Buffer,
  tracks: { kind: string; chunks: Chunk[]; tables?: { isLong?: boolean; sampleSize?: number } }[]
): Buffer {
  const head = box('ftyp', 'qt  \0\0\0\0qt  ')
  const entries = tracks.map(({ kind, chunks, tables = {} }) => {
    const media = [handlerOf(kind), box('minf', sampleTables(head.length + 8, chunks, tables))]
    return box('trak', box('mdia', ...media))
  })
  return Buffer.concat([head, box('mdat', data), box('moov', ...entries)])
}

/** `sampleSize` replaces the list of sizes by one size; `isLong` uses 64-bit chunk offsets. */
function sampleTables(
  dataAt: number,
  chunks: Chunk[],
  { isLong = false, sampleSize = 0 }: { isLong?: boolean; sampleSize?: number }
): Buffer {
  const sizes = chunks.flatMap((chunk) => chunk.sizes)
  const positions = chunks.map(({ at }) => (isLong ? [0, dataAt + at] : [dataAt + at]))
  const runs = chunks.map((chunk, at) => [at + 1, chunk.sizes.length, 1])
  return box(
    'stbl',
    box('stsz', numbers(0, sampleSize, sizes.length, ...(sampleSize ? [] : sizes))),
    box('stsc', numbers(0, runs.length, ...runs.flat())),
    box(isLong ? 'co64' : 'stco', numbers(0, positions.length, ...positions.flat()))
  )
}

/** 32-bit unsigned integers. */
export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4))
  return bytes
}

/** Builds an element of a WebM file; a live one has unknown size. */
export function element(id: string, content: Buffer, isLive = false): Buffer {
  const size = Buffer.alloc(8)
  if (isLive) size.fill(0xff).writeUInt8(1)
  else size.writeBigUInt64BE((1n << 56n) | BigInt(content.length))
  return Buffer.concat([Buffer.from(id, 'hex'), size, content])
}

type WebmOptions = {
  docType?: string
  /** The element that names the format of the pictures. */
  codec?: Buffer
  inTracks?: Buffer[]
  inSegment?: Buffer[]
  inCluster?: Buffer[]
  isLive?: boolean
}

/** Builds a minimal WebM; `inSegment` precedes the clusters, `inTracks` and `inCluster` follow their first child. */
export function webm(options: WebmOptions = {}): Buffer {
  const {
    docType = 'webm',
    codec = Buffer.alloc(0),
    inTracks = [],
    inSegment = [],
    inCluster = [],
    isLive = false,
  } = options
  const pictures = element('ae', Buffer.concat([element('83', Buffer.from([1])), codec]))
  const blocks = [element('a3', Buffer.alloc(900, 7)), ...inCluster]
  const parts = [
    element('1654ae6b', Buffer.concat([pictures, ...inTracks])),
    ...inSegment,
    element('1f43b675', Buffer.concat(blocks), isLive),
  ]
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    element('18538067', Buffer.concat(parts), isLive),
  ])
}
