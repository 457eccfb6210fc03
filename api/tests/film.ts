/** A box of an MP4 file, around its content. */
export function box(name: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A track of an MP4 file for pictures (`vide`), sound (`soun`) or anything else, with more boxes where wanted. */
export function track(kind: string, ...more: Buffer[]): Buffer {
  return box('trak', box('mdia', box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(13))), ...more)
}

/** As small as an MP4 film may be: what it is, one track of pictures, and their bytes. `inFilm` stands beside the track. */
export function mp4(inFilm: Buffer[] = [], pictures: Buffer = Buffer.alloc(2000, 7)): Buffer {
  return Buffer.concat([
    box('ftyp', 'isom\0\0\0\0isommp41'),
    box('moov', track('vide'), ...inFilm),
    box('mdat', pictures),
  ])
}

/** An element of a WebM file, around its content; without a length, as a live recording writes it, where asked. */
export function element(id: string, content: Buffer, isLive = false): Buffer {
  const size = Buffer.alloc(8)
  if (isLive) size.fill(0xff).writeUInt8(1)
  else size.writeBigUInt64BE((1n << 56n) | BigInt(content.length))
  return Buffer.concat([Buffer.from(id, 'hex'), size, content])
}

/** As small as a WebM film may be; `inSegment` stands before its pictures. */
export function webm(options: { docType?: string; inSegment?: Buffer[]; isLive?: boolean } = {}) {
  const { docType = 'webm', inSegment = [], isLive = false } = options
  const tracks = element('1654ae6b', element('ae', element('83', Buffer.from([1]))))
  const cluster = element('1f43b675', element('a3', Buffer.alloc(900, 7)), isLive)
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    element('18538067', Buffer.concat([tracks, ...inSegment, cluster]), isLive),
  ])
}
