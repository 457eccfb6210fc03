import { Buffer } from 'node:buffer'
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { fitText } from '../api/app/modules/media/share_image/draw_text.ts'
import { ground, LAYOUT } from '../api/app/modules/media/share_image/shapes.ts'

/**
 * Renders the product's icons and its share image from `favicon.svg`: `node scripts/draw_icons.js`. The maskable icon
 * fills its square for the device's mask; the mark stays within the middle four fifths, the safe zone.
 */
const folder = fileURLToPath(new URL('../web/public/', import.meta.url))
const mark = readFileSync(`${folder}favicon.svg`, 'utf8')
const square = mark.replace(/ rx="\d+"/, '')

const sprites = fileURLToPath(new URL('../database/demo/pictures/sprites/', import.meta.url))
const TILES = [
  ['motor-scooter', '#fdf0d7'],
  ['camera', '#e0efee'],
  ['home-with-garden', '#e5eefb'],
  ['laptop', '#fce9e7'],
  ['bicycle', '#e2f3e9'],
  ['sari', '#f3eee4'],
]

mkdirSync(`${folder}icons`, { recursive: true })
await draw(mark, 32, 'icon-32')
await draw(square, 180, 'icon-180')
await draw(mark, 192, 'icon-192')
await draw(mark, 512, 'icon-512')
await draw(square, 512, 'maskable-512')
await drawSharePicture()

async function draw(svg, size, name) {
  await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, colours: 64 })
    .toFile(`${folder}icons/${name}.png`)
}

/** The slogan in both languages and six icons of categories. Without the product name: it is configurable. */
async function drawSharePicture() {
  const { left, textWidth: width } = LAYOUT
  const wide = { face: 'bold', colour: '#ffffff', width, height: 170 }
  const promise = await fitText('Rent anything, anywhere', { ...wide, sizes: [76, 72, 68, 64] })
  const hindi = await fitText('किराए पर देने और लेने का भरोसेमंद बाज़ार', {
    ...wide,
    face: 'medium',
    width: 400,
    colour: '#f9c877',
    sizes: [34],
  })
  const tiles = await Promise.all(TILES.map(drawTile))
  await sharp(ground)
    .composite([
      {
        input: sized(mark.replace(/<rect[^>]*>/, '').replace('0 0 32 32', '5 8 22 16'), 132, 96),
        left,
        top: 112,
      },
      { ...promise.layer, left, top: 256 },
      { ...hindi.layer, left, top: 256 + promise.height + 40 },
      ...tiles,
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(`${folder}share.jpg`)
}

async function drawTile([sprite, colour], index) {
  const [size, gap, inset] = [190, 20, 28]
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="36" fill="${colour}"/></svg>`
  const thing = await sharp(`${sprites}${sprite}.webp`)
    .trim()
    .resize(size - 2 * inset, size - 2 * inset, { fit: 'contain', background: '#0000' })
    .toBuffer()
  const input = await sharp(Buffer.from(tile))
    .composite([{ input: thing }])
    .png()
    .toBuffer()
  const [column, row] = [index % 3, Math.floor(index / 3)]
  return {
    input,
    left: 558 + column * (size + gap) - 4,
    top: 115 + row * (size + gap),
  }
}

function sized(svg, width, height) {
  return Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${height}" `))
}
