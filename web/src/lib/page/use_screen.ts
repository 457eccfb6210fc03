import { useSyncExternalStore } from 'react'

const phone = mediaQuery('(width < 48rem)')
const wide = mediaQuery('(width >= 64rem)')

/** Whether the screen has the width of a phone. Phones have the bottom bar. */
export function useIsPhone() {
  return useSyncExternalStore(phone.listen, phone.holds)
}

/** Whether the screen is wide enough for a second column. */
export function useIsWide() {
  return useSyncExternalStore(wide.listen, wide.holds)
}

/** For layouts that render other elements; differences in style alone are a matter of CSS classes. */
function mediaQuery(query: string) {
  return {
    listen: (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    holds: () => window.matchMedia(query).matches,
  }
}
