import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Waiting ends with what is waited for; a busy machine may take its time to load a page.
configure({ asyncUtilTimeout: 10_000 })

// What jsdom lacks and the components ask the browser for.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
)
// A list that draws only the rows in sight has to have a height, and so have its rows.
for (const [height, part, pixels] of [
  ['clientHeight', '[role=listbox]', 288],
  ['offsetHeight', '[role=option][data-index]', 44],
] as const) {
  Object.defineProperty(HTMLElement.prototype, height, {
    get(this: HTMLElement) {
      return this.matches(part) ? pixels : 0
    },
  })
}
Element.prototype.hasPointerCapture = () => false
Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})

afterEach(() => {
  cleanup()
  localStorage.clear()
})
