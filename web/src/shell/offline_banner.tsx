import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useIsOnline } from '@/lib/use_is_online'
import { shell } from '@/messages/shell'

/** Delay of the second refetch after a reconnect, whose first requests often fail, in milliseconds. */
const SECOND_REFETCH_MS = 3_000

/** A banner while offline; refetches failed queries when the network returns. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  useReadingAgain()

  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-center text-sm font-semibold text-canvas">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {shell.offline}
        </p>
      )}
    </div>
  )
}

function useReadingAgain() {
  const queryClient = useQueryClient()

  useEffect(() => {
    let later: number | undefined
    const readFailed = () => {
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    }
    const onBack = () => {
      readFailed()
      later = window.setTimeout(readFailed, SECOND_REFETCH_MS)
    }
    window.addEventListener('online', onBack)
    return () => {
      window.removeEventListener('online', onBack)
      clearTimeout(later)
    }
  }, [queryClient])
}
