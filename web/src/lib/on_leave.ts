/**
 * Calls when the page is left or goes out of sight: on a phone nothing surer comes before its end. Returns what stops it.
 */
export function onLeave(listener: () => void) {
  const outOfSight = () => document.visibilityState === 'hidden' && listener()
  // The first comes before a sign-out is asked for; not every browser knows it.
  window.addEventListener('beforeunload', listener)
  window.addEventListener('pagehide', listener)
  document.addEventListener('visibilitychange', outOfSight)
  return () => {
    window.removeEventListener('beforeunload', listener)
    window.removeEventListener('pagehide', listener)
    document.removeEventListener('visibilitychange', outOfSight)
  }
}
