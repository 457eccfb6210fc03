/** The longest wait of a sign-out for pending requests, in milliseconds. */
const FLUSH_TIMEOUT_MS = 2_000

/** Sends pending requests; may return a promise of their completion. */
type Listener = () => unknown

const listeners = new Set<Listener>()

/**
 * Calls the listener on `pagehide` and when the page becomes hidden, on phones the last reliable event. Returns a function
 * that removes the listener. `flushOnPageHide` waits for the promise that the listener returns.
 */
export function onPageHide(listener: Listener) {
  const onVisibilityChange = () => document.visibilityState === 'hidden' && listener()
  listeners.add(listener)
  window.addEventListener('pagehide', listener)
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('pagehide', listener)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}

/** Calls all listeners and resolves when their requests have settled, after two seconds at the latest. */
export function flushOnPageHide() {
  const settled = Promise.allSettled([...listeners].map((listener) => listener()))
  return Promise.race([settled, new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS))])
}
