import sharp from 'sharp'
import { arrange } from './arrange.ts'
import { backdrop } from './backdrop.ts'
import { type CutOut, cutOut } from './cut_out.ts'
import { PALETTES } from './palette.ts'
import type { PictureScene } from './scene.ts'

const WIDTH = 1600
const HEIGHT = 1200

/** A picture as WebP: 1600 x 1200, 640 x 480, and the placeholder of 12 x 9 shown while it loads. */
export type DrawnPicture = { full: Buffer; card: Buffer; placeholder: Buffer }

/** Draws a scene. The same scene gives the same bytes. */
export async function composePicture(scene: PictureScene): Promise<DrawnPicture> {
  const placements = arrange(scene)
  const sprites = await Promise.all(
    placements.map(async (placement) => ({ ...placement, ...(await cutOut(placement)) }))
  )
  const canvas = Buffer.from(await backdrop(scene.on, scene.setting))
  const ink = PALETTES[scene.on].shadow
  for (const { x, y, lift = 0, width } of sprites) {
    if (y < HEIGHT) castShadow(canvas, ink, { x, y: y + lift, width, strength: lift ? 0.6 : 1 })
  }
  for (const { x, y, ...sprite } of sprites)
    paste(canvas, sprite, x - sprite.width / 2, y - sprite.height)

  const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const
  const [full, card, placeholder] = await Promise.all([
    sharp(canvas, raw).webp({ quality: 80, effort: 6 }).toBuffer(),
    sharp(canvas, raw).resize(640, 480).webp({ quality: 80, effort: 6 }).toBuffer(),
    sharp(canvas, raw).resize(12, 9).blur(1).webp({ quality: 60 }).toBuffer(),
  ])
  return { full, card, placeholder }
}

// `paste` and `castShadow` write pixels because libvips' composite takes four times as long.
function paste(canvas: Buffer, { pixels, width, height }: CutOut, left: number, top: number) {
  const [x0, y0] = [Math.round(left), Math.round(top)]
  const lastRow = Math.min(height, HEIGHT - y0)
  const lastColumn = Math.min(width, WIDTH - x0)
  for (let y = Math.max(0, -y0); y < lastRow; y++) {
    for (let x = Math.max(0, -x0); x < lastColumn; x++) {
      const from = (y * width + x) * 4
      const to = ((y + y0) * WIDTH + x + x0) * 3
      const over = pixels[from + 3]!
      if (over === 0) continue
      if (over === 255) {
        canvas[to] = pixels[from]!
        canvas[to + 1] = pixels[from + 1]!
        canvas[to + 2] = pixels[from + 2]!
        continue
      }
      const under = 255 - over
      canvas[to] = (pixels[from]! * over + canvas[to]! * under) / 255
      canvas[to + 1] = (pixels[from + 1]! * over + canvas[to + 1]! * under) / 255
      canvas[to + 2] = (pixels[from + 2]! * over + canvas[to + 2]! * under) / 255
    }
  }
}

/** A wide soft ellipse, pushed to the right by the light, and a narrow dark one at the foot. */
function castShadow(
  canvas: Buffer,
  ink: string,
  foot: { x: number; y: number; width: number; strength: number }
) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(ink.slice(at, at + 2), 16)) as Rgb
  const wide = [foot.x + foot.width * 0.04, foot.width * 0.6, 20 + foot.width * 0.06] as const
  const narrow = [foot.x, foot.width * 0.46, 8 + foot.width * 0.022] as const
  const middle = foot.y - 6
  const firstRow = Math.floor(middle - wide[2])
  const lastRow = Math.min(HEIGHT, Math.ceil(middle + wide[2]))
  const firstColumn = Math.max(0, Math.floor(wide[0] - wide[1]))
  const lastColumn = Math.min(WIDTH, Math.ceil(wide[0] + wide[1]))

  for (let y = firstRow; y < lastRow; y++) {
    for (let x = firstColumn; x < lastColumn; x++) {
      const soft = depth(x - wide[0], y - middle, wide[1], wide[2])
      const hard = depth(x - narrow[0], y - middle, narrow[1], narrow[2])
      const dark = (1 - (1 - soft) * (1 - hard)) * foot.strength
      if (dark === 0) continue
      const to = (y * WIDTH + x) * 3
      canvas[to] = canvas[to]! + (red - canvas[to]!) * dark
      canvas[to + 1] = canvas[to + 1]! + (green - canvas[to + 1]!) * dark
      canvas[to + 2] = canvas[to + 2]! + (blue - canvas[to + 2]!) * dark
    }
  }
}

type Rgb = [number, number, number]

function depth(x: number, y: number, reachX: number, reachY: number): number {
  const inside = 1 - (x * x) / (reachX * reachX) - (y * y) / (reachY * reachY)
  return inside > 0 ? 0.6 * inside * inside : 0
}
