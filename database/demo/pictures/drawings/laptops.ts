import { box, disc, gradient, path, type Shapes } from './shapes.ts'

type Look = {
  /** The colours of the lid and of the deck, from top to bottom. */
  lid: readonly string[]
  deck: readonly string[]
  keys: string
  /** The colours of lit keys, from left to right. */
  light?: readonly string[]
  bezel: number
}

/** An open laptop from the front. `screen` has 760 x 480. */
function laptop({ lid, deck, keys, light, bezel }: Look, screen: string): Shapes {
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const y = 560 + row * 21
    const out = row * 17
    return path(
      `M${178 - out} ${y}H${882 + out}`,
      'none',
      `stroke="${light ? 'url(#lit)' : keys}" stroke-width="14" stroke-dasharray="${41 + row * 2} 8"`
    )
  })
  const body = `<defs>${gradient('lid', lid)}${gradient('deck', deck)}${gradient('edge', ['#ffffff.5', '#000000.35'])}
    ${light ? `<linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="120" x2="940">${light.map((colour, index) => `<stop offset="${index / (light.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient>` : ''}
    <clipPath id="screen">${box([0, 0, 760, 480], 8, '#000')}</clipPath></defs>
    ${box([150 - bezel, 0, 760 + 2 * bezel, 540], 28, 'url(#lid)')}${box([158 - bezel, 8, 744 + 2 * bezel, 524], 22, '#0a0b0e')}
    <g transform="translate(150 ${8 + bezel})"><g clip-path="url(#screen)">${screen}${path('M0 0h330L40 480H0z', '#fff', 'opacity=".1"')}</g></g>
    ${disc(530, 6 + bezel / 2, 5, '#3d4250')}
    ${path(`M138 530h784l118 160H20z`, 'url(#deck)')}${path('M162 546h736l78 112H84z', '#000', 'opacity=".2"')}${rows.join('')}
    ${path('M420 662h220l8 22h-236z', '#000', 'opacity=".16"')}
    ${path('M20 690h1020v6q0 24 -26 24H46q-26 0 -26 -24z', 'url(#deck)')}${path('M20 690h1020v6q0 24 -26 24H46q-26 0 -26 -24z', 'url(#edge)', 'opacity=".6"')}`
  return { width: 1060, height: 720, body }
}

const SILVER = ['#f5f6f9', '#d5d8e0', '#a9adba'] as const

/** The computers, without marks of any brand. */
export const LAPTOPS = {
  'thin-laptop': laptop(
    {
      lid: ['#5b6a86', '#2f3a52'],
      deck: ['#56647f', '#3a4661', '#2a3349'],
      keys: '#10141d',
      bezel: 12,
    },
    `<defs>${gradient('dawn', ['#ffd0a1', '#f58fa8', '#7a62d8', '#2b2f86'])}</defs>${box([0, 0, 760, 480], 0, 'url(#dawn)')}
    ${path('M0 330q150 -150 330 -40t430 -120v310H0z', '#5a48c2', 'opacity=".8"')}${path('M0 400q210 -130 400 -20t360 -60v160H0z', '#2c2777')}
    ${box([220, 426, 320, 42], 16, '#fff', 'opacity=".35"')}${['#ff6b5e', '#ffb23e', '#4cc38a', '#3e9bff', '#b98cff', '#fff'].map((colour, index) => box([234 + index * 50, 432, 30, 30], 8, colour)).join('')}`
  ),
  'office-laptop': laptop(
    {
      lid: ['#4a4c54', '#26272c'],
      deck: ['#46484f', '#303238', '#222327'],
      keys: '#0c0d10',
      bezel: 26,
    },
    `${box([0, 0, 760, 480], 0, '#f4f6fa')}${box([0, 0, 760, 52], 0, '#2068b8')}${box([24, 16, 180, 20], 10, '#9cc4ee')}
    ${[0, 1, 2, 3, 4, 5, 6].map((row) => `${box([24, 84 + row * 54, 330, 34], 4, row % 2 ? '#e3e9f2' : '#d3deec')}${box([36, 94 + row * 54, 90 + ((row * 37) % 80), 14], 7, '#8fa3bf')}${box([250, 94 + row * 54, 80, 14], 7, '#8fa3bf')}`).join('')}
    ${[120, 190, 150, 250, 300].map((tall, index) => box([410 + index * 64, 440 - tall, 42, tall], 6, ['#2068b8', '#3fa4dd', '#f28c28', '#2fa36b', '#2068b8'][index]!)).join('')}`
  ),
  'gaming-laptop': laptop(
    {
      lid: ['#3d3f49', '#17181c'],
      deck: ['#34363f', '#212228', '#131417'],
      keys: '#0c0d10',
      light: ['#ff4d6d', '#ffb23e', '#58e08a', '#3ec6ff', '#b06bff'],
      bezel: 18,
    },
    `<defs>${gradient('arena', ['#0c0a2b', '#3a1768', '#c23a86', '#ff8a5c'])}</defs>${box([0, 0, 760, 480], 0, 'url(#arena)')}
    ${disc(380, 262, 110, '#ffd36b')}${path('M0 330l120 -150l90 110l110 -60l60 100l80 -110l100 80l90 -120l110 150v150H0z', '#1c0f45')}
    ${path('M300 480l66 -120h28l66 120z', '#0d0824')}${path('M376 480l2 -110h4l2 110z', '#ffe27a')}
    ${path('M320 400l60 -60l60 60l-14 30h-92z', '#3ee0d0')}${path('M340 400l40 -40l40 40z', '#d6fffa')}
    ${box([30, 30, 190, 20], 10, '#fff', 'opacity=".25"')}${box([30, 30, 150, 20], 10, '#58e08a')}${disc(696, 66, 40, '#fff', 'opacity=".2"')}${disc(706, 58, 7, '#ff4d6d')}`
  ),
  'school-laptop': laptop(
    { lid: SILVER, deck: SILVER, keys: '#5b6070', bezel: 24 },
    `${box([0, 0, 760, 480], 0, '#1f2a36')}${(
      [
        ['#f2b632', '#7a4a2b', '#e2574c'],
        ['#7fc4a8', '#5b3420', '#3e6fd0'],
        ['#e99bb4', '#8a5636', '#f4f6fa'],
        ['#8fb3ea', '#6b3f26', '#2fa36b'],
      ] as const
    )
      .map(
        ([wall, skin, shirt], index) =>
          `<g transform="translate(${24 + (index % 2) * 362} ${20 + Math.floor(index / 2) * 200})">${box([0, 0, 350, 188], 14, wall)}${path('M95 188q8 -66 80 -66t80 66z', shirt)}${disc(175, 86, 46, skin)}${path('M129 84a46 46 0 0 1 92 0q-46 -34 -92 0z', '#20140e')}</g>`
      )
      .join('')}
    ${disc(320, 446, 20, '#3a4a5c')}${disc(380, 446, 20, '#e2463f')}${disc(440, 446, 20, '#3a4a5c')}`
  ),
  'all-in-one': {
    width: 1040,
    height: 800,
    body: `<defs>${gradient('front', ['#bcd7f2', '#8db8e4', '#6f9fd4'])}${gradient('stand', ['#7ea9d6', '#4d7fb5', '#3a6799'])}${gradient('canvas', ['#fff1d6', '#ffc9a8', '#f28aa0'])}${gradient('board', SILVER)}</defs>
      ${path('M400 560h240l18 150H382z', 'url(#stand)')}${box([320, 700, 400, 30], 14, 'url(#stand)')}
      ${box([60, 0, 920, 610], 30, '#f3f6fa')}${path('M60 500h920v80q0 30 -30 30H90q-30 0 -30 -30z', 'url(#front)')}
      ${box([84, 24, 872, 470], 8, 'url(#canvas)')}${disc(330, 250, 150, '#ef5d8f', 'opacity=".85"')}${disc(470, 300, 140, '#3e6fd0', 'opacity=".75"')}${disc(400, 170, 110, '#ffd84d', 'opacity=".85"')}
      ${box([720, 50, 210, 418], 14, '#fff', 'opacity=".82"')}${['#ef5d8f', '#3e6fd0', '#ffd84d', '#2fa36b'].map((colour, index) => `${disc(764, 104 + index * 66, 22, colour)}${box([802, 94 + index * 66, 100, 18], 9, '#c6ccd8')}`).join('')}${box([746, 380, 158, 54], 27, '#7a62d8')}
      ${path('M84 24h360L84 420z', '#fff', 'opacity=".16"')}
      ${path('M190 744h520l24 56H166z', 'url(#board)')}${[0, 1, 2].map((row) => path(`M${206 - row * 6} ${757 + row * 15}H${696 + row * 6}`, 'none', 'stroke="#fff" stroke-width="10" stroke-dasharray="34 6"')).join('')}
      <ellipse cx="850" cy="774" rx="64" ry="26" fill="url(#board)"/><ellipse cx="838" cy="766" rx="34" ry="10" fill="#fff" opacity=".7"/>`,
  },
} as const satisfies Record<string, Shapes>
