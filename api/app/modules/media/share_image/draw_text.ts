import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'

/** Text as pixels, cut to its ink, with what `sharp` needs to lay it over a picture. */
export type DrawnText = { width: number; height: number; layer: OverlayOptions }

/** How text looks, in pixels; it is wrapped to `width`. */
export type TextStyle = {
  size: number
  face: keyof typeof FACES
  colour: string
  width: number
}

/** The largest of `sizes` is taken in which the text is at most `height` high. */
export type TextBox = Omit<TextStyle, 'size'> & { sizes: readonly number[]; height: number }

/** The web's type face for what is large, as files: no machine has to have it. */
const FACES = {
  medium: { font: 'Baloo 2 Medium', file: '500Medium/Baloo2_500Medium.ttf' },
  bold: { font: 'Baloo 2 Bold', file: '700Bold/Baloo2_700Bold.ttf' },
}

/** Every sign but those that the face has: Devanagari with what joins its signs, Latin, and what points them. */
const OTHER_SIGNS =
  /(?![\u0900-\u097f]|\u200c|\u200d)[^\u0020-\u007e\u00a0-\u017e\u0218-\u021b\u1ea0-\u1ef9\u2010\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2044\u20b9]/gu

/** Signs that only act on others: Pango refuses to draw a text of nothing else. */
const NO_INK = /^(?:\u00ad|\u200c|\u200d| )*$/

const segmenter = new Intl.Segmenter('hi')

/** As much of a text as can be drawn, in one line: no empty boxes, nothing that turns the direction, no piled-up marks. */
export function drawable(text: string): string {
  const line = text.normalize('NFKC').replace(OTHER_SIGNS, ' ').replace(/\s+/g, ' ').trim()
  return NO_INK.test(line) ? '' : line
}

/** Draws a text in the largest size in which it fits, cut with an ellipsis where even the smallest is too large. */
export async function fitText(given: string, box: TextBox): Promise<DrawnText | null> {
  const text = drawable(given)
  for (const size of box.sizes) {
    const drawn = await drawText(text, { ...box, size })
    if (!drawn || fits(drawn, box)) return drawn
  }
  return drawBeginning(text, { ...box, size: box.sizes.at(-1)! }, box)
}

/** As many signs as fit, found by halving. */
async function drawBeginning(text: string, style: TextStyle, box: TextBox) {
  const signs = Array.from(segmenter.segment(text), ({ segment }) => segment)
  let best: DrawnText | null = null
  for (let [low, high] = [1, signs.length]; low <= high;) {
    const middle = (low + high) >> 1
    const drawn = await drawText(`${signs.slice(0, middle).join('').trimEnd()}…`, style)
    if (drawn && fits(drawn, box)) {
      best = drawn
      low = middle + 1
    } else high = middle - 1
  }
  return best
}

/** Ink may stand a little over the edge that lines are wrapped at. */
function fits({ width, height }: DrawnText, box: TextBox): boolean {
  return width <= box.width + 4 && height <= box.height
}

async function drawText(text: string, style: TextStyle): Promise<DrawnText | null> {
  if (text === '') return null
  const { font, file } = FACES[style.face]
  const escaped = text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.colour}" line_height="0.72" insert_hyphens="false">${escaped}</span>`,
      font: `${font} ${style.size}px`,
      fontfile: fileURLToPath(import.meta.resolve(`@expo-google-fonts/baloo-2/${file}`)),
      width: style.width,
      dpi: 72,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, layer: { input: data, raw: { width, height, channels } } }
}
