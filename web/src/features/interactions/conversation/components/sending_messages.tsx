import { MessageBubble } from '@/features/interactions/conversation/components/message_bubble'
import { classes } from '@/lib/classes'
import { contact } from '@/messages/contact'

type Props = { texts: readonly string[]; className?: string }

/** The reader's messages until they are received. */
export function SendingMessages({ texts, className }: Props) {
  if (texts.length === 0) return null

  return (
    <div className={classes('flex flex-col gap-2', className)}>
      {texts.map((text, index) => (
        <MessageBubble key={index} text={text} isMine name="" note={contact.sending} />
      ))}
    </div>
  )
}
