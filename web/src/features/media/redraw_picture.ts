/** Lengths of the longest side to try, in pixels, largest first. */
const SIDES = [3200, 1600, 1000]
const QUALITY = 0.88

/**
 * Re-encodes a picture as the largest JPEG of at most `maxBytes` whose longest side has at most `maxSide` pixels; null if
 * it cannot be drawn.
 */
export async function redrawPicture(
  picture: ImageBitmap,
  maxBytes: number,
  maxSide = Infinity
): Promise<Blob | null> {
  for (const side of SIDES.filter((each) => each <= maxSide)) {
    const drawn = await draw(picture, side)
    if (drawn && drawn.size <= maxBytes) return drawn
  }
  return null
}

function draw(picture: ImageBitmap, longestSide: number) {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // JPEG has no transparency and would render it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
