import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { cutOut } from './cut_out.ts'
import { PALETTES } from './palette.ts'
import type { Sprite } from './sprite.ts'

const SIZE = 512

type Face = { sprite: Sprite; on: keyof typeof PALETTES }

const FACES: Readonly<Record<string, Face>> = {
  asha: { sprite: 'woman-medium', on: 'butter' },
  ravi: { sprite: 'man-curly-hair-medium', on: 'sky' },
  imran: { sprite: 'man-beard-medium-dark', on: 'mint' },
  gurpreet: { sprite: 'woman-office-worker-medium', on: 'blush' },
  meera: { sprite: 'woman-curly-hair-medium-dark', on: 'lilac' },
  tenzin: { sprite: 'person-medium', on: 'lagoon' },
  kavitha: { sprite: 'woman-medium-dark', on: 'sand' },
  joao: { sprite: 'man-medium', on: 'clay' },
  sunita: { sprite: 'old-woman-medium', on: 'sage' },
  bhaskar: { sprite: 'man-medium-dark', on: 'butter' },
  farhan: { sprite: 'man-beard-medium', on: 'dusk' },
}

/** Draws a face on a coloured disc, as WebP of 512 x 512. The same seed gives the same bytes. */
export async function composeAvatar(seed: string): Promise<Buffer> {
  const faces = Object.values(FACES)
  const { sprite, on } = FACES[seed] ?? faces[firstByteOf(seed) % faces.length]!
  const { wall, floor, shape } = PALETTES[on]

  // A worker's sprite ends at the waist, so it is aligned with the lower edge; a head is centred.
  const standing = sprite.includes('worker')
  const face = await cutOut({ sprite, box: standing ? [470, 470] : [370, 370] })
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <defs><linearGradient id="disc" x2=".4" y2="1"><stop stop-color="${wall[1]}"/>
    <stop offset="1" stop-color="${floor[1]}"/></linearGradient></defs>
    <rect width="${SIZE}" height="${SIZE}" fill="url(#disc)"/>
    <circle cx="256" cy="256" r="214" fill="${shape}" opacity=".45"/></svg>`
  const top = standing ? SIZE - face.height : (SIZE - face.height) / 2
  return sharp(Buffer.from(disc))
    .composite([
      {
        input: face.pixels,
        raw: { width: face.width, height: face.height, channels: 4 },
        left: Math.round((SIZE - face.width) / 2),
        top: Math.round(top),
      },
    ])
    .removeAlpha()
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
}

function firstByteOf(seed: string): number {
  return createHash('sha256').update(seed).digest()[0]!
}
