import { CloudAlert } from 'lucide-react'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { serverMessage } from '@/lib/http/server_message'
import { common } from '@/messages/common'
import { desk } from '@/messages/desk'

type Props = { error: unknown; onRetry: () => void }

/** What is shown in place of something that the desk could not load. */
export function DeskFailed({ error, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudAlert aria-hidden />}
        title={desk.loadFailed}
        description={serverMessage(error, common.offlineHint)}
        action={<Button onClick={onRetry}>{common.tryAgain}</Button>}
      />
    </div>
  )
}
