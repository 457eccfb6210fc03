import { box, disc, gradient, path, type Shapes } from './shapes.ts'

/** A lens seen from the front: barrel, ribbed ring, coloured line, glass with the reflections of its coating. */
function lens(x: number, y: number, r: number, line: string, rim = '#23242b'): string {
  return `<defs>${gradient('barrel', ['#6d7080', rim, '#0d0e12'])}${gradient('inner', ['#08090c', '#2a2c36', '#5a5d6c'])}
    <radialGradient id="glass" cx=".42" cy=".38" r=".7"><stop stop-color="#5f7fd0"/><stop offset=".34" stop-color="#2d3270"/><stop offset=".7" stop-color="#151330"/><stop offset="1" stop-color="#05050c"/></radialGradient></defs>
    ${disc(x + r * 0.05, y + r * 0.08, r * 1.04, '#000', 'opacity=".35"')}
    ${disc(x, y, r, 'url(#barrel)')}
    ${disc(x, y, r * 0.91, 'none', `stroke="#0b0c10" stroke-width="${r * 0.12}" stroke-dasharray="${r * 0.05} ${r * 0.035}"`)}
    ${disc(x, y, r * 0.83, '#17181e')}
    ${disc(x, y, r * 0.79, 'none', `stroke="${line}" stroke-width="${r * 0.03}"`)}
    ${disc(x, y, r * 0.74, 'url(#inner)')}
    ${disc(x, y, r * 0.66, '#0a0b10')}
    ${disc(x, y, r * 0.56, 'url(#glass)')}
    ${path(`M${x - r * 0.34} ${y - r * 0.3}a${r * 0.46} ${r * 0.46} 0 0 1 ${r * 0.52} -${r * 0.12}a${r * 0.6} ${r * 0.6} 0 0 0 -${r * 0.52} ${r * 0.12}z`, '#dfe9ff', 'opacity=".85"')}
    ${disc(x + r * 0.2, y + r * 0.24, r * 0.12, '#c264c9', 'opacity=".45"')}
    ${disc(x + r * 0.06, y + r * 0.34, r * 0.06, '#f0a35a', 'opacity=".6"')}
    ${disc(x - r * 0.2, y - r * 0.06, r * 0.07, '#fff', 'opacity=".5"')}`
}

/** The black body of a reflex camera: grip, prism with its pop-up flash, dial and release; `accent` marks the grip. */
function reflex(accent: string, top = 0): string {
  const y = (value: number) => value + top
  return `<defs>${gradient('shell', ['#5a5c68', '#33343d', '#1b1c22'])}${gradient('prism', ['#70727f', '#383a44', '#24252c'])}
    ${gradient('grip', ['#15161a', '#3d3f49', '#202128', '#121317'], true)}${gradient('metal', ['#b9bcc8', '#71747f', '#3a3c45'])}</defs>
    ${box([132, y(92), 120, 50], 16, 'url(#metal)')}${box([748, y(76), 150, 66], 14, 'url(#metal)')}
    ${path(`M760 ${y(78)}v60M784 ${y(78)}v60M808 ${y(78)}v60M832 ${y(78)}v60M856 ${y(78)}v60M880 ${y(78)}v60`, 'none', 'stroke="#2c2e36" stroke-width="7"')}
    ${path(`M70 ${y(150)}q6 -40 60 -40h180q40 -8 62 -60q16 -44 60 -50h210q42 6 58 50q20 52 60 60h170q62 0 70 60v420q0 60 -60 60h-810q-60 0 -60 -60z`, 'url(#shell)')}
    ${path(`M388 ${y(150)}q24 -40 40 -90q14 -40 50 -46h128q36 6 50 46q16 50 40 90z`, 'url(#prism)')}
    ${path(`M470 ${y(36)}h146q14 0 20 16l10 34h-206l10 -34q6 -16 20 -16z`, '#15161b')}
    ${path(`M70 ${y(190)}q-22 30 -40 60q-30 50 -30 120v240q0 80 80 80h132q46 0 52 -50q18 -160 -6 -320q-14 -90 -76 -100z`, 'url(#grip)')}
    ${path(`M60 ${y(300)}q-20 40 -16 110v150`, 'none', 'stroke="#fff" stroke-opacity=".16" stroke-width="12" stroke-linecap="round"')}
    ${path(`M160 ${y(214)}q56 6 76 70`, 'none', `stroke="${accent}" stroke-width="14" stroke-linecap="round"`)}
    ${path(`M300 ${y(118)}h70M710 ${y(118)}h240`, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"')}
    ${disc(282, y(236), 15, '#7b1d1d')}${disc(278, y(232), 5, '#ff9a8a')}`
}

