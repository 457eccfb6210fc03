import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'

/** Drawn text as pixels, trimmed to its ink, as a layer for `sharp`. */
export type DrawnText = { width: number; height: number; layer: OverlayOptions }

/** The style of a text, in pixels; lines wrap at `width`. */
type TextStyle = {
  size: number
  font: keyof typeof FONTS
  colour: string
  width: number
}

/** Uses the largest of `sizes` at which the text is at most `height` high. */
type TextBox = Omit<TextStyle, 'size'> & { sizes: readonly number[]; height: number }

/** The web's display font, from files, so that no machine needs it installed. */
const FONTS = {
  medium: { font: 'Baloo 2 Medium', file: '500Medium/Baloo2_500Medium.ttf' },
  bold: { font: 'Baloo 2 Bold', file: '700Bold/Baloo2_700Bold.ttf' },
}

/** Characters that the font lacks: it has Devanagari with its joiners, Latin, and punctuation. */
const OTHER_SIGNS =
  /(?![\u0900-\u097f]|\u200c|\u200d)[^\u0020-\u007e\u00a0-\u017e\u0218-\u021b\u1ea0-\u1ef9\u2010\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2044\u20b9]/gu

/** Characters without ink: Pango does not render a text of nothing else. */
const NO_INK = /^(?:\u00ad|\u200c|\u200d| )*$/

const segmenter = new Intl.Segmenter('hi')

/** The part of a text that the font can draw, in one line: no missing glyphs, direction controls or stacked marks. */
function drawable(text: string): string {
  const line = text.normalize('NFKC').replace(OTHER_SIGNS, ' ').replace(/\s+/g, ' ').trim()
  return NO_INK.test(line) ? '' : line
}

/** Draws a text at the largest size that fits, truncated with an ellipsis if even the smallest does not. */
export async function fitText(input: string, box: TextBox): Promise<DrawnText | null> {
  const text = drawable(input)
  for (const size of box.sizes) {
    const drawn = await drawText(text, { ...box, size })
    if (!drawn || fits(drawn, box)) return drawn
  }
  return drawTruncated(text, { ...box, size: box.sizes.at(-1)! }, box)
}

/** Finds the longest prefix that fits by binary search. */
async function drawTruncated(text: string, style: TextStyle, box: TextBox) {
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

/** Ink may exceed the wrapping width by a few pixels. */
function fits({ width, height }: DrawnText, box: TextBox): boolean {
  return width <= box.width + 4 && height <= box.height
}

async function drawText(text: string, style: TextStyle): Promise<DrawnText | null> {
  if (text === '') return null
  const { font, file } = FONTS[style.font]
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
