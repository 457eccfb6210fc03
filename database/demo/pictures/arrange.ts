import type { PictureScene } from './scene.ts'

/** The position of a sprite in a picture of 1600 x 1200, in pixels: the box it fits into and its foot. */
export type Placement = Pick<PictureScene, 'paint' | 'mirrored'> & {
  sprite: PictureScene['object']
  box: [width: number, height: number]
  /** The horizontal centre. */
  x: number
  /** The lower edge; the ground is `lift` below it. */
  y: number
  lift?: number
}

/** The size of the sprite files. A single object has this size in a picture. */
export const NATURAL_BOX: [width: number, height: number] = [1090, 770]

/** The sprites of a scene, from back to front. */
export function arrange({
  object,
  beside,
  setting,
  view,
  mirrored,
  paint,
}: PictureScene): Placement[] {
  const ground = setting === 'podium' ? 935 : 985
  const side = mirrored ? -1 : 1
  const main = { sprite: object, mirrored, paint }
  const companion = (size: number, x: number, y: number): Placement[] =>
    beside ? [{ sprite: beside, box: [size, size], x, y }] : []

  if (/^(man|woman)-/.test(object)) {
    const x = beside ? 690 : 800
    return [{ ...main, box: [1150, 940], x, y: 1202 }, ...companion(470, 1190, 1130)]
  }
  if (view === 'close') {
    return [
      { ...main, box: [1520, 1130], x: 800 + 190 * side, y: 1110 },
      ...companion(430, 800 - 480 * side, 1130),
    ]
  }
  if (view === 'floating') {
    const x = beside ? 680 : 800
    return [{ ...main, box: NATURAL_BOX, x, y: 910, lift: 110 }, ...companion(400, 1180, 1030)]
  }
  if (view === 'pair') {
    return [
      { ...main, box: [800, 620], x: 800 + 240 * side, y: ground - 65 },
      { ...main, box: [920, 720], x: 800 - 170 * side, y: ground + 30 },
      ...companion(320, 800 + 480 * side, 1080),
    ]
  }
  const x = beside ? 710 : 800
  return [{ ...main, box: NATURAL_BOX, x, y: ground }, ...companion(410, 1190, ground + 50)]
}
