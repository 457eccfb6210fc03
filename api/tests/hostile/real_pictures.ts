import sharp, { type Sharp } from 'sharp'

/** A deterministic picture with visible content. */
export function fixtures(width = 320, height = 240): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7 + (at >> 9) * 31) & 255
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** One valid file of each format. */
export async function realPictures() {
  return {
    jpeg: await fixtures().jpeg().toBuffer(),
    progressive: await fixtures().jpeg({ progressive: true }).toBuffer(),
    png: await fixtures().png().toBuffer(),
    interlaced: await fixtures().png({ progressive: true }).toBuffer(),
    webp: await fixtures().webp().toBuffer(),
    lossless: await fixtures().webp({ lossless: true }).toBuffer(),
  }
}
