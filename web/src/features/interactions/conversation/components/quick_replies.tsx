import type { Conversation } from '@saajha/contract/conversation'
import { conversation as messages } from '@/messages/conversation'

type Props = { side: Conversation['side']; onChoose: (text: string) => void }

/** Ready texts that are put into the composer, to be edited there. */
export function QuickReplies({ side, onChoose }: Props) {
  return (
    <ul
      aria-label={messages.quickReplies}
      className="-mx-3 flex gap-2 overflow-x-auto px-3 pb-2 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {messages.quickRepliesOf[side].map((text) => (
        <li key={text} className="shrink-0">
          <button
            type="button"
            className="min-h-11 rounded-full border border-line bg-surface px-4 text-sm whitespace-nowrap text-primary -outline-offset-3 transition-colors hover:border-primary hover:bg-primary-tint"
            onClick={() => onChoose(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
