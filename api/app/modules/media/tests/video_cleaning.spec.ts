import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { cleanIsoMedia } from '#modules/media/video/clean_iso_media'
import { cleanWebm } from '#modules/media/video/clean_webm'
import { InvalidVideoError } from '#modules/media/video/invalid_video_error'
import { UnplayableVideoError } from '#modules/media/video/unplayable_video_error'
import {
  box,
  element,
  handlerOf,
  mp4,
  mp4OfChunks,
  numbers,
  track,
  webm,
  type Chunk,
} from '#tests/film'

const LOCATION = 'GPS5 21.1458 79.0882 '
const PICTURE = Buffer.alloc(30, 7)
const SOUND = Buffer.alloc(20, 5)

test.group('Cleaning an MP4 or QuickTime video', () => {
  test('blanks the samples of removed tracks with {name}')
    .with([
      { name: 'chunks at 32-bit positions', tables: {} },
      { name: 'chunks at 64-bit positions', tables: { isLong: true } },
      { name: 'samples of one length', tables: { sampleSize: LOCATION.length } },
    ])
    .run(({ assert }, { tables }) => {
      const location = Buffer.from(LOCATION)
      const data = Buffer.concat([PICTURE, location, SOUND, location, location, PICTURE])
      const [sound, second] = [PICTURE.length + LOCATION.length, data.length - PICTURE.length]
      const chunks: Chunk[] = [
        { at: PICTURE.length, sizes: [LOCATION.length] },
        { at: sound + SOUND.length, sizes: [LOCATION.length, LOCATION.length] },
      ]
      const film = mp4OfChunks(data, [
        { kind: 'vide', chunks: [chunk(0, PICTURE), chunk(second, PICTURE)] },
        { kind: 'soun', chunks: [chunk(sound, SOUND)] },
        { kind: 'meta', chunks, tables },
      ])
      const cleaned = clean(film)
      assert.notInclude(cleaned.toString('latin1'), 'GPS5')
      const zeros = Buffer.alloc(LOCATION.length)
      const expected = Buffer.concat([PICTURE, zeros, SOUND, zeros, zeros, PICTURE])
      const at = film.indexOf(data)
      assert.isTrue(cleaned.subarray(at, at + data.length).equals(expected))
      assert.isTrue(cleaned.subarray(0, at).equals(film.subarray(0, at)))
    })

  test('blanks free space and boxes that players do not know', ({ assert }) => {
    const inFilm = [box('free', LOCATION), track('vide', box('skip', LOCATION))]
    const outside = ['free', 'skip', 'wide', 'gps ', 'GPMF', 'PICT', 'emsg', 'prft', '\0\0\0\x01']
    const film = Buffer.concat([mp4(inFilm), ...outside.map((name) => box(name, LOCATION))])
    const cleaned = clean(film)
    assert.notInclude(cleaned.toString('latin1'), 'GPS5')
    assertUnchanged(assert, PICTURE, film, cleaned)
    assert.deepEqual(clean(cleaned), cleaned)
  })

  test('keeps a video without metadata unchanged, also in fragments', ({ assert }) => {
    const fragment = [
      box('styp', 'msdh\0\0\0\0'),
      box('sidx', Buffer.alloc(24)),
      box('moof', box('mfhd', Buffer.alloc(8)), box('traf', box('trun', Buffer.alloc(12)))),
      box('mdat', PICTURE),
      box('mfra', box('mfro', Buffer.alloc(8))),
    ]
    for (const film of [mp4(), Buffer.concat([mp4([track('soun')]), ...fragment])]) {
      assert.isTrue(clean(film).equals(film))
    }
  })

  test('rejects other tracks in fragments and tables that no player can follow', ({ assert }) => {
    const data = Buffer.alloc(4_000, 7)
    const huge = { sampleSize: 4_000 }
    const everywhere = Array.from({ length: 9 }, () => ({ at: 0, sizes: [1] }))
    const tables = (...boxes: Buffer[]) =>
      box('trak', box('mdia', handlerOf('meta'), box('minf', box('stbl', ...boxes))))
    const bad = {
      'another track in fragments': Buffer.concat([mp4([track('meta')]), box('moof')]),
      'overlapping samples': mp4OfChunks(data, [
        { kind: 'vide', chunks: [] },
        { kind: 'meta', chunks: everywhere, tables: huge },
      ]),
      'more boxes than a film has': Buffer.concat([
        mp4(),
        ...Array.from({ length: 50_001 }, () => box('free')),
      ]),
      'no lengths': mp4([tables(box('stco', numbers(0, 1, 40)))]),
      'chunks without samples': mp4([
        tables(box('stsz', numbers(0, 9, 1)), box('stco', numbers(0, 1, 40))),
      ]),
      'fewer lengths than samples': mp4([
        tables(
          box('stsz', numbers(0, 0, 1, 5)),
          box('stsc', numbers(0, 1, 1, 3, 1)),
          box('stco', numbers(0, 1, 40))
        ),
      ]),
      'more lengths than there is room for': mp4([tables(box('stsz', numbers(0, 0, 9, 1)))]),
      'more chunks than there is room for': mp4([
        tables(box('stsz', numbers(0, 9, 1)), box('stco', numbers(0, 0xffffffff, 40))),
      ]),
    }
    for (const [name, film] of Object.entries(bad)) {
      assert.instanceOf(
        errorOf(() => cleanIsoMedia(film)),
        InvalidVideoError,
        name
      )
    }
  })

  test('accepts {name} as players do, and removes bytes after the film')
    .with([
      { name: 'four stray bytes at the end', film: after(mp4(), 'abcd') },
      {
        name: 'the trailer of a phone',
        film: after(mp4(), LOCATION, 'SEFH\x6a\0\0\0\x01\0\0\0SEFT'),
      },
      { name: 'zeros at the end', film: after(mp4(), '\0'.repeat(20)) },
    ])
    .run(({ assert }, { film }) => {
      assert.deepEqual(cleanIsoMedia(Buffer.from(film)), mp4())
    })

  test('accepts the zeros by which QuickTime ends a list', ({ assert }) => {
    for (const zeros of [4, 8]) {
      const film = mp4([Buffer.alloc(zeros)])
      assert.deepEqual(cleanIsoMedia(Buffer.from(film)), film)
    }
  })

  test('rejects a film whose last box is cut off', ({ assert }) => {
    for (const name of ['mdat', 'moof']) {
      const film = Buffer.concat([mp4(), box(name, PICTURE).subarray(0, -1)])
      assert.instanceOf(
        errorOf(() => cleanIsoMedia(film)),
        InvalidVideoError
      )
    }
  })

  test('rejects pictures in a format that browsers do not show, and names it', ({ assert }) => {
    const cases = [
      ['hvc1', 'HEVC'],
      ['hev1', 'HEVC'],
      ['jpeg', 'Motion JPEG'],
      ['mjpa', 'Motion JPEG'],
      ['apcn', 'ProRes'],
      ['mp4v', 'MPEG-4'],
      ['x\0<y', 'x??y'],
    ] as const
    for (const [codec, name] of cases) {
      const error = errorOf(() => cleanIsoMedia(mp4OfCodecs(codec)))
      assert.instanceOf(error, UnplayableVideoError, codec)
      assert.equal((error as UnplayableVideoError).codec, name)
    }
    for (const codecs of [['avc1'], ['avc3'], ['vp09'], ['av01'], ['jpeg', 'avc1']]) {
      const film = mp4OfCodecs(...codecs)
      assert.deepEqual(cleanIsoMedia(Buffer.from(film)), film, codecs.join())
    }
  })

  test('rejects a child box without a size', ({ assert }) => {
    const film = mp4([Buffer.from('\0\0\0\0free', 'latin1')])
    assert.instanceOf(
      errorOf(() => cleanIsoMedia(film)),
      InvalidVideoError
    )
  })

  test('writes only inside mdat, whatever offsets the tables have', ({ assert }) => {
    const film = mp4OfChunks(Buffer.alloc(200, 7), [
      { kind: 'vide', chunks: [chunk(0, PICTURE)] },
      {
        kind: 'meta',
        chunks: [
          { at: -20, sizes: [24] },
          { at: 190, sizes: [400] },
        ],
      },
    ])
    const cleaned = clean(film)
    const data = film.indexOf(Buffer.alloc(200, 7))
    assert.isTrue(cleaned.subarray(0, data).equals(film.subarray(0, data)))
    const expected = Buffer.alloc(200, 7).fill(0, 0, 4).fill(0, 190)
    assert.isTrue(cleaned.subarray(data, data + 200).equals(expected))
    assertUnchanged(assert, Buffer.from('moov'), film, cleaned)
  })
})

