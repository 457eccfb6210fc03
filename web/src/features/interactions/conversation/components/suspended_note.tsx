import { QuotingText } from '@/components/quoting_text'
import { conversation as messages } from '@/messages/conversation'

/** In place of the composer while the other member's account is suspended. */
export function SuspendedNote({ name }: { name: string }) {
  return (
    <p className="border-t border-line p-4 wrap-anywhere text-soft">
      <QuotingText sentence={messages.suspended({ name })} quote={name} />
    </p>
  )
}
