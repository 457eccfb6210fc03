import sharp, { type Sharp } from 'sharp'

/** A deterministic picture with visible content. */
export function testPicture(width = 320, height = 240): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7 + (at >> 9) * 31) & 255
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** One valid file of each format. */
export async function realPictures() {
  return {
    jpeg: await testPicture().jpeg().toBuffer(),
    progressive: await testPicture().jpeg({ progressive: true }).toBuffer(),
    png: await testPicture().png().toBuffer(),
    interlaced: await testPicture().png({ progressive: true }).toBuffer(),
    webp: await testPicture().webp().toBuffer(),
    lossless: await testPicture().webp({ lossless: true }).toBuffer(),
  }
}
