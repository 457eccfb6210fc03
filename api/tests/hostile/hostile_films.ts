import { box, element, mp4, mp4OfChunks, track, webm } from '#tests/film'
import { all, HIDDEN, type HostileFile } from '#tests/hostile/hostile_file'

const FTYP = box('ftyp', 'isom\0\0\0\0isommp41')
const MOOV = box('moov', track('vide'))
const MDAT = box('mdat', Buffer.alloc(500, 7))
const HEAD = element('1a45dfa3', element('4282', Buffer.from('webm')))
const SHARES = [0.01, 0.05, 0.3, 0.6, 0.99]

/** Videos that are truncated, have wrong lengths, nest without end, or are none. */
export function hostileFilms(): HostileFile[] {
  return [
    ...all(422, 'video/mp4', {
      ...cut(mp4(), 'MP4'),
      'a box of no size before the end': Buffer.concat([FTYP, sized(0, 'moov'), MOOV, MDAT]),
      'a box of four bytes': Buffer.concat([FTYP, sized(4, 'free'), MOOV, MDAT]),
      'a box of four gigabytes': Buffer.concat([FTYP, MOOV, sized(0xffffffff, 'mdat')]),
      'a long box of sixteen exabytes': Buffer.concat([FTYP, MOOV, long(0xffffffffffffffffn)]),
      'a long box of no size': Buffer.concat([FTYP, MOOV, long(0n)]),
      'a long box that ends in its head': Buffer.concat([FTYP, MOOV, sized(1, 'mdat')]),
      'boxes in boxes in boxes': Buffer.concat([FTYP, nested('moov', 5_000), MDAT]),
      'six hundred thousand empty boxes': Buffer.concat([
        FTYP,
        ...Array<Buffer>(600_000).fill(sized(8, 'free')),
      ]),
      'no film': Buffer.concat([FTYP, MDAT]),
      'no pictures': Buffer.concat([FTYP, MOOV]),
      'sound alone': Buffer.concat([FTYP, box('moov', track('soun')), MDAT]),
      'a child that is longer than its box': Buffer.concat([
        FTYP,
        box('moov', sized(99, 'trak')),
        MDAT,
      ]),
      'a still HEIC': Buffer.concat([
        box('ftyp', 'heic\0\0\0\0mif1heic'),
        box('meta', HIDDEN),
        MDAT,
      ]),
      'a still AVIF': Buffer.concat([
        box('ftyp', 'avif\0\0\0\0'),
        box('moov', track('pict')),
        MDAT,
      ]),
      'a track that is not shown, in fragments': Buffer.concat([
        mp4([track('meta')]),
        box('moof', box('traf')),
      ]),
      'samples that lie upon each other a thousand times': mp4OfChunks(Buffer.alloc(500_000, 7), [
        { kind: 'vide', chunks: [] },
        {
          kind: 'meta',
          chunks: Array.from({ length: 1_000 }, () => ({ at: 0, sizes: [1] })),
          tables: { sampleSize: 500_000 },
        },
      ]),
      'a page': `<!doctype html>${HIDDEN}`,
      'a page named ftyp': `    ftyp<script>${HIDDEN}`,
      'a playlist': '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n',
      'a list of films': "ffconcat version 1.0\nfile '/etc/passwd'\n",
      'an AVI': 'RIFF\x24\0\0\0AVI LIST',
      'a WebM': webm(),
      'nothing': '',
    }),
    ...all(422, 'video/webm', {
      ...cut(webm(), 'WebM'),
      'Matroska that is no WebM': webm({ docType: 'matroska' }),
      'a name that only begins so': webm({ docType: 'webm\0<script>' }),
      'the name at a wrong offset': Buffer.concat([HEAD.subarray(0, 4), Buffer.from('\x84webm')]),
      'a segment that is longer than the file': Buffer.concat([
        HEAD,
        Buffer.from('18538067fe', 'hex'),
      ]),
      'a segment of 72 petabytes': Buffer.concat([
        HEAD,
        Buffer.from('1853806701fffffffffffffe', 'hex'),
      ]),
      'a head without a length': Buffer.concat([Buffer.from('1a45dfa3ff', 'hex'), webm()]),
      'a length of nine bytes': Buffer.concat([HEAD, Buffer.from('1853806700ff', 'hex')]),
      'an id of five bytes': Buffer.concat([HEAD, Buffer.from('080000000081', 'hex')]),
      'tracks without pictures': Buffer.concat([
        HEAD,
        element(
          '18538067',
          Buffer.concat([
            element('1654ae6b', Buffer.alloc(0)),
            element('1f43b675', Buffer.alloc(0)),
          ])
        ),
      ]),
      'a segment of two million nothings': Buffer.concat([
        HEAD,
        element('18538067', Buffer.alloc(4_000_000, Buffer.from('ec80', 'hex'))),
      ]),
      'an element without a length': webm({ inSegment: [Buffer.from('1549a966ff', 'hex')] }),
      'two films': Buffer.concat([webm(), webm()]),
      'an MP4': mp4(),
    }),
    ...all('clean', 'video/mp4', {
      'tracks in tracks': Buffer.concat([
        FTYP,
        box('moov', track('vide'), nested('trak', 5_000)),
        MDAT,
      ]),
      'a page beside a film': mp4([
        box('udta', HIDDEN),
        box('meta', HIDDEN),
        track('meta', box('x', HIDDEN)),
      ]),
      'a page in free space': Buffer.concat([
        mp4([box('free', HIDDEN), track('vide', box('skip', HIDDEN))]),
        box('skip', HIDDEN),
        box('free', HIDDEN),
      ]),
      'a page in an unknown box': Buffer.concat([mp4(), box('GPMF', HIDDEN)]),
      'a page in the samples of a track that is not shown': mp4OfChunks(
        Buffer.from(`${'\x07'.repeat(100)}${HIDDEN}${'\x07'.repeat(100)}`),
        [
          { kind: 'vide', chunks: [{ at: 0, sizes: [100] }] },
          { kind: 'meta', chunks: [{ at: 100, sizes: [HIDDEN.length] }] },
        ]
      ),
    }),
    ...all('clean', 'video/webm', {
      'a page in a void element': webm({ inSegment: [element('ec', Buffer.from(HIDDEN))] }),
      'a page in the blocks of a track that is not shown': webm({
        inTracks: [
          element(
            'ae',
            Buffer.concat([element('d7', Buffer.from([2])), element('83', Buffer.from([33]))])
          ),
        ],
        inCluster: [element('a3', Buffer.from(`\x82\0\0\0${HIDDEN}`, 'latin1'))],
      }),
      'a page beside a live film': webm({
        inSegment: [element('1254c367', Buffer.from(HIDDEN))],
        isLive: true,
      }),
    }),
    ...all(413, 'video/mp4', {
      'a byte more than five megabytes': Buffer.alloc(5 * 1024 * 1024 + 1),
    }),
  ]
}

function cut(film: Buffer, kind: string): Record<string, Buffer> {
  return Object.fromEntries(
    SHARES.map((share) => [
      `the first ${share * 100} % of an ${kind}`,
      film.subarray(0, Math.floor(film.length * share)),
    ])
  )
}

function sized(size: number, name: string): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size)
  head.write(name, 4)
  return head
}

function long(size: bigint): Buffer {
  const tail = Buffer.alloc(8)
  tail.writeBigUInt64BE(size)
  return Buffer.concat([sized(1, 'mdat'), tail, Buffer.alloc(100)])
}

/** Builds nested boxes of one name without copying the inner ones repeatedly. */
function nested(name: string, depth: number): Buffer {
  return Buffer.concat(Array.from({ length: depth }, (_, at) => sized((depth - at) * 8, name)))
}
