import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { NATURAL_BOX, type Placement } from './arrange.ts'
import { isDrawing, svgOf } from './drawing.ts'
import { paintOver } from './paint.ts'
import type { PictureScene } from './scene.ts'
import type { Sprite } from './sprite.ts'

/** A sprite in the size of the picture: RGBA bytes, row by row. */
export type CutOut = { pixels: Buffer; width: number; height: number }

// The hue in degrees to recolour, where glass or a roof covers more pixels than the body.
const BODY_HUES: Partial<Record<PictureScene['object'], number>> = {
  'auto-rickshaw': 158,
  'bicycle': 352,
  'bus': 38,
  'minibus': 255,
  'oncoming-bus': 38,
}

/** Reads a sprite or renders a drawing in the size of its box, mirrors and recolours it. */
export async function cutOut(
  placement: Pick<Placement, 'sprite' | 'box' | 'mirrored' | 'paint'>
): Promise<CutOut> {
  const { sprite, box } = placement
  const image = isDrawing(sprite)
    ? sharp(Buffer.from(svgOf(sprite, box)))
    : spriteImage(sprite, box)
  image.flop(placement.mirrored ?? false)
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })

  if (placement.paint) paintOver(data, placement.paint, BODY_HUES[sprite])
  return { pixels: data, width: info.width, height: info.height }
}

function spriteImage(sprite: Sprite, box: Placement['box']): Sharp {
  const image = sharp(fileURLToPath(new URL(`./sprites/${sprite}.webp`, import.meta.url)))
  if (box === NATURAL_BOX) return image
  const [width, height] = box
  return image.resize({ width, height, fit: 'inside', kernel: 'cubic' })
}
