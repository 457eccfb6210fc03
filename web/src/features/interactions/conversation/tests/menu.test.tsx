import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConversation } from '@/tests/open_conversation'
import { message, rented } from '@/tests/conversation'

const CHANGE = 'PUT /api/conversations/k1'

const REPORTED = {
  'POST /api/reports': {
    status: 201,
    body: { ticket: 'SJ-7K2M-4Q', dueAt: '2026-12-01T00:00:00.000Z' },
  },
}

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

const LIST = 'GET /api/conversations?itemId=i1'

test.each([
  ['Mute', { [CHANGE]: { body: { ...rented, isMuted: true } } }],
  ['Block', { 'PUT /api/blocks/u1': { status: 204 } }],
])('%s refetches the lists of conversations', async (name, responses) => {
  const opened = await openConversation({ responses })
  await waitFor(() => expect(opened.queryClient.isFetching()).toBe(0))
  const before = opened.sent(LIST).length
  await choose(opened, name)
  if (name === 'Block') {
    const dialog = await screen.findByRole('alertdialog', { name: 'Block Asha Rao?' })
    await opened.visitor.click(within(dialog).getByRole('button', { name: 'Block' }))
  }
  await waitFor(() => expect(opened.sent(LIST)).toHaveLength(before + 1))
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

const otp = message(1, 'Send me the OTP', { warnings: ['otp'] })

test.each([
  [
    'the last message of the other member',
    undefined,
    { subjectKind: 'message', subjectId: 'k1:2' },
    'Yes, it is.',
  ],
  [
    'the last message with signs of a fraud, if there is one',
    [otp, message(2, 'Ok')],
    { subjectKind: 'message', subjectId: 'k1:1' },
    'Send me the OTP',
  ],
  [
    'the other member before they wrote',
    [message(1, 'Is it free?', { isMine: true })],
    { subjectKind: 'member', subjectId: 'u1' },
    null,
  ],
])('Report quotes and reports %s', async (_, messages, subject, quote) => {
  const opened = await openConversation({ messages, responses: REPORTED })
  await choose(opened, 'Report')
  const dialog = within(await screen.findByRole('dialog'))
  await opened.visitor.click((await dialog.findAllByRole('radio'))[0]!)
  expect(dialog.queryByLabelText('The message')?.textContent ?? null).toBe(quote)
  await opened.visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  expect(await screen.findByText(/SJ-7K2M-4Q/)).toBeTruthy()
  expect(opened.sent('POST /api/reports').map(({ body }) => body)).toEqual([
    expect.objectContaining(subject),
  ])
})

test('the warning of a message reports that message and blocks its writer', async () => {
  let isBlocked = false
  const opened = await openConversation({
    messages: [otp, message(2, 'Ok')],
    responses: {
      ...REPORTED,
      'GET /api/conversations/k1': () => ({ body: { ...rented, isBlocked } }),
      'GET /api/conversations?itemId=i1': () => ({ body: [{ ...rented, isBlocked }] }),
      'PUT /api/blocks/u1': () => {
        isBlocked = true
        return { status: 204 }
      },
    },
  })
  const warning = within(await opened.list.findByRole('note'))
  await opened.visitor.click(warning.getByRole('button', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }))
  await opened.visitor.click((await dialog.findAllByRole('radio'))[0]!)
  await opened.visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  await opened.visitor.click(await dialog.findByRole('button', { name: 'Done' }))
  expect(opened.sent('POST /api/reports').map(({ body }) => body)).toEqual([
    expect.objectContaining({ subjectKind: 'message', subjectId: 'k1:1' }),
  ])
  await opened.visitor.click(warning.getByRole('button', { name: 'Block' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Block Asha Rao?' }))
  await opened.visitor.click(question.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText("You've blocked Asha Rao. Unblock to write.")).toBeTruthy()
  expect(warning.queryByRole('button', { name: 'Block' })).toBeNull()
})

test.each([
  ['an earlier message', /: Send me the OTP$/, { subjectKind: 'message', subjectId: 'k1:1' }],
  ['the member', 'The member Asha Rao', { subjectKind: 'member', subjectId: 'u1' }],
])('Report can report %s instead', async (_, option, subject) => {
  const opened = await openConversation({
    messages: [{ ...otp, warnings: [] }, message(2, 'Ok')],
    responses: REPORTED,
  })
  await choose(opened, 'Report')
  const dialog = within(await screen.findByRole('dialog'))
  const choice = await dialog.findByLabelText('What do you want to report?')
  await opened.visitor.selectOptions(choice, dialog.getByRole('option', { name: option }))
  await opened.visitor.click(dialog.getAllByRole('radio')[0]!)
  await opened.visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  expect(await screen.findByText(/SJ-7K2M-4Q/)).toBeTruthy()
  expect(opened.sent('POST /api/reports').map(({ body }) => body)).toEqual([
    expect.objectContaining(subject),
  ])
})

test('a suspended member has a sentence in place of the composer', async () => {
  await openConversation({ conversation: { ...rented, isSuspended: true } })
  const note = "We've suspended the account of Asha Rao. Messages no longer reach them."
  await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === note)
  expect(screen.queryByLabelText('Message')).toBeNull()
})
