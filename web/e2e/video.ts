/** What a phone films, as far as the server looks: the container's first bytes, then as many as are asked for. */
export function video(
  name: string,
  megabytes = 0.1
): { name: string; mimeType: string; buffer: Buffer } {
  const buffer = Buffer.alloc(Math.round(megabytes * 1024 * 1024))
  buffer.write('ftypisom', 4, 'latin1')
  buffer.writeUInt32BE(24, 0)
  return { name, mimeType: 'video/mp4', buffer }
}
