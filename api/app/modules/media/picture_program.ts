import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { countScans } from './count_scans.ts'

/** What the decoding process is asked: whether it is a picture, to make one size of it, or what stands in its place. */
export type PictureTask =
  | { do: 'inspect'; input: string; maxPixels: number }
  | {
      do: 'resize'
      input: Uint8Array
      maxPixels: number
      width: number
      height: number
      crop: boolean
      quality: number
    }
  | { do: 'blur'; input: Uint8Array; maxPixels: number }

/** Why nothing came of a picture: it is none, or its decoder took too long or too much memory. */
export type PictureFailure = 'unreadable' | 'too heavy'

/** What comes of each task, in pixels and bytes. */
export type PictureResults = {
  inspect: { width: number; height: number }
  resize: Uint8Array
  blur: Uint8Array
}

/** The worst picture that passes takes 510 MB: 40 megapixels, interlaced, 16 bits, with transparency. */
const MAX_MEMORY_BYTES = 768 * 1024 * 1024
/** Of processor time, so that a picture is not too heavy because the machine is busy: the worst that passes takes 2.0 s. */
const MAX_CPU_MS = 4_000
const WATCH_EVERY_MS = 10

/** Progressive JPEGs have some 10. A decoder goes over the whole picture for each, however few bytes it has. */
const MAX_SCANS = 100

/** Longer sides than WebP knows, and strips that become endless when they are cropped, are not worth showing. */
const MAX_SIDE = 16_383
const MAX_SIDES_RATIO = 50

/** Phones write pictures that decoders warn of; what passes the inspection must also be shown. */
const FAIL_ON = 'error'

const FORMATS = new Set(['jpeg', 'png', 'webp'])
const READERS = ['Jpeg', 'Png', 'Webp'].flatMap((format) => [
  `VipsForeignLoad${format}File`,
  `VipsForeignLoad${format}Buffer`,
])

// Of all that the library could read, only these three decoders ever see a byte.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS })
sharp.cache(false)
sharp.concurrency(1)

process.on('message', (task: PictureTask) => void work(task))
process.on('disconnect', () => process.exit())

async function work(task: PictureTask): Promise<void> {
  const began = process.cpuUsage()
  const watch = setInterval(() => endWhenTooHeavy(began), WATCH_EVERY_MS)
  const result = await resultOf(task).catch(() => null)
  clearInterval(watch)
  process.send!(result ?? 'unreadable')
}

async function resultOf(
  task: PictureTask
): Promise<PictureResults[PictureTask['do']] | PictureFailure | null> {
  const bytes = typeof task.input === 'string' ? await readFile(task.input) : task.input
  if (countScans(bytes) > MAX_SCANS) return 'too heavy'
  if (task.do === 'inspect') return inspect(bytes, task)
  return task.do === 'blur' ? blur(bytes, task) : resize(bytes, task)
}

/** Decodes everything, for a header proves nothing, into a thumbnail that is thrown away. */
async function inspect(
  bytes: Uint8Array,
  { maxPixels }: PictureTask & { do: 'inspect' }
): Promise<PictureResults['inspect'] | null> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: FAIL_ON })
  const { format, width, height } = await picture.metadata()
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (!FORMATS.has(format) || long > MAX_SIDE || long > short * MAX_SIDES_RATIO) return null
  await picture.autoOrient().resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  return { width, height }
}

/** Upright, in the colours of screens, and with nothing beside the pixels: no place, camera, profile or comment. */
async function resize(
  bytes: Uint8Array,
  { maxPixels, width, height, crop, quality }: PictureTask & { do: 'resize' }
): Promise<PictureResults['resize']> {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: FAIL_ON })
    .autoOrient()
    .resize(width, height, { fit: crop ? 'cover' : 'inside', withoutEnlargement: !crop })
    .webp({ quality })
    .toBuffer()
}

/** Some 80 bytes that say which colours a photo has and where: blurred, for what browsers do to so few pixels has edges. */
async function blur(
  bytes: Uint8Array,
  { maxPixels }: PictureTask & { do: 'blur' }
): Promise<PictureResults['blur']> {
  return sharp(bytes, { limitInputPixels: maxPixels })
    .resize(12, 9)
    .blur(1)
    .webp({ quality: 60 })
    .toBuffer()
}

/**
 * Decoders take memory and time outside of what Node limits; they work on threads of their own, so that this one can look.
 */
function endWhenTooHeavy(began: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(began)
  const isTooHeavy =
    process.memoryUsage.rss() > MAX_MEMORY_BYTES || (user + system) / 1_000 > MAX_CPU_MS
  if (isTooHeavy) process.kill(process.pid, 'SIGKILL')
}
