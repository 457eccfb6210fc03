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
