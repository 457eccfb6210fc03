import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { MessageText } from '@/features/interactions/conversation/components/message_text'
import { classes } from '@/lib/classes'
import { conversation as messages } from '@/messages/conversation'

type Props = {
  text: string
  isMine: boolean
  /** The first name of the other member. */
  name: string
  /** The time, or that the message is being sent. */
  note: ReactNode
  /** The days of a booking request. */
  days?: string | null
}

/** A message: those of the reader on the right, those of the other member on the left. */
export function MessageBubble({ text, isMine, name, note, days }: Props) {
  return (
    <div
      className={classes(
        // Stacked marks would paint over other messages.
        'forced-edge max-w-[min(85%,34rem)] overflow-clip rounded-card border px-3 py-1.5 shadow-soft',
        isMine
          ? 'self-end rounded-br-sm border-transparent bg-primary-tint'
          : 'self-start rounded-bl-sm border-line bg-raised'
      )}
    >
      <span className="sr-only">{isMine ? messages.you : messages.author({ name })}</span>
      {days && (
        <p className="mt-0.5 mb-1 flex items-center gap-1.5 font-semibold">
          <CalendarDays aria-hidden className="size-4 shrink-0 text-primary" />
          {days}
        </p>
      )}
      <div className="flex flex-wrap items-end justify-end gap-x-3">
        <MessageText text={text} />
        <span className="text-xs text-soft">{note}</span>
      </div>
    </div>
  )
}
