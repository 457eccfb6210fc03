import { Link } from 'react-router-dom'
import { messageParts } from '@/features/interactions/conversation/message_parts'
import { langOf } from '@/lib/text/lang_of'

/** The text of a message as it was written. URLs of this site are links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" lang={langOf(text)} className="min-w-0 grow wrap-anywhere whitespace-pre-wrap">
      {messageParts(text).map((part, index) =>
        part.path ? (
          <Link key={index} to={part.path} className="text-primary underline underline-offset-2">
            {part.text}
          </Link>
        ) : (
          part.text
        )
      )}
    </p>
  )
}
