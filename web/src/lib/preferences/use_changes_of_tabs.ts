import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onChange` when another tab has changed a key of `localStorage`, and when the page returns from the back/forward
 * cache, where it misses changes.
 */
export function useChangesOfTabs(storedKey: string, onChange: () => void) {
  const read = useEffectEvent(onChange)

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storedKey || key === null) read()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [storedKey])
}
