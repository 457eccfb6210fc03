import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '@/tests/contrast'

// Not imported: Vitest replaces styles with an empty string.
const tokens = readFileSync('src/tokens.css', 'utf8')
const SCREENS = import.meta.glob<string>('../{components,features,pages,shell}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const THEMES = { light: colours(':root'), dark: { ...colours(':root'), ...colours('.dark') } }

/** Text colours and their backgrounds: contrast 4.5 to 1, as WCAG AA requires for text. */
const TEXT: Record<string, string[]> = {
  'ink': ['canvas', 'surface', 'raised', 'sunken', 'primary-tint', 'accent-tint', 'info-tint'],
  'soft': ['canvas', 'surface', 'raised', 'sunken', 'primary-tint', 'accent-tint'],
  'primary': ['canvas', 'surface', 'raised', 'sunken', 'primary-tint'],
  'on-primary': ['primary', 'primary-strong'],
  'on-accent': ['accent', 'accent-strong'],
  'accent-ink': ['accent-tint', 'canvas'],
  'danger': ['canvas', 'surface', 'raised', 'danger-tint'],
  'on-danger': ['danger', 'danger-strong'],
  'success': ['surface', 'success-tint'],
  'info': ['surface', 'info-tint'],
  'canvas': ['ink'],
  'accent': ['deep'],
  'on-deep': ['deep'],
  'on-deep-soft': ['deep'],
}

/** Non-text colours: edges of controls, icons, focus ring. Contrast 3 to 1. */
const SHAPES: Record<string, string[]> = {
  control: ['canvas', 'surface', 'raised'],
  focus: ['canvas', 'surface', 'raised', 'sunken'],
  primary: ['canvas', 'surface'],
  success: ['surface'],
  danger: ['surface'],
  info: ['surface'],
}

test.each(
  (['light', 'dark'] as const).flatMap((theme) => [
    ...pairs(TEXT).map(([name, ground]) => ({ theme, name, ground, least: 4.5 })),
    ...pairs(SHAPES).map(([name, ground]) => ({ theme, name, ground, least: 3 })),
  ])
)('$name on $ground has enough contrast in the $theme theme', ({ theme, name, ground, least }) => {
  const colour = THEMES[theme]
  expect(contrast(colour[name]!, colour[ground]!)).toBeGreaterThanOrEqual(least)
})

test('no screen defines its own colour or pixel length', () => {
  expect(Object.keys(SCREENS).length).toBeGreaterThan(100)
  const own = Object.entries(SCREENS)
    .filter(([path]) => !EXCEPTIONS.some((name) => path.endsWith(name)))
    .flatMap(([path, code]) => [...code.matchAll(OF_ITS_OWN)].map(([found]) => `${path}: ${found}`))
  expect(own).toEqual([])
})

const OF_ITS_OWN = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|\[[^\]\s]*\d+px[^\]\s]*\]/gi

/** Google's logo has Google's colours; scanners need a black and white QR code; the spec fixes the width of a toast in pixels. */
const EXCEPTIONS = ['google_button.tsx', 'qr_code.tsx', 'toaster.tsx', '.test.tsx']

function pairs(grounds: Record<string, string[]>): [string, string][] {
  return Object.entries(grounds).flatMap(([name, on]) =>
    on.map((ground): [string, string] => [name, ground])
  )
}

/** The colour tokens that a CSS rule defines, by name. */
function colours(selector: string): Record<string, string> {
  const [, block = ''] = tokens.split(`\n${selector} {`)
  const [rule = ''] = block.split('\n}')
  return Object.fromEntries(
    [...rule.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!])
  )
}
