import { box, disc, gradient, path, type Shapes } from './shapes.ts'

const ICONS = [
  '#ff6b5e',
  '#ffb23e',
  '#4cc38a',
  '#3e9bff',
  '#8d6bf0',
  '#ff7fb0',
  '#2bc4c4',
  '#ffd84d',
] as const

/** The front of a phone of 360 x 740: frame, wallpaper (elements of the screen of 328 x 708), camera. */
function front(id: string, frame: readonly string[], wallpaper: string, radius = 58): string {
  return `<defs>${gradient(`${id}Frame`, frame, true)}<clipPath id="${id}Screen">${box([16, 16, 328, 708], radius - 14, '#000')}</clipPath></defs>
    ${box([0, 0, 360, 740], radius, `url(#${id}Frame)`)}${box([8, 8, 344, 724], radius - 8, '#08090c')}
    <g clip-path="url(#${id}Screen)">${wallpaper}${path('M16 16h210L16 470z', '#fff', 'opacity=".13"')}</g>`
}

function icons(x: number, y: number, columns: number, rows: number, size: number): string {
  return Array.from({ length: columns * rows }, (_, index) =>
    box(
      [
        x + (index % columns) * size * 1.42,
        y + Math.floor(index / columns) * size * 1.5,
        size,
        size,
      ],
      size * 0.26,
      ICONS[(index * 3) % ICONS.length]!
    )
  ).join('')
}

/** The back of a phone of 360 x 740, with lenses at the given places. */
function back(
  id: string,
  colours: readonly string[],
  lenses: readonly (readonly [number, number, number])[],
  island = ''
): string {
  const eyes = lenses.map(
    ([x, y, r]) =>
      `${disc(x, y, r, '#2a2c35')}${disc(x, y, r * 0.82, '#0a0b10')}${disc(x, y, r * 0.5, '#2d3270')}${disc(x - r * 0.2, y - r * 0.24, r * 0.16, '#dfe9ff')}`
  )
  return `<defs>${gradient(`${id}Back`, colours)}</defs>${box([0, 0, 360, 740], 58, `url(#${id}Back)`)}
    ${box([6, 6, 348, 728], 52, 'none', 'stroke="#fff" stroke-opacity=".28" stroke-width="5"')}${island}${eyes.join('')}`
}

/** A tablet on its stand, with a form on the screen; 600 x 800. */
function tablet(id: string, screen: string): string {
  return `<defs>${gradient(`${id}Stand`, ['#e6e8ee', '#a5a8b4', '#6e717d'])}${gradient(`${id}Body`, ['#5d606c', '#2b2d35'])}</defs>
    ${path('M210 640h180l40 110h-260z', `url(#${id}Stand)`)}${box([110, 744, 380, 56], 24, `url(#${id}Stand)`)}
    ${box([0, 0, 600, 690], 44, `url(#${id}Body)`)}${box([34, 34, 532, 622], 16, screen)}
    ${box([76, 78, 300, 34], 17, '#3a4a6b')}
    ${[0, 1, 2, 3]
      .map(
        (row) =>
          `${box([76, 160 + row * 96, 58, 58], 14, row < 3 ? '#2fa36b' : '#ffffff', 'stroke="#b9c3d6" stroke-width="5"')}${row < 3 ? path(`M90 ${190 + row * 96}l12 13l22 -27`, 'none', 'stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"') : ''}${box([164, 176 + row * 96, [300, 230, 340, 260][row]!, 26], 13, '#b9c3d6')}`
      )
      .join('')}
    ${box([76, 566, 220, 56], 28, '#f28c28')}${path('M34 34h250L34 500z', '#fff', 'opacity=".16"')}`
}

const KEYS = Array.from(
  { length: 12 },
  (_, index) => [56 + (index % 3) * 88, 438 + Math.floor(index / 3) * 68] as const
)

/** The phones and tablets, without marks of any brand. */
export const MOBILES = {
  'phone-front-and-back': {
    width: 680,
    height: 760,
    body: `<g transform="translate(310 8)">${back(
      'rear',
      ['#4f6d93', '#2e4668', '#1d2d47'],
      [
        [94, 94, 42],
        [164, 166, 42],
      ],
      `${box([36, 36, 186, 188], 46, '#fff', 'opacity=".13"')}${disc(166, 92, 14, '#fff3cf')}`
    )}</g><g transform="translate(0 20)">${front(
      'face',
      ['#e3e6ee', '#8d92a0', '#4b4f5b'],
      `<defs>${gradient('sky', ['#ff9a5a', '#ef5d8f', '#6a4bd0', '#27235f'])}</defs>${box([16, 16, 328, 708], 0, 'url(#sky)')}
      ${disc(180, 270, 84, '#ffd98a')}${path('M16 470q90 -120 170 -40t158 -60v354h-328z', '#3b2c86')}${path('M16 560q120 -80 200 -20t128 -20v204h-328z', '#221b5c')}
      ${box([120, 38, 120, 30], 15, '#08090c')}${icons(52, 626, 4, 1, 48)}`
    )}</g>`,
  },
  'gaming-phone': {
    width: 960,
    height: 470,
    body: `<defs>${gradient('shell', ['#a7adb9', '#4d525f', '#1f2229'])}${gradient('night', ['#1b1147', '#5a2a9c', '#e0528f'])}<clipPath id="play">${box([44, 68, 872, 368], 40, '#000')}</clipPath></defs>
      ${box([110, 0, 150, 70], 24, '#e2463f')}${box([700, 0, 150, 70], 24, '#e2463f')}${box([130, 10, 110, 14], 7, '#ff9c8f')}${box([720, 10, 110, 14], 7, '#ff9c8f')}
      ${box([0, 34, 960, 436], 66, 'url(#shell)')}${box([14, 46, 932, 412], 54, '#07080b')}
      <g clip-path="url(#play)">${box([44, 68, 872, 368], 0, 'url(#night)')}${disc(480, 250, 88, '#ffd36b')}
      ${path('M44 310l110 -130l90 100l120 -150l130 160l100 -90l110 110l90 -80l122 110v130H44z', '#2a1a66')}
      ${path('M400 436l60 -130h40l60 130z', '#1a1040')}${path('M474 436l4 -120h4l4 120z', '#ffe27a')}
      ${path('M440 330l40 -54l40 54l-16 26h-48z', '#3ee0d0')}${path('M456 330l24 -34l24 34z', '#d6fffa')}
      ${box([84, 96, 190, 22], 11, '#fff', 'opacity=".3"')}${box([84, 96, 140, 22], 11, '#58e08a')}</g>
      ${disc(164, 340, 62, '#fff', 'opacity=".22"')}${disc(164, 340, 28, '#fff', 'opacity=".6"')}
      ${disc(820, 296, 26, '#ffd84d', 'opacity=".85"')}${disc(764, 352, 26, '#4cc3ff', 'opacity=".85"')}${disc(866, 356, 26, '#ff6b8e', 'opacity=".85"')}`,
  },
  'keypad-phone': {
    width: 700,
    height: 740,
    body: `<defs>${gradient('shell', ['#4a90d9', '#2663ad', '#163f78'])}${gradient('bank', ['#ffffff', '#e3e5ec', '#b3b6c2'])}${gradient('glow', ['#d7f2c8', '#9fd08a'])}${gradient('pad', ['#f6f7fb', '#c9cddb'])}</defs>
      ${box([390, 170, 310, 570], 44, 'url(#bank)')}${box([414, 194, 262, 522], 30, 'none', 'stroke="#9a9dab" stroke-opacity=".5" stroke-width="4"')}
      ${[0, 1, 2, 3].map((lamp) => disc(500 + lamp * 32, 660, 9, lamp < 3 ? '#35b56a' : '#b9bcc8')).join('')}${path('M566 330l-74 110h52l-20 88l80 -118h-56z', '#f28c28')}
      ${box([0, 0, 336, 740], 86, 'url(#shell)')}${path('M44 90q10 -50 60 -58', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="12" stroke-linecap="round"')}
      ${box([120, 36, 96, 12], 6, '#0d2444')}${box([38, 72, 260, 240], 26, '#0b1526')}${box([58, 92, 220, 200], 10, 'url(#glow)')}
      ${path('M76 268v-24M92 268v-38M108 268v-52M124 268v-66', 'none', 'stroke="#27422a" stroke-width="9"')}${box([76, 112, 130, 22], 4, '#27422a', 'opacity=".75"')}${box([76, 148, 90, 16], 4, '#27422a', 'opacity=".5"')}
      ${box([118, 336, 100, 76], 30, 'url(#pad)')}${box([142, 356, 52, 36], 14, '#9da3b6')}${box([44, 346, 58, 30], 15, '#35b56a')}${box([234, 346, 58, 30], 15, '#e2463f')}
      ${KEYS.map(([x, y]) => box([x - 14, y, 74, 48], 22, 'url(#pad)')).join('')}${KEYS.map(([x, y]) => box([x + 12, y + 18, 22, 12], 5, '#5a6178')).join('')}`,
  },
  'phone-with-stylus': {
    width: 560,
    height: 760,
    body: `${front(
      'face',
      ['#cbbfe4', '#7a6da0', '#473d66'],
      `<defs>${gradient('paper', ['#e9e2fb', '#b9a6ec', '#6d58c4'])}</defs>${box([16, 16, 328, 708], 0, 'url(#paper)')}
      ${disc(300, 210, 180, '#fff', 'opacity=".28"')}${disc(80, 600, 240, '#4a35a6', 'opacity=".55"')}${disc(290, 690, 190, '#ff9fb8', 'opacity=".5"')}
      ${path('M70 300q50 -90 90 0t90 0', 'none', 'stroke="#fff" stroke-width="14" stroke-linecap="round"')}${disc(180, 44, 12, '#08090c')}`,
      22
    )}<defs>${gradient('pen', ['#6c6880', '#2d2a3a', '#16141e'], true)}</defs>
      <g transform="rotate(16 470 720)">${box([446, 60, 48, 600], 22, 'url(#pen)')}${path('M448 640h44l-16 96q-6 14 -12 0z', '#b9b2d6')}${box([446, 60, 48, 70], 22, '#b9a6ec')}${box([462, 500, 16, 80], 8, '#0d0c12')}</g>`,
  },
  'tablets-on-stands': {
    width: 1120,
    height: 820,
    body: `<g transform="translate(560 0) scale(.93)">${tablet('far', '#e8f4ee')}</g><g transform="translate(0 20)">${tablet('near', '#fdfcf8')}</g>`,
  },
} as const satisfies Record<string, Shapes>
