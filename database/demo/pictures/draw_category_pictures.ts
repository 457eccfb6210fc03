// Draws the pictures of the categories into web/public: small ones for the home page, large ones for share images. Run in database/: node demo/pictures/draw_category_pictures.ts
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { cutOut } from './cut_out.ts'
import type { Sprite } from './sprite.ts'

/** In pixels: twice the displayed size. */
const SIZE = 112

/** The picture in a share image (`LAYOUT.photo` of `api/app/modules/media/share_image/shapes.ts`), in pixels. */
const LARGE = { width: 604, height: 566, background: '#fdf0d7' }
const LARGE_SPRITE = 400

const SPRITES: Record<string, Sprite> = {
  'bike': 'motor-scooter',
  'car': 'automobile',
  'camera': 'camera',
  'mobile': 'mobile-phone',
  'laptop': 'laptop',
  'rent-room': 'home-with-garden',
  'event-accessories': 'mirror-ball',
  'bus': 'bus',
  'auto': 'auto-rickshaw',
  'cycle': 'bicycle',
  'electronic-accessories': 'headphone',
  'home-accessories': 'couch-and-lamp',
  'book': 'books',
  'clothing': 'sari',
  'commercial-vehicle': 'delivery-truck',
  'driver': 'oncoming-taxi',
  'hard-worker': 'man-construction-worker-medium',
  'other': 'package',
}

const folder = fileURLToPath(new URL('../../../web/public/categories/', import.meta.url))
await mkdir(`${folder}large`, { recursive: true })
await Promise.all(
  Object.entries(SPRITES).map(async ([slug, sprite]) => {
    const small = await spriteOf(sprite, SIZE)
    await small
      .resize(SIZE, SIZE, { fit: 'contain', background: '#0000' })
      .webp({ quality: 78, alphaQuality: 80, effort: 6 })
      .toFile(`${folder}${slug}.webp`)
    const large = await (await spriteOf(sprite, LARGE_SPRITE)).png().toBuffer()
    await sharp({ create: { ...LARGE, channels: 3 } })
      .composite([{ input: large }])
      .webp({ quality: 82, effort: 6 })
      .toFile(`${folder}large/${slug}.webp`)
  })
)

async function spriteOf(sprite: Sprite, size: number): Promise<Sharp> {
  const { pixels, width, height } = await cutOut({ sprite, box: [size, size] })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}
