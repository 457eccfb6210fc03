import type { Conversation } from '@saajha/contract/conversation'
import { LIMITS } from '@saajha/contract/limits'
import { isBlank } from '@saajha/contract/typed_text'
import { CircleAlert, Send } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Button } from '@/components/button'
import { QuickReplies } from '@/features/interactions/conversation/components/quick_replies'
import type { useComposer } from '@/features/interactions/conversation/hooks/use_composer'
import { useFraudQuestion } from '@/features/interactions/conversation/use_fraud_question'
import { loadWarnings } from '@/features/moderation/public'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { useIsOnline } from '@/lib/page/use_is_online'
import { isComposing } from '@/lib/text/is_composing'
import { common } from '@/messages/common'
import { contact } from '@/messages/contact'
import { conversation as messages } from '@/messages/conversation'

type Props = { conversation: Conversation; composer: ReturnType<typeof useComposer> }

/** The box in which a message is written, with quick replies while it is empty. */
export function Composer({ conversation, composer }: Props) {
  const { text, isSending, error, write, submit } = composer
  const field = useRef<HTMLTextAreaElement>(null)
  const alert = useId()
  const { ask, question } = useFraudQuestion()
  useEffect(loadWarnings, [])
  const excess = text.trim().length - LIMITS.message.max
  const isOnline = useIsOnline()
  const failure = isOnline ? contact.failed : messages.waitsForNetwork
  const problem =
    excess > 0 ? messages.tooLong({ count: excess }) : error && serverMessage(error, failure)
  const mayRetry = excess <= 0 && error && !(error instanceof ApiError && error.status < 500)

  const send = async () => {
    if (excess > 0 || isBlank(text)) return
    const checked = text.trim()
    if (await ask(checked)) submit(checked)
  }

  const onChoose = (reply: string) => {
    write(reply)
    field.current?.focus()
  }

  return (
    <form
      className="border-t border-line px-3 pt-2 pb-3 sm:px-4"
      onSubmit={(event) => {
        event.preventDefault()
        field.current?.focus()
        void send()
      }}
    >
      {text === '' && !isSending && (
        <QuickReplies conversation={conversation} onChoose={onChoose} />
      )}
      {problem && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 pb-2">
          <p id={alert} role="alert" className="flex gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {problem}
          </p>
          {mayRetry && (
            <Button
              variant="ghost"
              className="-my-1 ml-auto"
              onClick={() => {
                field.current?.focus()
                void send()
              }}
            >
              {common.tryAgain}
            </Button>
          )}
        </div>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          aria-label={contact.message}
          aria-describedby={problem ? alert : undefined}
          placeholder={messages.placeholder}
          dir="auto"
          rows={1}
          maxLength={LIMITS.message.max}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            void send()
          }}
          className="control field-sizing-content max-h-36 flex-1 resize-none"
        />
        <Button type="submit" aria-busy={isSending || undefined}>
          {!isSending && <Send aria-hidden />}
          <span className="sr-only sm:not-sr-only">{contact.send}</span>
        </Button>
      </div>
      {question}
    </form>
  )
}

/**
 * Enter sends where there is a keyboard. On touch screens it breaks the line, as does Shift+Enter, and it confirms an input
 * method's word.
 */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent) {
  if (key !== 'Enter' || shiftKey || isComposing(nativeEvent)) return false
  return window.matchMedia('(pointer: fine)').matches
}
