import { message } from '@/tests/conversation'

export const SEND = 'POST /api/conversations/k1/messages'
/** The response to a message that was sent. */
export const delivered = { status: 201, body: message(3, 'At ten?', { isMine: true }) }
export const FAILED = 'Failed to send message. Please try again.'

/** Responds to the first request with a failure, to later ones with the message. */
export function failingOnce(response = { status: 500 } as object) {
  const responses = [response]
  return () => responses.shift() ?? delivered
}