/** The body of a mirrorless camera, flat and angular, in the colours from top to bottom. */
function mirrorless(
  colours: readonly string[],
  grip: readonly string[],
  finder: readonly string[]
): string {
  return `<defs>${gradient('shell', colours)}${gradient('hand', grip, true)}${gradient('finder', finder)}${gradient('dial', ['#c9ccd6', '#80838f', '#43454f'])}</defs>
    ${box([104, 62, 86, 60], 14, 'url(#dial)')}${box([640, 48, 120, 70], 12, 'url(#dial)')}${box([796, 66, 96, 50], 12, 'url(#dial)')}
    ${path('M658 50v66M680 50v66M702 50v66M724 50v66M746 50v66M814 68v46M836 68v46M858 68v46', 'none', 'stroke="#24252c" stroke-opacity=".7" stroke-width="6"')}
    ${box([0, 104, 960, 496], 54, 'url(#shell)')}
    ${path('M352 106l44 -82q12 -24 40 -24h112q28 0 40 24l44 82z', 'url(#finder)')}
    ${box([432, 0, 120, 16], 6, '#0f1014')}
    ${path('M36 150q60 -20 130 0q50 16 58 70q20 150 0 300q-6 56 -60 60h-106q-58 0 -58 -58v-300q0 -54 36 -72z', 'url(#hand)')}
    ${path('M250 126h92M640 126h270', 'none', 'stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"')}
    ${disc(262, 188, 13, '#571919')}${disc(259, 185, 4, '#ff9a8a')}`
}

