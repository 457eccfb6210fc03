import { expect, test } from 'vitest'

const SCREENS = import.meta.glob<string>('../{components,features,pages,shell}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Without controls, or of a single child, so that there is no tab order to differ from. */
const EXCEPTIONS = ['member_stats.tsx', 'message_list.tsx']

/** CSS classes that draw elements in another order than the DOM has. */
const REORDERING = /(?<![\w-])-?order-(?!none)[\w[(]|-reverse(?![\w-])/

test('no screen draws its elements in another order than the tab order', () => {
  expect(Object.keys(SCREENS).length).toBeGreaterThan(100)
  const reordered = Object.entries(SCREENS)
    .filter(([path]) => !EXCEPTIONS.some((name) => path.endsWith(name)))
    .filter(([, code]) => REORDERING.test(code))
  expect(reordered.map(([path]) => path)).toEqual([])
})
