// node demo/pictures/draw_sprites.ts <icons.json of @iconify-json/fluent-emoji> [names, else all]
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { NATURAL_BOX } from './arrange.ts'
import { SPRITES } from './sprite.ts'

// Drawn at twice the size first, because the clip paths of these icons are jagged otherwise.
const DRAWN = 1760

const [source, ...only] = process.argv.slice(2)
if (!source) throw new Error('Say where icons.json of @iconify-json/fluent-emoji is')
const { icons } = JSON.parse(await readFile(source, 'utf8')) as {
  icons: Record<string, { body: string } | undefined>
}

await Promise.all(
  SPRITES.filter((name) => only.length === 0 || only.includes(name)).map(async (name) => {
    const body = icons[name]?.body
    if (!body) throw new Error(`Fluent Emoji has no icon ${name}`)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN}" height="${DRAWN}" viewBox="0 0 32 32">${body}</svg>`
    const trimmed = await sharp(Buffer.from(svg))
      .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
      .toBuffer()
    await sharp(trimmed)
      .resize({ width: NATURAL_BOX[0], height: NATURAL_BOX[1], fit: 'inside' })
      .webp({ quality: 82, alphaQuality: 90, effort: 6 })
      .toFile(new URL(`./sprites/${name}.webp`, import.meta.url).pathname)
  })
)
