/** The colours of one backdrop: a wall lit from above, a shape on it, a floor, and the shadow's ink. */
type Palette = {
  wall: [string, string]
  shape: string
  floor: [string, string]
  shadow: string
}

/** Eight light backdrops and two dark ones. */
export const PALETTES = {
  sand: {
    wall: ['#fbf3e6', '#f3e0c6'],
    shape: '#fffaf2',
    floor: ['#e9cda8', '#dfbb8e'],
    shadow: '#5f3d1c',
  },
  sky: {
    wall: ['#e8f3fb', '#c8e1f4'],
    shape: '#f7fcff',
    floor: ['#a9cbe6', '#92bbdc'],
    shadow: '#183a5c',
  },
  mint: {
    wall: ['#e8f5ee', '#cae7d9'],
    shape: '#f8fffb',
    floor: ['#a4d2bb', '#8bc2a7'],
    shadow: '#174436',
  },
  blush: {
    wall: ['#fdeeea', '#f8d5cd'],
    shape: '#fff8f5',
    floor: ['#ecb6aa', '#e1a195'],
    shadow: '#672a22',
  },
  lilac: {
    wall: ['#f1edfb', '#dbd3f3'],
    shape: '#fcfaff',
    floor: ['#bdb1e4', '#a99bd9'],
    shadow: '#30245a',
  },
  butter: {
    wall: ['#fff7da', '#fce9ae'],
    shape: '#fffcee',
    floor: ['#f2cf76', '#e9be58'],
    shadow: '#624508',
  },
  sage: {
    wall: ['#f0f2e7', '#dbe2c8'],
    shape: '#fbfcf5',
    floor: ['#b8c49b', '#a3b182'],
    shadow: '#374121',
  },
  clay: {
    wall: ['#f7e0d1', '#edc6ad'],
    shape: '#fcefe5',
    floor: ['#d39a79', '#c58661'],
    shadow: '#4f2712',
  },
  dusk: {
    wall: ['#4b4784', '#353266'],
    shape: '#5f5aa3',
    floor: ['#2c2a56', '#232145'],
    shadow: '#0b0a1e',
  },
  lagoon: {
    wall: ['#2b6d70', '#1e5659'],
    shape: '#3b8686',
    floor: ['#194a4d', '#143d40'],
    shadow: '#041a1c',
  },
} as const satisfies Record<string, Palette>
