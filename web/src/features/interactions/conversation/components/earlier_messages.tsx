import { Button } from '@/components/button'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { conversation as messages } from '@/messages/conversation'
import { conversationPage } from '@/messages/conversation_page'

type Props = { isLoading: boolean; isFailed: boolean; onShow: () => void }

/** The button that loads earlier messages. Scrolling to the top loads them, too. */
export function EarlierMessages({ isLoading, isFailed, onShow }: Props) {
  const removed = useFocusOnRemoval<HTMLDivElement>('textarea')

  return (
    <div ref={removed} className="flex flex-col items-center gap-1">
      {isFailed && !isLoading && (
        <p role="alert" className="text-sm text-danger">
          {conversationPage.loadFailed}
        </p>
      )}
      {/* Not disabled while it loads, since a disabled button loses the focus. */}
      <Button variant="ghost" aria-busy={isLoading || undefined} onClick={onShow}>
        {messages.earlier}
      </Button>
    </div>
  )
}
