import type { Page } from 'playwright-core'

const FRAMES = 30
const FRAME_MS = 50
/** EBML ids of WebM elements, and the first six bytes of an eight-byte size. */
const SEGMENT = Buffer.from('18538067', 'hex')
const TAGS = Buffer.from('1254c36701000000000000', 'hex')

/** Records a WebM video of some seconds in the browser of a page and appends location tags. */
export async function recordFilm(page: Page, name: string, location: string) {
  const film = Buffer.from(await page.evaluate(record, { frames: FRAMES, frameMs: FRAME_MS }))
  const tags = Buffer.concat([TAGS, Buffer.from([location.length]), Buffer.from(location)])
  const lengthAt = film.indexOf(SEGMENT) + SEGMENT.length + 2
  film.writeUIntBE(film.readUIntBE(lengthAt, 6) + tags.length, lengthAt, 6)
  return { name, mimeType: 'video/webm', buffer: Buffer.concat([film, tags]) }
}

/** Runs in the page. Frames are requested explicitly, as a busy machine drops automatic ones. */
async function record({ frames, frameMs }: { frames: number; frameMs: number }): Promise<number[]> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')!
  const stream = canvas.captureStream(0)
  const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[]
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp8' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.start()
  for (let frame = 0; frame < frames; frame++) {
    pen.fillStyle = `hsl(${frame * 12} 80% 50%)`
    pen.fillRect(0, 0, canvas.width, canvas.height)
    track!.requestFrame()
    await new Promise((resolve) => setTimeout(resolve, frameMs))
  }
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.stop()
  await stopped
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
}
