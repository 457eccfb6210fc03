import sharp from 'sharp'
import { PALETTES } from './palette.ts'
import type { PictureScene } from './scene.ts'

// Neighbouring listings share backdrops, and rendering a gradient of that size is slow.
const CACHED_BACKDROPS = 12
const drawn = new Map<string, Promise<Buffer>>()

/** A backdrop of 1600 x 1200, lit from the upper left: RGB bytes, row by row. It is cached, so callers do not change it. */
export function backdrop(
  on: PictureScene['on'],
  setting: PictureScene['setting']
): Promise<Buffer> {
  const key = `${on} ${setting}`
  const pixels =
    drawn.get(key) ??
    sharp(Buffer.from(svg(on, setting)))
      .removeAlpha()
      .raw()
      .toBuffer()
  drawn.delete(key)
  drawn.set(key, pixels)
  for (const oldest of drawn.keys()) if (drawn.size > CACHED_BACKDROPS) drawn.delete(oldest)
  return pixels
}

function svg(on: PictureScene['on'], setting: PictureScene['setting']): string {
  const { wall, shape, floor, shadow } = PALETTES[on]
  const dark = on === 'dusk' || on === 'lagoon'

  const settings: Record<PictureScene['setting'], string> = {
    disc: `${room}<circle cx="800" cy="540" r="450" fill="url(#shape)"/>${ground}`,
    arch: `${room}<path d="M300 840V560a500 500 0 0 1 1000 0v280z" fill="${shape}" opacity=".45"/>
      <path d="M390 840V560a410 410 0 0 1 820 0v280z" fill="url(#shape)"/>${ground}`,
    podium: `${room}<circle cx="800" cy="500" r="400" fill="url(#shape)" opacity=".75"/>${ground}
      <path d="M250 935v90a550 112 0 0 0 1100 0v-90z" fill="${floor[1]}"/>
      <path d="M250 935v90a550 112 0 0 0 1100 0v-90z" fill="url(#side)"/>
      <ellipse cx="800" cy="935" rx="550" ry="112" fill="${wall[1]}"/>
      <ellipse cx="800" cy="931" rx="536" ry="104" fill="${wall[0]}"/>`,
    hills: `${room}<circle cx="1130" cy="390" r="190" fill="url(#shape)"/>
      <path d="M0 760C220 560 420 590 640 700S1130 600 1600 720V1200H0z" fill="${floor[0]}" opacity=".38"/>
      <path d="M0 800C260 720 520 760 820 730S1330 640 1600 790V1200H0z" fill="${floor[0]}" opacity=".6"/>
      ${ground}`,
    light: `${room}<g fill="${shape}" opacity="${dark ? 0.4 : 0.8}"><path d="M330 0h330l-310 840H20z"/>
      <path d="M740 0h330L760 840H430z"/><path d="M1150 0h330l-310 840H840z"/></g>${ground}`,
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <defs>
      <linearGradient id="wall" x2="0" y2="1"><stop stop-color="${wall[0]}"/><stop offset=".75" stop-color="${wall[1]}"/></linearGradient>
      <linearGradient id="floor" x2="0" y2="1"><stop stop-color="${floor[0]}"/><stop offset="1" stop-color="${floor[1]}"/></linearGradient>
      <linearGradient id="shape" x2="0" y2="1"><stop stop-color="${shape}"/><stop offset="1" stop-color="${shape}" stop-opacity=".45"/></linearGradient>
      <linearGradient id="side"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${shadow}" stop-opacity=".3"/></linearGradient>
      <linearGradient id="lamp" x2=".55" y2=".85"><stop stop-color="#fff" stop-opacity="${dark ? 0.14 : 0.6}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    </defs>
    ${settings[setting]}</svg>`
}

const room = `<rect width="1600" height="1200" fill="url(#wall)"/><rect width="1600" height="1200" fill="url(#lamp)"/>`
const ground = `<rect y="840" width="1600" height="360" fill="url(#floor)"/>`
