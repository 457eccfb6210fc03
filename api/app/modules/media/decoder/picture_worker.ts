import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { countScans } from './count_scans.ts'
import { cleanIsoMedia } from '../video/clean_iso_media.ts'
import { cleanWebm } from '../video/clean_webm.ts'
import { UnplayableVideoError } from '../video/unplayable_video_error.ts'

/**
 * The tasks of the process: validate a picture, make a variant or a placeholder, or remove a video's metadata from its
 * file.
 */
export type PictureTask =
  | { do: 'inspect'; input: string; maxPixels: number; maxSide: number }
  | {
      do: 'resize'
      input: Uint8Array
      maxPixels: number
      width: number
      height: number
      crop: boolean
      quality: number
    }
  | { do: 'placeholder'; input: Uint8Array; maxPixels: number }
  | { do: 'clean video'; path: string; container: 'iso' | 'webm' }

/**
 * Why a task failed: the input is no picture or video, has too many pixels, or its processing takes too much time or
 * memory.
 */
export type PictureFailure = 'unreadable' | 'too large' | 'too complex'

/** The result of each task, in pixels and bytes. */
export type PictureResults = {
  'inspect': { width: number; height: number }
  'resize': Uint8Array
  'placeholder': Uint8Array
  'clean video': 'cleaned' | { unplayableCodec: string }
}

/** The most complex picture accepted takes 510 MB: 40 megapixels, interlaced, 16 bits, with transparency. */
const MAX_MEMORY_BYTES = 768 * 1024 * 1024
/** Processor time, so that the machine's load does not count: the most complex one accepted takes 2.0 s. */
const MAX_CPU_MS = 4_000
const WATCH_EVERY_MS = 10

/** Progressive JPEGs have about 10. A decoder processes the whole picture for each scan, however few bytes it has. */
const MAX_SCANS = 100

/** Excludes strips that have no useful crop. */
const MAX_SIDES_RATIO = 50

/** Phones write pictures that decoders warn about; the same level applies to validation and variants. */
const FAIL_ON = 'error'

const FORMATS = new Set(['jpeg', 'png', 'webp'])
const READERS = ['Jpeg', 'Png', 'Webp'].flatMap((format) => [
  `VipsForeignLoad${format}File`,
  `VipsForeignLoad${format}Buffer`,
])

// Of libvips' loaders, only these three formats receive bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS })
sharp.cache(false)
sharp.concurrency(1)

process.on('message', (task: PictureTask) => void work(task))
process.on('disconnect', () => process.exit())

async function work(task: PictureTask): Promise<void> {
  const startUsage = process.cpuUsage()
  const watch = setInterval(() => endOverLimits(startUsage), WATCH_EVERY_MS)
  const result = await resultOf(task).catch(() => null)
  clearInterval(watch)
  process.send!({ result: result ?? 'unreadable', cpuMs: cpuMsSince(startUsage) })
}

async function resultOf(
  task: PictureTask
): Promise<PictureResults[PictureTask['do']] | PictureFailure | null> {
  if (task.do === 'clean video') return cleanVideo(task)
  const bytes = typeof task.input === 'string' ? await readFile(task.input) : task.input
  if (countScans(bytes) > MAX_SCANS) return 'too complex'
  if (task.do === 'inspect') return inspect(bytes, task)
  return task.do === 'placeholder' ? placeholder(bytes, task) : resize(bytes, task)
}

/** Decodes the whole picture, since a valid header proves nothing, into a thumbnail that is discarded. */
async function inspect(
  bytes: Uint8Array,
  { maxPixels, maxSide }: PictureTask & { do: 'inspect' }
): Promise<PictureResults['inspect'] | PictureFailure | null> {
  const { format, width, height } = await sharp(bytes, {
    limitInputPixels: false,
    failOn: FAIL_ON,
  }).metadata()
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (!FORMATS.has(format)) return null
  if (width * height > maxPixels || long > maxSide) return 'too large'
  if (long > short * MAX_SIDES_RATIO) return null
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: FAIL_ON })
  await picture.autoOrient().resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  return { width, height }
}

/**
 * Rotates the picture upright, converts it to sRGB, fills transparency with white, since dark lines would vanish on a dark
 * page, and removes all metadata: location, camera, profile and comments.
 */
async function resize(
  bytes: Uint8Array,
  { maxPixels, width, height, crop, quality }: PictureTask & { do: 'resize' }
): Promise<PictureResults['resize']> {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: FAIL_ON })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: crop ? 'cover' : 'inside', withoutEnlargement: !crop })
    .webp({ quality })
    .toBuffer()
}

/** About 80 bytes with a photo's colours. Blurred, since browsers scale so few pixels with visible edges. */
async function placeholder(
  bytes: Uint8Array,
  { maxPixels }: PictureTask & { do: 'placeholder' }
): Promise<PictureResults['placeholder']> {
  return sharp(bytes, { limitInputPixels: maxPixels })
    .resize(12, 9)
    .blur(1)
    .webp({ quality: 60 })
    .toBuffer()
}

/** Overwrites the metadata of a video in its file. Throws if it is no video of the container format. */
async function cleanVideo({
  path,
  container,
}: PictureTask & { do: 'clean video' }): Promise<PictureResults['clean video']> {
  const file = await readFile(path)
  try {
    await writeFile(path, container === 'webm' ? cleanWebm(file) : cleanIsoMedia(file))
  } catch (error) {
    if (error instanceof UnplayableVideoError) return { unplayableCodec: error.codec }
    throw error
  }
  return 'cleaned'
}

/**
 * Decoders use memory and time outside of Node's limits, on threads of their own, so that this thread can check them.
 */
function endOverLimits(startUsage: NodeJS.CpuUsage): void {
  const isOverLimit =
    process.memoryUsage.rss() > MAX_MEMORY_BYTES || cpuMsSince(startUsage) > MAX_CPU_MS
  if (isOverLimit) process.kill(process.pid, 'SIGKILL')
}

function cpuMsSince(startUsage: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(startUsage)
  return (user + system) / 1_000
}
