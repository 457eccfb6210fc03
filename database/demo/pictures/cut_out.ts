import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { NATURAL_BOX, type Placement } from './arrange.ts'
import { paintOver } from './paint.ts'
import type { Sprite } from './sprite.ts'

/** A sprite in the size of the picture: RGBA bytes, row by row. */
export type CutOut = { pixels: Buffer; width: number; height: number }

// The hue in degrees to recolour, where glass or a roof covers more pixels than the body.
const BODY_HUES: Partial<Record<Sprite, number>> = {
  'auto-rickshaw': 158,
  'bicycle': 352,
  'bus': 38,
  'minibus': 255,
  'oncoming-bus': 38,
}

/** Reads a sprite, resizes it to fit into its box, and mirrors and recolours it. */
export async function cutOut(
  placement: Pick<Placement, 'sprite' | 'box' | 'mirrored' | 'paint'>
): Promise<CutOut> {
  const file = fileURLToPath(new URL(`./sprites/${placement.sprite}.webp`, import.meta.url))
  const image = sharp(file).flop(placement.mirrored ?? false)
  if (placement.box !== NATURAL_BOX) {
    const [width, height] = placement.box
    image.resize({ width, height, fit: 'inside', kernel: 'cubic' })
  }
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })

  if (placement.paint) paintOver(data, placement.paint, BODY_HUES[placement.sprite])
  return { pixels: data, width: info.width, height: info.height }
}
