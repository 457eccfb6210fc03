import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { newIdempotencyKey } from '@/features/interactions/idempotency_key'

type Options<Body, Sent> = {
  /** Sends the body with its `Idempotency-Key`. */
  request: (body: Body, key: string) => Promise<Sent>
  onSuccess: (sent: Sent, body: Body) => void
  onError?: (error: Error, body: Body) => void
}

/** Sends what a member has composed. Retries are idempotent: it keeps its key until it changes or is delivered. */
export function useIdempotentSend<Body, Sent>(options: Options<Body, Sent>) {
  const { request, onSuccess, onError } = options
  const composed = useRef({ content: '', key: '' })

  const keyFor = (body: Body) => {
    const content = JSON.stringify(body)
    if (composed.current.content !== content)
      composed.current = { content, key: newIdempotencyKey() }
    return composed.current.key
  }

  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: Body) => request(body, keyFor(body)),
    onSuccess: (sent, body) => {
      composed.current = { content: '', key: '' }
      onSuccess(sent, body)
    },
    onError,
  })

  const isSending = useRef(false)
  /** Resolves to whether it was delivered. Ignores a second press, which can precede the disabled button. */
  const send = async (body: Body) => {
    if (isSending.current) return false
    isSending.current = true
    return mutateAsync(body)
      .then(
        () => true,
        () => false
      )
      .finally(() => (isSending.current = false))
  }
  return { send, isSending: isPending, error, reset }
}
