import { useQueryClient } from '@tanstack/react-query'
import { CloudAlert, WifiOff } from 'lucide-react'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { useIsOnline } from '@/lib/page/use_is_online'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { common } from '@/messages/common'

/** Replaces a members' page while the current user is unknown because the browser is offline or the server unreachable. */
export function AccountUnknown() {
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()

  return (
    <EmptyState
      headingLevel={1}
      icon={isOnline ? <CloudAlert aria-hidden /> : <WifiOff aria-hidden />}
      title={isOnline ? common.accountUnknown : common.accountOffline}
      description={isOnline ? common.offlineHint : common.accountOfflineHint}
      action={
        <Button onClick={() => void queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY })}>
          {common.tryAgain}
        </Button>
      }
    />
  )
}
