import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { QuotingText } from '@/components/quoting_text'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { contact } from '@/messages/contact'

type Props = { itemId: string; owner: string; isBooking: boolean; onWriteAnother: () => void }

/** Confirmation of a sent message, with the next steps and a link back. */
export function ContactSent({ itemId, owner, isBooking, onWriteAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const note = useFocusOnRemoval<HTMLDivElement>('input, textarea')
  useEffect(() => heading.current?.focus(), [])

  return (
    <div ref={note} className="flex animate-rise-in flex-col items-start gap-3">
      <span className="grid size-16 place-items-center rounded-full bg-success-tint text-success">
        <CircleCheckBig aria-hidden className="size-8" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {isBooking ? contact.bookingSentTitle : contact.sentTitle}
      </h2>
      <p className="max-w-prose text-soft">
        <QuotingText sentence={contact.sentNext({ owner })} quote={owner} />
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={`/item/${itemId}`}>{contact.backToItem}</Link>
        </Button>
        <Button variant="outline" onClick={onWriteAnother}>
          {contact.writeAnother}
        </Button>
      </div>
    </div>
  )
}
