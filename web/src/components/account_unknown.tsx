import { useQueryClient } from '@tanstack/react-query'
import { CloudAlert } from 'lucide-react'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { common } from '@/messages/common'

/** Replaces a members' page while the current user is unknown because the server is unreachable. */
export function AccountUnknown() {
  const queryClient = useQueryClient()

  return (
    <EmptyState
      headingLevel={1}
      icon={<CloudAlert aria-hidden />}
      title={common.accountUnknown}
      description={common.offlineHint}
      action={
        <Button onClick={() => void queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY })}>
          {common.tryAgain}
        </Button>
      }
    />
  )
}
