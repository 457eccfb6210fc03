/** How long a sign-out waits for what is sent before it, in milliseconds. */
const PATIENCE_MS = 2_000

/** Sends what waits for the page to be left. */
type Listener = () => unknown

const listeners = new Set<Listener>()

/**
 * Calls when the page is left or goes out of sight: on a phone nothing surer comes before its end. Returns what stops it.
 * `flushOnPageHide` waits for what the listener returns.
 */
export function onPageHide(listener: Listener) {
  const outOfSight = () => document.visibilityState === 'hidden' && listener()
  listeners.add(listener)
  window.addEventListener('pagehide', listener)
  document.addEventListener('visibilitychange', outOfSight)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('pagehide', listener)
    document.removeEventListener('visibilitychange', outOfSight)
  }
}

/** Calls all of them now, and waits until what they sent is answered, yet not for long. */
export function flushOnPageHide() {
  const answered = Promise.allSettled([...listeners].map((listener) => listener()))
  return Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
