import { useSyncExternalStore } from 'react'

const phone = conditionOf('(width < 48rem)')
const wide = conditionOf('(width >= 64rem)')

/** Whether the screen is a phone's: where what is at hand stands at the bottom. */
export function useIsPhone() {
  return useSyncExternalStore(phone.listen, phone.holds)
}

/** Whether there is room for a second column beside what is read. */
export function useIsWide() {
  return useSyncExternalStore(wide.listen, wide.holds)
}

/** For what stands elsewhere on another screen; what only looks different there is a matter of classes. */
function conditionOf(query: string) {
  return {
    listen: (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    holds: () => window.matchMedia(query).matches,
  }
}
