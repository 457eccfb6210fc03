import * as React from 'react'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import type * as toastsSlice from '@/lib/toasts/toasts_slice'

type LooksConfig = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics: boolean }

// Generous, because a busy machine can take seconds to load a page; waits end as soon as they succeed.
configure({ asyncUtilTimeout: 10_000 })
const { waitFor } = vi
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options)

// Prints the page when a wait ends in vain, instead of at each of its looks.
configure(({ getElementError }) => ({
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isLook } = getConfig() as LooksConfig
    if (!isLook) return getElementError(message, container)
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
  },
}))

// React's development build records the stack of every element for its messages, a sixth of the run's processor time. This is
// its own limit of such stacks a second, reached from the start.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its owner stacks elsewhere')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} })

// Tests of live updates mock it themselves.
vi.mock('socket.io-client', () => ({
  io: () => {
    const socket = { on() {}, connect: () => socket, disconnect: () => socket }
    return socket
  },
}))
// A notice stays open until it is closed or replaced, so that no test must find it within its five seconds.
vi.mock('@/lib/toasts/toasts_slice', async (load) => ({
  ...(await load<typeof toastsSlice>()),
  NOTICE_MS: Infinity,
}))

// Browser APIs that jsdom lacks and the components use.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
)
// A virtualized list renders no rows without a height of the list and its rows.
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
performance.getEntriesByType ??= () => []
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
  sessionStorage.clear()
})
