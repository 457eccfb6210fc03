/** A minimal MP4 with one video track, of the given size, that passes the server's inspection. */
export function video(
  name: string,
  megabytes = 0.1
): { name: string; mimeType: string; buffer: Buffer } {
  const handler = box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0vide${'\0'.repeat(13)}`))
  const head = [box('ftyp', Buffer.from('isom')), box('moov', box('trak', box('mdia', handler)))]
  const headBytes = Buffer.concat(head).length
  const pictures = box('mdat', Buffer.alloc(Math.round(megabytes * 1024 * 1024) - headBytes - 8))
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([...head, pictures]) }
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}
