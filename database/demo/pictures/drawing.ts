import { CAMERAS } from './drawings/cameras.ts'
import { LAPTOPS } from './drawings/laptops.ts'
import { MOBILES } from './drawings/mobiles.ts'

/** Objects drawn for the demo, where listings of one category would otherwise show the same sprite. */
const DRAWINGS = { ...CAMERAS, ...MOBILES, ...LAPTOPS } as const

/** The name of a drawing. */
export type Drawing = keyof typeof DRAWINGS

/** Whether an object of a scene is a drawing; otherwise it is a sprite. */
export function isDrawing(name: string): name is Drawing {
  return Object.hasOwn(DRAWINGS, name)
}

/** The SVG of a drawing, in the largest size that fits into `box`. Its edges are those of the object. */
export function svgOf(name: Drawing, box: readonly [width: number, height: number]): string {
  const { width, height, body } = DRAWINGS[name]
  const scale = Math.min(box[0] / width, box[1] / height)
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${body}</svg>`
}
