import { LoadFailed } from '@/components/load_failed'
import { serverMessage } from '@/lib/http/server_message'
import { common } from '@/messages/common'
import { desk } from '@/messages/desk'

type Props = { error: unknown; onRetry: () => void }

/** What is shown in place of something that the desk could not load. */
export function DeskFailed({ error, onRetry }: Props) {
  const description = serverMessage(error, common.offlineHint)
  return <LoadFailed title={desk.loadFailed} description={description} onRetry={onRetry} />
}
