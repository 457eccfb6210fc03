const TICK_MS = 2_000
const SLEPT_MS = 10_000

/** Browsers run the timers of pages that nobody looks at once a minute. */
const SLEPT_HIDDEN_MS = 90_000

/**
 * Calls `wake` when the device comes back from sleep, as the clock went on while the page stood still, and when its network
 * comes back. Returns what ends it.
 */
export function onResume(wake: () => void): () => void {
  let seen = Date.now()
  const timer = setInterval(() => {
    const slept = Date.now() - seen
    seen = Date.now()
    if (slept > (document.visibilityState === 'visible' ? SLEPT_MS : SLEPT_HIDDEN_MS)) wake()
  }, TICK_MS)
  window.addEventListener('online', wake)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', wake)
  }
}
