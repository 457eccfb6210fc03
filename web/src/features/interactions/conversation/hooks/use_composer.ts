import type { Conversation, Message } from '@saajha/contract/conversation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { attemptAt, isReceived } from '@/features/interactions/conversation/attempt'
import { useSendMessage } from '@/features/interactions/conversation/hooks/use_send_message'
import {
  useStoredText,
  type UnsentText,
} from '@/features/interactions/conversation/hooks/use_stored_text'

type State = UnsentText & { isSending: boolean }

/**
 * The text that a member writes in a conversation, and the one that is being sent. Both are stored in this browser until they
 * are delivered. A text that could not be sent returns to the box, and leaves it once its message is received after all.
 */
export function useComposer(
  memberId: string,
  conversation: Conversation,
  messages: readonly Message[] = []
) {
  const [stored, store] = useStoredText(memberId, conversation)
  const [state, setState] = useState<State>({ ...stored, isSending: false })
  const { send, error, reset } = useSendMessage(conversation.id)
  // A request ends after the render in which it began.
  const latest = useRef(state)

  const change = (changes: Partial<State>) => {
    latest.current = { ...latest.current, ...changes }
    const { text, attempt, isSending } = latest.current
    setState(latest.current)
    store({ text: isSending ? joined(attempt!.body, text) : text, attempt })
  }

  const submit = async () => {
    const { text, attempt, isSending } = latest.current
    const body = text.trim()
    if (body === '' || isSending) return
    const next = attemptAt(body, attempt)
    change({ text: '', attempt: next, isSending: true })
    const isSent = await send(next)
    change({
      text: isSent ? latest.current.text : joined(body, latest.current.text),
      attempt: isSent ? null : next,
      isSending: false,
    })
  }

  const isDelivered = state.attempt !== null && isReceived(state.attempt, messages)
  const onDelivered = useEffectEvent(() => {
    const { text, attempt } = latest.current
    reset()
    change({ text: without(attempt!.body, text), attempt: null })
  })
  useEffect(() => {
    if (isDelivered && !state.isSending) onDelivered()
  }, [isDelivered, state.isSending])

  return {
    text: state.text,
    /** The text that is being sent, until its message is received, which may be by a push before the response; else null. */
    sending: state.isSending && !isDelivered ? state.attempt!.body : null,
    isSending: state.isSending,
    error,
    submit: () => void submit(),
    write: (text: string) => {
      if (error) reset()
      change({ text })
    },
  }
}

function joined(body: string, text: string) {
  return [body, text].filter(Boolean).join('\n')
}

/** What was written after a text that could not be sent. */
function without(body: string, text: string) {
  return text.startsWith(body) ? text.slice(body.length).trimStart() : text
}
