import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openConversation } from '@/tests/open_conversation'
import { messagesKey } from '@/lib/queries/query_keys'
import { message } from '@/tests/conversation'
import { fill } from '@/tests/fill'
import { SEND, delivered, failingOnce } from '@/features/interactions/conversation/tests/sending'

/** Makes the device one with a mouse. */
function useMouse() {
  const original = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...original(media),
    matches: media === '(pointer: fine)',
  }))
}

test('a message is shown at once as being sent, and then as sent', async () => {
  let respond = (_: typeof delivered) => {}
  const { visitor, field, send, list } = await openConversation({
    responses: { [SEND]: () => new Promise((resolve) => (respond = resolve)) },
  })
  await visitor.type(field(), 'At ten?')
  await send()
  expect(field().value).toBe('')
  expect(await list.findByText('At ten?')).toBeTruthy()
  expect(list.getByText('Sending...')).toBeTruthy()
  respond(delivered)
  await waitFor(() => expect(list.queryByText('Sending...')).toBeNull())
  expect(list.getAllByText('At ten?')).toHaveLength(1)
})

test('a message that a push brings before the response is shown once', async () => {
  let respond = (_: typeof delivered) => {}
  const { visitor, field, send, sent, list, queryClient } = await openConversation({
    responses: { [SEND]: () => new Promise((resolve) => (respond = resolve)) },
  })
  await fill(visitor, field(), 'At ten?')
  await send()
  await list.findByText('Sending...')
  const idempotencyKey = sent(SEND)[0]!.key
  queryClient.setQueryData(['/api/conversations', 'k1', 'messages'], (cached: object[]) => [
    ...cached,
    { ...delivered.body, idempotencyKey },
  ])
  await waitFor(() => expect(list.queryByText('Sending...')).toBeNull())
  expect(list.getAllByText('At ten?')).toHaveLength(1)
  respond(delivered)
})

test('a message after ones that were not received fetches them, too', async () => {
  const after = 'GET /api/conversations/k1/messages?after=2&limit=50'
  const others = [message(3, 'Come at nine'), message(4, 'At ten?', { isMine: true })]
  const { visitor, field, send, list } = await openConversation({
    responses: { [SEND]: { status: 201, body: others[1] }, [after]: { body: others } },
  })
  await fill(visitor, field(), 'At ten?')
  await send()
  expect(await list.findByText('Come at nine')).toBeTruthy()
  expect(list.getAllByText('At ten?')).toHaveLength(1)
})

test('a sent message stays visible as being sent until it is received, also if fetching the ones before it fails', async () => {
  const after = 'GET /api/conversations/k1/messages?after=2&limit=50'
  const others = [message(3, 'Come at nine'), message(4, 'At ten?', { isMine: true })]
  const { visitor, field, send, sent, list, queryClient } = await openConversation({
    responses: { [SEND]: { status: 201, body: others[1] }, [after]: { status: 500 } },
  })
  await fill(visitor, field(), 'At ten?')
  await send()
  await waitFor(() => expect(sent(after)).toHaveLength(1))
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Send Message' }).getAttribute('aria-busy')
    ).toBeNull()
  )
  expect(list.getByText('At ten?')).toBeTruthy()
  act(() => {
    queryClient.setQueryData(messagesKey('k1'), (cached: object[]) => [...cached, ...others])
  })
  await waitFor(() => expect(list.queryByText('Sending...')).toBeNull())
  expect(list.getAllByText('At ten?')).toHaveLength(1)
})

test('a second press sends nothing twice', async () => {
  let respond = (_: typeof delivered) => {}
  const { visitor, field, send, sent, list } = await openConversation({
    responses: { [SEND]: () => new Promise((resolve) => (respond = resolve)) },
  })
  await fill(visitor, field(), 'At ten?')
  await send()
  await send()
  fireEvent.submit(field().closest('form')!)
  respond(delivered)
  await waitFor(() => expect(list.queryByText('Sending...')).toBeNull())
  expect(sent(SEND)).toHaveLength(1)
})

