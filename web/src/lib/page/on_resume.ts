const TICK_MS = 2_000
const SUSPENSION_MS = 10_000

/** Browsers throttle the timers of hidden pages to once a minute. */
const HIDDEN_SUSPENSION_MS = 90_000

/**
 * Calls the listener when the device resumes from sleep, detected by a delayed timer, and when its network returns. Returns a
 * function that removes the listener.
 */
export function onResume(listener: () => void): () => void {
  let lastTick = Date.now()
  const timer = setInterval(() => {
    const elapsed = Date.now() - lastTick
    lastTick = Date.now()
    if (elapsed > (document.visibilityState === 'visible' ? SUSPENSION_MS : HIDDEN_SUSPENSION_MS))
      listener()
  }, TICK_MS)
  window.addEventListener('online', listener)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', listener)
  }
}
