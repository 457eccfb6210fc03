import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openConversation } from '@/features/interactions/conversation/tests/open_conversation'
import { message, rented } from '@/tests/conversation'

vi.mock('socket.io-client', () => ({ io: () => ({ on() {}, disconnect() {} }) }))

const CHANGE = 'PUT /api/conversations/k1'

function openBlocked() {
  return openConversation({
    conversation: { ...rented, isBlocked: true },
    responses: { 'DELETE /api/blocks/u1': { status: 204 } },
  })
}

type Opened = Awaited<ReturnType<typeof openConversation>>

async function choose({ visitor }: Opened, name: string) {
  await visitor.click(screen.getByRole('button', { name: 'More options' }))
  await visitor.click(await screen.findByRole('menuitem', { name }))
}

test.each([
  ['Mute', 'Unmute', { isMuted: true }],
  ['Archive', 'Move out of archive', { isArchived: true }],
])(
  '%s changes the conversation, and the menu then offers to %s',
  async (name, reverse, changes) => {
    const opened = await openConversation({
      responses: { [CHANGE]: { body: { ...rented, ...changes } } },
    })
    await choose(opened, name)
    await waitFor(() => expect(opened.sent(CHANGE).map(({ body }) => body)).toEqual([changes]))
    await opened.visitor.click(screen.getByRole('button', { name: 'More options' }))
    expect(await screen.findByRole('menuitem', { name: reverse })).toBeTruthy()
  }
)

test('a change that failed is reported', async () => {
  const opened = await openConversation({ responses: { [CHANGE]: { status: 500 } } })
  await choose(opened, 'Mute')
  expect(await screen.findByText("That didn't work")).toBeTruthy()
})

test('blocking asks first, and then takes the composer away until the member is unblocked', async () => {
  const opened = await openConversation({
    responses: {
      'PUT /api/blocks/u1': { status: 204 },
      'DELETE /api/blocks/u1': { status: 204 },
    },
  })
  await choose(opened, 'Block')
  const dialog = await screen.findByRole('alertdialog', { name: 'Block Asha Rao?' })
  expect(opened.sent('PUT /api/blocks/u1')).toHaveLength(0)
  await opened.visitor.click(within(dialog).getByRole('button', { name: 'Block' }))
  const note = "You've blocked Asha Rao. Unblock to write."
  await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === note)
  expect(screen.queryByLabelText('Message')).toBeNull()
  await opened.visitor.click(await screen.findByRole('button', { name: 'Unblock' }))
  expect(await screen.findByLabelText('Message')).toBeTruthy()
  expect(opened.sent('DELETE /api/blocks/u1')).toHaveLength(1)
})

test('unblocking by keyboard moves the focus to the box', async () => {
  const { visitor, field } = await openBlocked()
  const unblock = await screen.findByRole('button', { name: 'Unblock' })
  unblock.focus()
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(field()))
})

test('a cancelled question does not block the member', async () => {
  const opened = await openConversation()
  await choose(opened, 'Block')
  const dialog = await screen.findByRole('alertdialog')
  await opened.visitor.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(opened.sent('PUT /api/blocks/u1')).toHaveLength(0)
  expect(screen.getByLabelText('Message')).toBeTruthy()
})

test.each([
  [
    'the last message of the other member',
    undefined,
    { subjectKind: 'message', subjectId: 'k1:2' },
  ],
  [
    'the other member before they wrote',
    [message(1, 'Is it free?', { isMine: true })],
    { subjectKind: 'member', subjectId: 'u1' },
  ],
])('Report reports %s', async (_, messages, subject) => {
  const opened = await openConversation({
    messages,
    responses: {
      'POST /api/reports': {
        status: 201,
        body: { ticket: 'SJ-7K2M-4Q', dueAt: '2026-12-01T00:00:00.000Z' },
      },
    },
  })
  await choose(opened, 'Report')
  const dialog = within(await screen.findByRole('dialog'))
  await opened.visitor.click((await dialog.findAllByRole('radio'))[0]!)
  await opened.visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  expect(await screen.findByText(/SJ-7K2M-4Q/)).toBeTruthy()
  expect(opened.sent('POST /api/reports').map(({ body }) => body)).toEqual([
    expect.objectContaining(subject),
  ])
})
