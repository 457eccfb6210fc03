import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const references = fileURLToPath(new URL('pictures/', import.meta.url))
const failures = fileURLToPath(new URL('../../node_modules/.cache/pictures/', import.meta.url))

/** Tolerance per channel (0 to 255) and share of differing pixels, for rounding differences between machines. */
const CHANNEL_TOLERANCE = 32
const MAX_DIFFERENT_SHARE = 0.001

/**
 * Compares a screenshot with the stored reference of that name. Returns a message with both paths if they differ, else
 * nothing. A missing reference is stored and reported: to accept a change, delete the reference and run the test twice.
 */
export async function compareScreenshot(name: string, screenshot: Buffer): Promise<string[]> {
  const file = `${references}${name}.webp`
  if (!existsSync(file)) {
    mkdirSync(references, { recursive: true })
    // Changes of a channel by a few steps, far below the tolerance, save a tenth.
    await sharp(screenshot).webp({ nearLossless: true, quality: 40, effort: 6 }).toFile(file)
    return [`${file} is new: look at it`]
  }
  const share = await shareOfDifference(await readFile(file), screenshot)
  if (share <= MAX_DIFFERENT_SHARE) return []
  mkdirSync(failures, { recursive: true })
  await sharp(screenshot).toFile(`${failures}${name}.png`)
  const percent = (share * 100).toFixed(2)
  return [`${percent} % of ${name} changed: compare ${file} with ${failures}${name}.png`]
}

/** Share of differing pixels, from 0 to 1; 1 if the sizes differ. */
async function shareOfDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let different = 0
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((c) => Math.abs(a.data[at + c]! - b.data[at + c]!) > CHANNEL_TOLERANCE))
      different += 1
  return different / (a.info.width * a.info.height)
}

function pixels(picture: Buffer) {
  return sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}