test('an empty message is not sent, and spaces around a text are not', async () => {
  const { visitor, field, send, sent } = await openConversation({
    responses: { [SEND]: delivered },
  })
  for (const nothing of ['   ', '\u3164\u200b']) {
    await fill(visitor, field(), nothing)
    await send()
    expect(sent(SEND)).toEqual([])
    await visitor.clear(field())
  }
  await fill(visitor, field(), 'At ten? ')
  await send()
  await waitFor(() => expect(sent(SEND).map(({ body }) => body)).toEqual([{ body: 'At ten?' }]))
})

test.each([
  [409, 'answerAwaited', 'Please wait for an answer before you write again.'],
  [403, 'memberUnreachable', "This member doesn't take messages from you."],
  [429, 'tooManyMessages', "You've sent 300 messages in the last hour. Try again in a minute."],
])(
  'a response with status %i (%s) shows the server’s message and keeps the text',
  async (...row) => {
    const [status, code, text] = row
    const { visitor, field, send } = await openConversation({
      responses: { [SEND]: { status, body: { code, message: text } } },
    })
    await fill(visitor, field(), 'At ten?')
    await send()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(field().value).toBe('At ten?')
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByText(text).id)
    await fill(visitor, field(), '!')
    expect(screen.queryByText(text)).toBeNull()
  }
)

test('Enter sends with a mouse, Shift+Enter breaks the line', async () => {
  useMouse()
  const { visitor, field, sent } = await openConversation({ responses: { [SEND]: delivered } })
  await visitor.type(field(), 'At{Shift>}{Enter}{/Shift}ten?')
  expect(field().value).toBe('At\nten?')
  await visitor.type(field(), '{Enter}')
  await waitFor(() => expect(sent(SEND).map(({ body }) => body)).toEqual([{ body: 'At\nten?' }]))
})

test('Enter of an input method sends nothing', async () => {
  useMouse()
  const { visitor, field, sent } = await openConversation({ responses: { [SEND]: delivered } })
  await visitor.type(field(), 'namaste')
  for (const enter of [{ isComposing: true }, { keyCode: 229 }])
    expect(fireEvent.keyDown(field(), { key: 'Enter', ...enter })).toBe(true)
  expect(field().value).toBe('namaste')
  expect(sent(SEND)).toEqual([])
})

test('Enter breaks the line on a touch screen', async () => {
  const { visitor, field, sent } = await openConversation({ responses: { [SEND]: delivered } })
  await visitor.type(field(), 'At{Enter}ten?')
  expect(field().value).toBe('At\nten?')
  expect(sent(SEND)).toEqual([])
})

test('a message with signs of a fraud is sent after a question, which is asked once', async () => {
  const { visitor, field, send, sent } = await openConversation({
    responses: { [SEND]: failingOnce() },
  })
  await fill(visitor, field(), 'Install AnyDesk and tell me the OTP')
  await send()
  const question = within(await screen.findByRole('alertdialog'))
  expect(sent(SEND)).toHaveLength(0)
  await visitor.click(question.getByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(sent(SEND)).toHaveLength(1))
  await waitFor(() => expect(field().value).toBe('Install AnyDesk and tell me the OTP'))
  await send()
  await waitFor(() => expect(sent(SEND)).toHaveLength(2))
})

test('what is written while a text is checked stays in the box unsent', async () => {
  const { visitor, field, send, sent } = await openConversation({
    responses: { [SEND]: delivered },
  })
  await fill(visitor, field(), 'At ten?')
  const isSent = send()
  fireEvent.submit(field().closest('form')!)
  fireEvent.change(field(), { target: { value: 'At ten? Tell me the OTP' } })
  await isSent
  await waitFor(() => expect(sent(SEND).map(({ body }) => body)).toEqual([{ body: 'At ten?' }]))
  await waitFor(() => expect(field().value).toBe('Tell me the OTP'))
})

test('a message with signs of a fraud is changed instead, and is not sent', async () => {
  const { visitor, field, send, sent } = await openConversation()
  await fill(visitor, field(), 'Install AnyDesk and tell me the OTP')
  await send()
  const question = within(await screen.findByRole('alertdialog'))
  await visitor.click(question.getByRole('button', { name: 'Change message' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent(SEND)).toHaveLength(0)
  expect(field().value).toBe('Install AnyDesk and tell me the OTP')
})
