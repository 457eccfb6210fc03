import sharp from 'sharp'

/** Where a share image shows its title, in pixels. */
export const TITLE = { left: 64, top: 150, width: 460, height: 220 }

type Area = { left: number; top: number; width: number; height: number }

/** An area of a picture, as a PNG. */
export function crop(picture: Buffer, area: Area): Promise<Buffer> {
  return sharp(picture).extract(area).png().toBuffer()
}

/** The mean difference of two pictures in an area, 0 to 255. */
export async function difference(one: Buffer, other: Buffer, area: Area): Promise<number> {
  const pixels = await sharp(await crop(one, area))
    .composite([{ input: await crop(other, area), blend: 'difference' }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length
}

/** The fraction of white pixels in an area, 0 to 1. */
export async function whiteness(picture: Buffer, area: Area): Promise<number> {
  const pixels = await sharp(await crop(picture, area))
    .greyscale()
    .threshold(235)
    .raw()
    .toBuffer()
  return pixels.reduce((sum, pixel) => sum + pixel, 0) / 255 / pixels.length
}