/** A lens standing on its mount, from the side. */
function standing(
  id: string,
  [x, top, width, height]: readonly [number, number, number, number],
  line: string
): string {
  const at = (share: number) => top + height * share
  const ribs = Array.from({ length: Math.floor(width / 18) }, (_, index) => x + 12 + index * 18)
  const edge = width * 0.13
  return `<defs>${gradient(id, ['#17181d', '#6b6e7c', '#3a3c46', '#202127', '#0d0e11'], true)}${gradient(`${id}Glass`, ['#7a95df', '#322f74', '#100f26'])}${gradient(`${id}Metal`, ['#6f727c', '#eef0f5', '#9da0ab', '#595b65'], true)}</defs>
    ${path(`M${x + 30} ${at(0.86)}h${width - 60}v${height * 0.12 - 10}q0 10 -10 10h-${width - 80}q-10 0 -10 -10z`, `url(#${id}Metal)`)}
    ${path(`M${x} ${at(0.12)}h${width}v${height * 0.38}l-16 ${height * 0.1}v${height * 0.28}h-${width - 32}v-${height * 0.28}l-16 -${height * 0.1}z`, `url(#${id})`)}
    <ellipse cx="${x + width / 2}" cy="${at(0.12)}" rx="${width / 2}" ry="${edge}" fill="#2b2d35"/>
    <ellipse cx="${x + width / 2}" cy="${at(0.12)}" rx="${width * 0.43}" ry="${edge * 0.8}" fill="#08090c"/>
    <ellipse cx="${x + width / 2}" cy="${at(0.13)}" rx="${width * 0.33}" ry="${edge * 0.58}" fill="url(#${id}Glass)"/>
    <ellipse cx="${x + width * 0.42}" cy="${at(0.115)}" rx="${width * 0.12}" ry="${edge * 0.16}" fill="#e6eeff" opacity=".8"/>
    ${ribs.map((left) => box([left, at(0.3), 9, height * 0.17], 3, '#000', 'opacity=".42"')).join('')}
    ${box([x + 16, at(0.62), width - 32, 12], 0, line)}
    ${box([x + width * 0.34, at(0.7), width * 0.32, height * 0.07], 8, '#0b0c0f')}
    ${path(`M${x + width * 0.4} ${at(0.735)}h${width * 0.2}`, 'none', 'stroke="#e9e9ee" stroke-width="5" stroke-dasharray="9 7"')}`
}

const DARK = ['#62646f', '#3a3b45', '#202128'] as const
const RUBBER = ['#15161a', '#3a3c45', '#1a1b20'] as const

/** The cameras, without marks of any brand. */
export const CAMERAS = {
  'reflex-camera': {
    width: 1010,
    height: 690,
    body: reflex('#d8343a') + lens(560, 402, 268, '#d9dbe2'),
  },
  'full-frame-camera': {
    width: 960,
    height: 660,
    body:
      mirrorless(['#cfd1d9', '#9c9faa', '#6d707b'], RUBBER, ['#dcdee4', '#a5a8b3', '#8a8d98']) +
      lens(496, 366, 288, '#e8833a', '#2a2b33'),
  },
  'white-camera': {
    width: 960,
    height: 600,
    body:
      mirrorless(
        ['#ffffff', '#eceaf0', '#c8c6d2'],
        ['#cfcdd8', '#f6f5f9', '#d3d1dc'],
        ['#ffffff', '#e6e4ec', '#d4d2dc']
      ) + lens(496, 362, 196, '#b9bcc8', '#3a3c46'),
  },
  'camera-with-speedlight': {
    width: 1010,
    height: 1000,
    body: `<defs>${gradient('head', ['#63656f', '#2e3038', '#16171b'])}${gradient('lamp', ['#ffffff', '#fff6d6', '#ead9a0'])}</defs>
      ${box([470, 190, 180, 150], 18, 'url(#head)')}${box([420, 0, 280, 210], 26, 'url(#head)')}
      ${box([444, 30, 232, 140], 16, 'url(#lamp)')}
      ${path('M480 34v132M516 34v132M552 34v132M588 34v132M624 34v132', 'none', 'stroke="#d8c68c" stroke-width="5" opacity=".7"')}
      ${box([498, 232, 124, 54], 10, '#7b1d1d')}${reflex('#f2b632', 310)}${lens(560, 712, 258, '#e7b843')}`,
  },
  'vlogging-camera': {
    width: 960,
    height: 1060,
    body: `<defs>${gradient('fur', ['#8d909c', '#5d606b', '#3b3d46'])}${gradient('leg', ['#4c4f5a', '#24252b', '#15161a'])}</defs>
      ${[1, -1]
        .map((side) =>
          [0, 1, 2, 3, 4]
            .map((joint) =>
              disc(480 + side * (60 + joint * 62), 836 + joint * 46, 44 - joint * 2, 'url(#leg)')
            )
            .join('')
        )
        .join('')}
      ${[0, 1, 2, 3, 4].map((joint) => disc(480, 840 + joint * 46, 44 - joint * 3, 'url(#leg)')).join('')}
      ${[-308, 0, 308].map((x) => disc(480 + x, x ? 1020 : 1026, 32, '#e2574c')).join('')}
      ${box([400, 770, 160, 46], 12, '#2a2b32')}
      ${box([456, 130, 68, 60], 8, '#1b1c21')}${box([300, 10, 400, 126], 63, 'url(#fur)')}
      ${path('M340 34l-14 -24M400 22l-8 -22M470 16l-2 -16M540 16l6 -16M610 22l12 -20M666 40l18 -18M330 118l-18 22M400 132l-8 20M480 134v20M560 134l8 20M640 122l16 22', 'none', 'stroke="#6d707c" stroke-width="14" stroke-linecap="round"')}
      ${path('M360 46h220', 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="16" stroke-linecap="round"')}
      <g transform="translate(0 176)">${mirrorless(['#6f7480', '#41454f', '#23262d'], RUBBER, DARK)}${lens(496, 352, 216, '#f1c232')}</g>`,
  },
  'action-camera': {
    width: 760,
    height: 760,
    body: `<defs>${gradient('shell', ['#6b7686', '#3d4653', '#20262e'])}${gradient('mount', ['#3a3d46', '#191a1f'])}${gradient('screen', ['#6fd3ff', '#2f8de0', '#1b4fae'])}
      <radialGradient id="eye" cx=".4" cy=".36" r=".75"><stop stop-color="#6f8de0"/><stop offset=".4" stop-color="#2a2d68"/><stop offset="1" stop-color="#07070f"/></radialGradient></defs>
      ${box([300, 560, 44, 150], 12, 'url(#mount)')}${box([358, 560, 44, 150], 12, 'url(#mount)')}${box([416, 560, 44, 150], 12, 'url(#mount)')}
      ${box([210, 690, 340, 70], 26, 'url(#mount)')}${disc(380, 640, 30, '#8a8e9a')}${disc(380, 640, 13, '#2a2b32')}
      ${box([520, 0, 130, 40], 14, '#e2463f')}
      ${box([0, 22, 760, 556], 92, 'url(#shell)')}${box([18, 40, 724, 520], 78, 'none', 'stroke="#fff" stroke-opacity=".14" stroke-width="6"')}
      ${path('M60 470h640M60 500h640M60 530h640', 'none', 'stroke="#000" stroke-opacity=".22" stroke-width="10" stroke-linecap="round"')}
      ${box([382, 76, 322, 322], 60, '#0d0f13')}${box([400, 94, 286, 286], 48, '#23262d')}
      ${disc(543, 237, 122, '#090a0d')}${disc(543, 237, 104, 'none', 'stroke="#4b505c" stroke-width="8"')}${disc(543, 237, 88, 'url(#eye)')}
      ${path('M486 196a72 72 0 0 1 74 -34a96 96 0 0 0 -74 34z', '#dfe9ff', 'opacity=".85"')}${disc(572, 276, 18, '#c264c9', 'opacity=".45"')}
      ${box([58, 100, 280, 250], 26, '#0a0b0e')}${box([74, 116, 248, 218], 16, 'url(#screen)')}
      ${path('M74 262l70 -62l60 50l46 -36l72 62v42q0 16 -16 16h-216q-16 0 -16 -16z', '#f4fbff', 'opacity=".9"')}${disc(268, 166, 24, '#ffe27a')}
      ${disc(84, 66, 11, '#ff5347')}`,
  },
  'lens-pair': {
    width: 900,
    height: 740,
    body:
      standing('small', [0, 250, 380, 490], '#c9ccd6') +
      standing('large', [440, 0, 460, 740], '#d8343a'),
  },
} as const satisfies Record<string, Shapes>
