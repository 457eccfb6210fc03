import { Buffer } from 'node:buffer'
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/**
 * Draws the product's icons anew from `favicon.svg`: `node scripts/draw_icons.js`. The maskable one fills its square, so
 * that a device may cut it to its own shape; the mark stays within the middle four fifths, which are never cut.
 */
const folder = fileURLToPath(new URL('../web/public/', import.meta.url))
const mark = readFileSync(`${folder}favicon.svg`, 'utf8')
const square = mark.replace(/ rx="\d+"/, '')

mkdirSync(`${folder}icons`, { recursive: true })
await draw(mark, 32, 'icon-32')
await draw(square, 180, 'icon-180')
await draw(mark, 192, 'icon-192')
await draw(mark, 512, 'icon-512')
await draw(square, 512, 'maskable-512')

async function draw(svg, size, name) {
  await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, colours: 64 })
    .toFile(`${folder}icons/${name}.png`)
}
