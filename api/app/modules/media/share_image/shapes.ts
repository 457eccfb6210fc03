/** The layout of the share image, in pixels. */
export const LAYOUT = {
  width: 1200,
  height: 630,
  left: 64,
  textWidth: 460,
  brand: 86,
  titleTop: 158,
  pillTop: 396,
  pill: { height: 92, padding: 34 },
  location: 540,
  photo: { left: 564, top: 32, width: 604, height: 566, radius: 36 },
} as const

const { width, height, left, brand, pillTop, pill, location, photo } = LAYOUT

/** The background, with the logo large and translucent in its corner. */
export const ground = picture(
  width,
  height,
  `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#0e6a70" />
    <stop offset="0.55" stop-color="#0a4a50" />
    <stop offset="1" stop-color="#083338" />
  </linearGradient>
  <rect width="${width}" height="${height}" fill="url(#ground)" />
  <g opacity="0.04">
    <circle cx="120" cy="560" r="300" fill="#ffffff" />
    <circle cx="430" cy="640" r="270" fill="none" stroke="#ffffff" stroke-width="56" />
  </g>`
)

/** The shapes under the text: logo, price pill and location pin. */
export function shapesUnderText(pillWidth: number, hasLocation: boolean): Buffer {
  return picture(
    width,
    height,
    `<circle cx="${left + 20}" cy="${brand}" r="20" fill="#f5a524" />
    <circle cx="${left + 41}" cy="${brand}" r="17.5" fill="none" stroke="#ffffff" stroke-width="6.4" />
    <rect x="${left}" y="${pillTop}" width="${pillWidth}" height="${pill.height}" rx="${pill.height / 2}" fill="#f5a524" />
    ${hasLocation ? pin : ''}`
  )
}

const pin = `<g transform="translate(${left} ${location - 15}) scale(1.25)" fill="none" stroke="#f5a524" stroke-width="2.4">
  <path d="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0" />
  <circle cx="12" cy="10" r="3" />
</g>`

/** The mask that rounds a photo's corners. */
export const photoMask = picture(
  photo.width,
  photo.height,
  `<rect width="${photo.width}" height="${photo.height}" rx="${photo.radius}" />`
)

/** The picture of a listing without photos: the logo, large. */
export const noPhoto = picture(
  photo.width,
  photo.height,
  `<rect width="${photo.width}" height="${photo.height}" fill="#fdf0d7" />
  <circle cx="224" cy="283" r="132" fill="#f5a524" />
  <circle cx="364" cy="283" r="114" fill="none" stroke="#0b5c63" stroke-width="42" />`
)

function picture(width: number, height: number, shapes: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`
  )
}
