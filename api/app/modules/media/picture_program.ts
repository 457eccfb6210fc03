import sharp from 'sharp'

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

/** What comes of each task, in pixels and bytes. */
export type PictureResults = {
  inspect: { width: number; height: number }
  resize: Uint8Array
  blur: Uint8Array
}

/** The worst picture that passes takes 510 MB: 40 megapixels, interlaced, 16 bits, with transparency. */
const MAX_MEMORY_BYTES = 768 * 1024 * 1024
const WATCH_EVERY_MS = 10

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
  const watch = setInterval(endWhenTooLarge, WATCH_EVERY_MS)
  const result = await resultOf(task).catch(() => null)
  clearInterval(watch)
  process.send!(result ?? 'unreadable')
}

function resultOf(task: PictureTask): Promise<PictureResults[PictureTask['do']] | null> {
  if (task.do === 'inspect') return inspect(task)
  return task.do === 'blur' ? blur(task) : resize(task)
}

/** Decodes everything, for a header proves nothing, into a thumbnail that is thrown away. */
async function inspect(
  task: PictureTask & { do: 'inspect' }
): Promise<PictureResults['inspect'] | null> {
  const picture = sharp(task.input, { limitInputPixels: task.maxPixels, failOn: FAIL_ON })
  const { format, width, height } = await picture.metadata()
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (!FORMATS.has(format) || long > MAX_SIDE || long > short * MAX_SIDES_RATIO) return null
  await picture.autoOrient().resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  return { width, height }
}

/** Upright, in the colours of screens, and with nothing beside the pixels: no place, camera, profile or comment. */
async function resize(task: PictureTask & { do: 'resize' }): Promise<PictureResults['resize']> {
  return sharp(task.input, { limitInputPixels: task.maxPixels, failOn: FAIL_ON })
    .autoOrient()
    .resize(task.width, task.height, {
      fit: task.crop ? 'cover' : 'inside',
      withoutEnlargement: !task.crop,
    })
    .webp({ quality: task.quality })
    .toBuffer()
}

/** Some 80 bytes that say which colours a photo has and where: blurred, for what browsers do to so few pixels has edges. */
async function blur(task: PictureTask & { do: 'blur' }): Promise<PictureResults['blur']> {
  return sharp(task.input, { limitInputPixels: task.maxPixels })
    .resize(12, 9)
    .blur(1)
    .webp({ quality: 60 })
    .toBuffer()
}

/** Decoders take memory outside of what Node limits; they work on threads of their own, so that this one can look. */
function endWhenTooLarge(): void {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.kill(process.pid, 'SIGKILL')
}
