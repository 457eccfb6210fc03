import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const kept = fileURLToPath(new URL('pictures/', import.meta.url))
const drawn = fileURLToPath(new URL('../../node_modules/.cache/pictures/', import.meta.url))

/** A channel that is off by less is the rounding of another machine, and so is so small a share of the pixels. */
const UNSEEN = 32
const UNSEEN_SHARE = 0.001

/**
 * What is wrong where a screenshot is not the picture that is kept under that name, and where to look at it; else
 * nothing. One that is not kept yet is kept now, to be looked at: to accept a change, delete the old one and run the test
 * twice.
 */
export async function compareScreenshot(name: string, screenshot: Buffer): Promise<string[]> {
  const file = `${kept}${name}.webp`
  if (!existsSync(file)) {
    mkdirSync(kept, { recursive: true })
    await sharp(screenshot).webp({ lossless: true, effort: 6 }).toFile(file)
    return [`${file} is new: look at it`]
  }
  const share = await shareOfDifference(await readFile(file), screenshot)
  if (share <= UNSEEN_SHARE) return []
  mkdirSync(drawn, { recursive: true })
  await sharp(screenshot).toFile(`${drawn}${name}.png`)
  const percent = (share * 100).toFixed(2)
  return [`${percent} % of ${name} changed: compare ${file} with ${drawn}${name}.png`]
}

/** How large a part of two pictures differs, from 0 to 1; all of it where their sizes do. */
async function shareOfDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let different = 0
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((c) => Math.abs(a.data[at + c]! - b.data[at + c]!) > UNSEEN)) different += 1
  return different / (a.info.width * a.info.height)
}

function pixels(picture: Buffer) {
  return sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}
