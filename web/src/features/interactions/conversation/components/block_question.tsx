import { LazyAlertDialog } from '@/components/lazy_alert_dialog'
import { QuotingText } from '@/components/quoting_text'
import { conversation as messages } from '@/messages/conversation'

type Props = {
  name: string
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  onBlock: () => void
}

/** Asks before a member is blocked, and says what that does. */
export function BlockQuestion({ name, isOpen, isBusy, onClose, onBlock }: Props) {
  return (
    <LazyAlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={<QuotingText sentence={messages.blockTitle({ name })} quote={name} />}
      description={<QuotingText sentence={messages.blockHint({ name })} quote={name} />}
      confirmLabel={messages.block}
      onConfirm={onBlock}
      destructive
      busy={isBusy}
    />
  )
}
