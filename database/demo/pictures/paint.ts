/** Colours for the coloured part of a sprite: hue, saturation, lightness. */
export const PAINTS = {
  blue: { hue: 214, saturation: 0.85, lightness: [0.95, 0] },
  sky: { hue: 198, saturation: 0.75, lightness: [0.95, 0.06] },
  teal: { hue: 178, saturation: 0.7, lightness: [0.8, 0] },
  green: { hue: 148, saturation: 0.6, lightness: [0.8, 0] },
  yellow: { hue: 42, saturation: 0.95, lightness: [1, 0.04] },
  orange: { hue: 22, saturation: 0.95, lightness: [1, 0] },
  maroon: { hue: 346, saturation: 0.7, lightness: [0.66, 0] },
  pink: { hue: 332, saturation: 0.8, lightness: [0.95, 0.08] },
  red: { hue: 354, saturation: 0.85, lightness: [0.95, 0] },
  violet: { hue: 262, saturation: 0.6, lightness: [0.95, 0.02] },
  gold: { hue: 38, saturation: 0.65, lightness: [0.85, 0.06] },
  brown: { hue: 22, saturation: 0.42, lightness: [0.75, 0] },
  black: { hue: 235, saturation: 0.12, lightness: [0.42, 0.02] },
  silver: { hue: 220, saturation: 0.1, lightness: [0.6, 0.36] },
  white: { hue: 220, saturation: 0.12, lightness: [0.42, 0.6] },
} as const satisfies Record<string, Paint>

type Paint = { hue: number; saturation: number; lightness: [factor: number, plus: number] }

// The largest distance in degrees from the main hue of a pixel to recolour; excludes windscreens and lamps.
const REACH = 38

/** Recolours the pixels (RGBA, changed in place) whose hue is near `main`, in degrees. */
export function paintOver(
  pixels: Buffer,
  colour: keyof typeof PAINTS,
  main = mainHue(pixels)
): void {
  const { hue, saturation, lightness } = PAINTS[colour]
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue
    const red = pixels[at]!
    const green = pixels[at + 1]!
    const blue = pixels[at + 2]!
    const s = saturationOf(red, green, blue)
    if (s <= 0.28) continue
    const away = ((hueOf(red, green, blue) - main + 540) % 360) - 180
    if (away >= REACH || away <= -REACH) continue

    // Pixels that are nearly grey or nearly of another hue change partly, so that soft edges get no rim.
    const share = Math.min(1, (REACH - Math.abs(away)) / 8) * Math.min(1, (s - 0.28) / 0.15)
    const l = (Math.max(red, green, blue) + Math.min(red, green, blue)) / 510
    const light = Math.min(1, l * lightness[0] + lightness[1])
    const reach = s * saturation * Math.min(light, 1 - light)
    const turn = (hue + away * 0.4 + 360) / 30
    pixels[at] = red + (channelOf(turn, light, reach) - red) * share
    pixels[at + 1] = green + (channelOf(turn + 8, light, reach) - green) * share
    pixels[at + 2] = blue + (channelOf(turn + 4, light, reach) - blue) * share
  }
}

function channelOf(turn: number, light: number, reach: number): number {
  const k = turn % 12
  return 255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
}

function mainHue(pixels: Buffer): number {
  const weights = new Array<number>(36).fill(0)
  for (let at = 0; at < pixels.length; at += 4 * 7) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    const s = saturationOf(red, green, blue)
    const lit = Math.max(red, green, blue) > 110
    if (pixels[at + 3]! < 200 || s < 0.35 || !lit) continue
    weights[Math.floor(hueOf(red, green, blue) / 10) % 36]! +=
      Math.max(red, green, blue) - Math.min(red, green, blue)
  }
  return weights.indexOf(Math.max(...weights)) * 10 + 5
}

function saturationOf(red: number, green: number, blue: number): number {
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  return max === min ? 0 : (max - min) / (255 - Math.abs(max + min - 255))
}

function hueOf(red: number, green: number, blue: number): number {
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  if (max === red) return (60 * ((green - blue) / range) + 360) % 360
  if (max === green) return 60 * ((blue - red) / range) + 120
  return 60 * ((red - green) / range) + 240
}