test.group('Cleaning a WebM video', () => {
  const location = Buffer.from(LOCATION)

  test('blanks void elements, tags, attachments and unknown elements', ({ assert }) => {
    for (const id of ['ec', '1254c367', '1941a469', '1043a770', '5741', 'bf']) {
      for (const isLive of [false, true]) {
        const film = webm({
          inSegment: [element(id, location)],
          inCluster: [element(id, location)],
          isLive,
        })
        const cleaned = clean(film)
        assert.notInclude(cleaned.toString('latin1'), 'GPS5', id)
        assertUnchanged(assert, Buffer.alloc(900, 7), film, cleaned)
        assert.deepEqual(clean(cleaned), cleaned)
      }
    }
  })

  test('blanks free space in the header', ({ assert }) => {
    const docType = element('4282', Buffer.from('webm'))
    const plain = element('1a45dfa3', docType)
    const film = webm()
    assert.isTrue(film.subarray(0, plain.length).equals(plain))
    const head = element('1a45dfa3', Buffer.concat([docType, element('ec', location)]))
    const cleaned = clean(Buffer.concat([head, film.subarray(plain.length)]))
    assert.notInclude(cleaned.toString('latin1'), 'GPS5')
    assert.isTrue(cleaned.subarray(head.length).equals(film.subarray(plain.length)))
  })

  test('blanks elements next to the track entries', ({ assert }) => {
    const film = webm({ inTracks: [element('ec', location), element('1254c367', location)] })
    const cleaned = clean(film)
    assert.notInclude(cleaned.toString('latin1'), 'GPS5')
    assertUnchanged(assert, Buffer.alloc(900, 7), film, cleaned)
  })

  test('blanks short elements', ({ assert }) => {
    const short = (id: number) => Buffer.concat([Buffer.from([id, 0x86]), Buffer.from(' GPS5 ')])
    const [unknown, hidden] = [short(0x86), short(0xec)]
    const film = webm({ inSegment: [unknown, hidden], inCluster: [unknown, hidden] })
    const cleaned = clean(film)
    assert.notInclude(cleaned.toString('latin1'), 'GPS5')
    assert.deepEqual(clean(cleaned), cleaned)
  })

  test('blanks the blocks of removed tracks and keeps video and audio', ({ assert }) => {
    const entry = (number: number, type: number) =>
      element(
        'ae',
        Buffer.concat([element('d7', Buffer.from([number])), element('83', Buffer.from([type]))])
      )
    const block = (number: number, content: Buffer) =>
      Buffer.concat([Buffer.from([0x80 | number, 0, 0, 0]), content])
    for (const isLive of [false, true]) {
      const film = webm({
        inTracks: [entry(2, 2), entry(3, 33), entry(4, 17)],
        inCluster: [
          element('a3', block(2, SOUND)),
          element('a3', block(3, location)),
          element('a0', element('a1', block(4, location))),
          element('a0', element('a1', block(2, SOUND))),
        ],
        isLive,
      })
      const cleaned = clean(film)
      assert.notInclude(cleaned.toString('latin1'), 'GPS5')
      const kept = [
        Buffer.alloc(900, 7),
        block(2, SOUND),
        element('a0', element('a1', block(2, SOUND))),
      ]
      for (const bytes of kept) assertUnchanged(assert, bytes, film, cleaned)
      assert.equal(cleaned.length, film.length)
    }
  })

  test('accepts and removes stray bytes at the end', ({ assert }) => {
    assert.deepEqual(cleanWebm(after(webm(), 'abcdefgh')), webm())
  })

  test('rejects pictures in a format that browsers do not show, and names it', ({ assert }) => {
    const ofCodec = (codec: string) => {
      const id = element('86', Buffer.from(codec))
      return webm({ codec: id })
    }
    for (const [codec, name] of [
      ['V_MPEGH/ISO/HEVC', 'HEVC'],
      ['V_MJPEG', 'Motion JPEG'],
    ] as const) {
      const error = errorOf(() => cleanWebm(ofCodec(codec)))
      assert.instanceOf(error, UnplayableVideoError, codec)
      assert.equal((error as UnplayableVideoError).codec, name)
    }
    for (const codec of ['V_VP8', 'V_VP9', 'V_AV1']) {
      assert.deepEqual(cleanWebm(ofCodec(codec)), ofCodec(codec), codec)
    }
  })

  test('accepts nested clusters of unknown size', ({ assert }) => {
    const film = webm({ inCluster: [nested(5_000)] })
    assert.equal(clean(film).length, film.length)
  })
})

