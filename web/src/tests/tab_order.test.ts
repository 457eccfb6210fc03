import { expect, test } from 'vitest'

const SCREENS = import.meta.glob<string>('../{components,features,pages,shell}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Without controls, so that it has no tab order. */
const EXCEPTIONS = ['member_stats.tsx']

test('no column is drawn in the reverse of its tab order', () => {
  expect(Object.keys(SCREENS).length).toBeGreaterThan(100)
  const reversed = Object.entries(SCREENS)
    .filter(([path]) => !EXCEPTIONS.some((name) => path.endsWith(name)))
    .filter(([, code]) => code.includes('flex-col-reverse'))
  expect(reversed.map(([path]) => path)).toEqual([])
})
