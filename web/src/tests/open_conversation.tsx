import type { Booking } from '@saajha/contract/booking'
import type { Conversation, ConversationPush, Message } from '@saajha/contract/conversation'
import { act, screen, within } from '@testing-library/react'
import { camera } from '@/tests/camera'
import { message, rented } from '@/tests/conversation'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

type StubResponses = Parameters<typeof stubRequests>[0]

type Handlers = Record<string, ((payload: never) => void) | undefined>

export const ravi = { ...asha, id: 'u2', fullName: 'Ravi Iyer', email: 'ravi@example.in' }

const MESSAGES = [message(1, 'Is it free?', { isMine: true }), message(2, 'Yes, it is.')]

export type OpenOptions = {
  conversation?: Conversation
  messages?: Message[]
  bookings?: Booking[]
  responses?: StubResponses
  /** Further parameters of the URL, such as `&startDate=2099-12-03`. */
  query?: string
  /** The handlers of the mocked socket. */
  handlers?: Handlers
}

/** The request for the bookings of a conversation. */
function bookingsOf({ side, itemId, with: { id } }: Conversation) {
  const ofRenter = side === 'owner' ? `&renterId=${id}` : ''
  return `GET /api/bookings?as=${side}&itemId=${itemId}${ofRenter}`
}

/** Opens the contact page of a conversation: of Ravi, or for an owner's side of Asha. */
export async function openConversation(options: OpenOptions = {}) {
  const {
    conversation = rented,
    messages = MESSAGES,
    query = '',
    bookings = [],
    responses,
    handlers = {},
  } = options
  const isOwner = conversation.side === 'owner'
  const requests = stubRequests({
    'GET /api/auth/user': { body: isOwner ? asha : ravi },
    'GET /api/items/i1': { body: camera },
    'GET /api/conversations?itemId=i1': { body: [conversation] },
    'GET /api/conversations/k1': { body: conversation },
    'GET /api/conversations/k1/messages': { body: messages },
    [bookingsOf(conversation)]: { body: bookings },
    ...responses,
  })
  const app = renderApp(`/contact/i1?${isOwner ? 'with=k1' : ''}${query}`)
  const region = await screen.findByRole('region', { name: /^Conversation with/ })
  const sent = (path: string) =>
    requests.mock.calls
      .filter(([url, init]) => `${init?.method ?? 'GET'} ${url as string}` === path)
      .map(([, init]) => ({
        key: new Headers(init?.headers).get('Idempotency-Key'),
        body: init?.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : null,
      }))
  return {
    ...app,
    region,
    list: within(region),
    sent,
    field: () => screen.getByLabelText<HTMLTextAreaElement>('Message'),
    send: () => app.visitor.click(screen.getByRole('button', { name: 'Send Message' })),
    push: (more: Partial<ConversationPush>) => {
      const counts = { conversationId: 'k1', lastNo: 2, unread: 1, version: 4, seenNo: 1 }
      act(() => handlers.conversation?.({ ...counts, ...more } as never))
    },
    scrollTo: (top: number) => {
      region.scrollTop = top
      act(() => void region.dispatchEvent(new Event('scroll', { bubbles: true })))
    },
  }
}
