// Draws the pictures of the categories into web/public. Run in database/: node demo/pictures/draw_category_pictures.ts
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { cutOut } from './cut_out.ts'
import type { Sprite } from './sprite.ts'

/** In pixels: twice the displayed size. */
const SIZE = 112

const SPRITES: Record<string, Sprite> = {
  'bike': 'motor-scooter',
  'car': 'automobile',
  'camera': 'camera',
  'mobile': 'mobile-phone',
  'laptop': 'laptop',
  'rent-room': 'house-with-garden',
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
await mkdir(folder, { recursive: true })
await Promise.all(
  Object.entries(SPRITES).map(async ([slug, sprite]) => {
    const { pixels, width, height } = await cutOut({ sprite, box: [SIZE, SIZE] })
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .resize(SIZE, SIZE, { fit: 'contain', background: '#0000' })
      .webp({ quality: 78, alphaQuality: 80, effort: 6 })
      .toFile(`${folder}${slug}.webp`)
  })
)
