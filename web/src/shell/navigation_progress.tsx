import { useNavigation } from 'react-router-dom'
import { classes } from '@/lib/classes'

/** A progress line at the top while the next page is loading. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle'

  return (
    <div
      aria-hidden
      className={classes(
        'fixed inset-x-0 top-0 z-60 h-1 origin-left bg-accent transition duration-1000 ease-out',
        isLoading ? 'scale-x-75 delay-150' : 'scale-x-0 opacity-0'
      )}
    />
  )
}
