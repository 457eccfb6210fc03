import type { Conversation, Message } from '@saajha/contract/conversation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '@/lib/http/api_error'
import { onResume } from '@/lib/page/on_resume'
import { attemptAt, isReceived } from '@/features/interactions/conversation/attempt'
import { useSendMessage } from '@/features/interactions/conversation/hooks/use_send_message'
import {
  useStoredText,
  useTextOfOtherTab,
  type UnsentText,
} from '@/features/interactions/conversation/hooks/use_stored_text'

type State = UnsentText & {
  isSending: boolean
  /** The messages that the API has stored. */
  sent: readonly Message[]
}

/**
 * The text that a member writes in a conversation, and the one that is being sent. Both are stored in this browser until they
 * are delivered. A text that could not be sent returns to the box, and leaves it once its message is received after all. One that
 * did not reach the API is sent again when the network returns, unless it has been changed.
 */
export function useComposer(
  memberId: string,
  conversation: Conversation,
  messages: readonly Message[] = []
) {
  const [stored, store] = useStoredText(memberId, conversation)
  const [state, setState] = useState<State>({ ...stored, isSending: false, sent: [] })
  const { send, isStored, error, reset } = useSendMessage(conversation.id)
  // A request ends after the render in which it began.
  const latest = useRef(state)

  const change = (changes: Partial<State>) => {
    latest.current = { ...latest.current, ...changes }
    const { text, attempt, isSending } = latest.current
    setState(latest.current)
    store({ text: isSending ? joined(attempt!.body, text) : text, attempt })
  }

  useTextOfOtherTab(memberId, conversation, (unsent) => {
    // A text that is being sent here is stored again when that has ended.
    if (latest.current.isSending) return
    latest.current = { ...latest.current, ...unsent }
    setState(latest.current)
  })

  const submit = async (body: string) => {
    const { text, attempt, isSending } = latest.current
    if (body === '' || isSending) return
    const next = attemptAt(body, attempt)
    change({ text: without(body, text), attempt: next, isSending: true })
    // The text was edited after a failure: it may be stored as it was before.
    if (attempt && next !== attempt && (await isStored(attempt))) {
      const edited = joined(body, latest.current.text)
      return change({ text: without(attempt.body, edited), attempt: null, isSending: false })
    }
    const message = await send(next)
    if (message)
      change({ attempt: null, isSending: false, sent: [...latest.current.sent, message] })
    else change({ text: joined(body, latest.current.text), isSending: false })
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

  const hasNoConnection = error !== null && !(error instanceof ApiError)
  const onConnection = useEffectEvent(() => {
    const { text, attempt } = latest.current
    if (attempt && text.trim() === attempt.body) void submit(attempt.body)
  })
  useEffect(() => (hasNoConnection ? onResume(() => onConnection()) : undefined), [hasNoConnection])

  const lastNo = messages.at(-1)?.no ?? 0
  const waiting = state.sent.filter(({ no }) => no > lastNo).map(({ body }) => body!)
  const sending = state.isSending && !isDelivered ? [state.attempt!.body] : []
  return {
    text: state.text,
    /** The texts that are being sent, until their messages are received. A push may precede the response. */
    sending: [...waiting, ...sending],
    isSending: state.isSending,
    error,
    /** Sends the text that was in the box when it was checked; what was written since stays there. */
    submit: (checked: string) => void submit(checked),
    write: (text: string) => {
      if (error) reset()
      change({ text })
    },
  }
}

function joined(body: string, text: string) {
  return [body, text].filter(Boolean).join('\n')
}

/** What was written after a text. */
function without(body: string, text: string) {
  const start = text.trimStart()
  return start.startsWith(body) ? start.slice(body.length).trimStart() : text
}
