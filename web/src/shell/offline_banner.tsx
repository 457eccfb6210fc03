import { WifiOff } from 'lucide-react'
import { useIsOnline } from '@/lib/page/use_is_online'
import { shell } from '@/messages/shell'

/** A banner while offline. */
export function OfflineBanner() {
  const isOnline = useIsOnline()

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