function after(film: Buffer, ...more: string[]): Buffer {
  return Buffer.concat([film, Buffer.from(more.join(''), 'latin1')])
}

/** An MP4 with a video track for each identifier of a format. */
function mp4OfCodecs(...codecs: string[]): Buffer {
  const tracks = codecs.map((codec) => {
    const descriptions = box('stsd', numbers(0, 1), box(codec, Buffer.alloc(78)))
    return box('trak', box('mdia', handlerOf('vide'), box('minf', box('stbl', descriptions))))
  })
  const head = box('ftyp', 'isom\0\0\0\0isommp41')
  return Buffer.concat([head, box('moov', ...tracks), box('mdat', PICTURE)])
}

function clean(film: Buffer): Buffer {
  const copy = Buffer.from(film)
  if (copy.toString('latin1', 4, 8) === 'ftyp') cleanIsoMedia(copy)
  else cleanWebm(copy)
  return copy
}

/** Asserts that the video's own bytes are unchanged, at unchanged offsets. */
function assertUnchanged(assert: Assert, bytes: Buffer, film: Buffer, cleaned: Buffer): void {
  const at = film.indexOf(bytes)
  assert.isAtLeast(at, 0)
  assert.equal(cleaned.indexOf(bytes), at)
}

function errorOf(work: () => void): unknown {
  try {
    return void work()
  } catch (error) {
    return error
  }
}

function chunk(at: number, sample: Buffer): Chunk {
  return { at, sizes: [sample.length] }
}

function nested(depth: number): Buffer {
  let cluster: Buffer = Buffer.alloc(0)
  for (let at = 0; at < depth; at++) cluster = element('1f43b675', cluster)
  return cluster
}
