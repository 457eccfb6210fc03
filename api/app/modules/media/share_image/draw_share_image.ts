import sharp, { type OverlayOptions } from 'sharp'
import { fitText, type DrawnText } from './draw_text.ts'
import { ground, noPhoto, photoMask, LAYOUT, shapesUnderText } from './shapes.ts'

/** The content of a share image; `photo` is a WebP variant, or null for a listing without photos. */
export type ShareImageContent = {
  product: string
  title: string
  price: string
  location: string
  photo: Uint8Array | null
}

const MAX_BYTES = 300_000

/** The best quality below the size limit is used; a photo of pure noise needs the third. */
const QUALITIES = [84, 70, 50, 30]

const {
  left,
  textWidth,
  brand,
  titleTop,
  pillTop,
  pill,
  location: locationAt,
  photo: photoAt,
} = LAYOUT
const TITLE_HEIGHT = pillTop - 40 - titleTop

/** Draws the share image of a listing: a JPEG of 1200 x 630 pixels, below 300 kB. */
export async function drawShareImage(content: ShareImageContent): Promise<Uint8Array> {
  const [product, title, price, location] = await drawTexts(content)
  const pillWidth = (price?.width ?? 0) + 2 * pill.padding
  const layers = [
    await cutPhoto(content.photo),
    { input: shapesUnderText(pillWidth, location !== null), left: 0, top: 0 },
    ...middle(product, left + 72, brand),
    ...middle(title, left, pillTop - 40 - (title?.height ?? 0) / 2),
    ...middle(price, left + pill.padding, pillTop + pill.height / 2),
    ...middle(location, left + 38, locationAt),
  ]
  const { data, info } = await sharp(ground)
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of QUALITIES) {
    const bytes = await sharp(data, { raw: info })
      .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer()
    if (bytes.length < MAX_BYTES) return bytes
  }
  throw new Error('The share image exceeds its size limit at every quality')
}

function drawTexts({ product, title, price, location }: ShareImageContent) {
  const wide = { width: textWidth, height: 56 }
  return Promise.all([
    fitText(product, { ...wide, font: 'bold', colour: '#ffffff', sizes: [44] }),
    fitText(title, {
      font: 'bold',
      colour: '#ffffff',
      sizes: [68, 60, 52, 46],
      width: textWidth,
      height: TITLE_HEIGHT,
    }),
    fitText(price, {
      font: 'bold',
      colour: '#2a1b00',
      sizes: [54, 46, 38, 30],
      width: textWidth - 2 * pill.padding,
      height: 60,
    }),
    fitText(location, {
      font: 'medium',
      colour: '#b9d3d2',
      sizes: [30, 26],
      width: textWidth - 38,
      height: 38,
    }),
  ])
}

/** A layer with the text's vertical middle at `y`; none without a text. */
function middle(text: DrawnText | null, x: number, y: number): OverlayOptions[] {
  if (!text) return []
  return [{ ...text.layer, left: Math.round(x), top: Math.round(y - text.height / 2) }]
}

async function cutPhoto(photo: Uint8Array | null): Promise<OverlayOptions> {
  const { left, top, width, height } = photoAt
  const { data, info } = await sharp(photo ?? noPhoto)
    .flatten({ background: '#fff' })
    .resize(width, height)
    .ensureAlpha()
    .composite([{ input: photoMask, blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: info, left, top }
}
