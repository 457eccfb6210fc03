import type { Conversation } from '@saajha/contract/conversation'
import { useRef, useState } from 'react'
import { useSendMessage } from '@/features/interactions/conversation/hooks/use_send_message'
import { useStoredText } from '@/features/interactions/conversation/hooks/use_stored_text'

/**
 * The text that a member writes in a conversation, and the one that is being sent. Both are stored in this browser until they
 * are delivered; a text that could not be sent returns to the box.
 */
export function useComposer(memberId: string, conversation: Conversation) {
  const [stored, store] = useStoredText(memberId, conversation)
  const [text, setText] = useState(stored)
  const [sending, setSending] = useState<string | null>(null)
  const { send, error, reset } = useSendMessage(conversation.id)
  // A request ends after the render in which it began.
  const latest = useRef({ text: stored, sending: null as string | null })

  const change = (next: Partial<typeof latest.current>) => {
    latest.current = { ...latest.current, ...next }
    setText(latest.current.text)
    setSending(latest.current.sending)
    store(joined(latest.current.sending, latest.current.text))
  }

  const submit = async () => {
    const body = latest.current.text.trim()
    if (body === '' || latest.current.sending !== null) return
    change({ text: '', sending: body })
    const isSent = await send({ body })
    change({
      sending: null,
      text: isSent ? latest.current.text : joined(body, latest.current.text),
    })
  }

  return {
    text,
    sending,
    error,
    submit: () => void submit(),
    write: (next: string) => {
      if (error) reset()
      change({ text: next })
    },
  }
}

function joined(sending: string | null, text: string) {
  return [sending, text].filter(Boolean).join('\n')
}
