import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openConversation, ravi } from '@/tests/open_conversation'
import { owned } from '@/tests/conversation'
import { sentContact } from '@/tests/sent_contact'

const { intent, startDate, endDate, createdAt } = sentContact
const latest = { intent, startDate, endDate, createdAt }
const LATEST = 'GET /api/contact-interactions/latest/i1'

async function openDetails(visitor: UserEvent) {
  await visitor.click(screen.getByRole('button', { name: 'More options' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'How Asha Rao reaches you' }))
}

const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('a renter opens by which name, email and phone the owner reaches them', async () => {
  const details = {
    senderName: 'Ravi of Pune',
    senderEmail: 'pune@example.in',
    senderPhone: '+919822012345',
  }
  const { visitor, sent } = await openConversation({
    responses: { [LATEST]: { body: { contact: { ...latest, ...details } } } },
  })
  expect(screen.queryByText('pune@example.in')).toBeNull()
  expect(sent(LATEST)).toEqual([])
  await openDetails(visitor)
  await waitFor(() =>
    expect(shown()).toEqual(['Ravi of Pune', 'pune@example.in', '+91 98220 12345'])
  )
})

test('a phone number that was not shared is shown as not given, whatever the account has', async () => {
  const details = { senderName: 'Ravi Iyer', senderEmail: ravi.email, senderPhone: null }
  const { visitor } = await openConversation({
    responses: { [LATEST]: { body: { contact: { ...latest, ...details } } } },
  })
  await openDetails(visitor)
  await waitFor(() => expect(shown()).toEqual(['Ravi Iyer', ravi.email, 'Not given']))
})

test('an owner has no details of their own in a conversation', async () => {
  const { visitor } = await openConversation({ conversation: owned })
  await visitor.click(screen.getByRole('button', { name: 'More options' }))
  await screen.findByRole('menuitem', { name: 'Mute' })
  expect(screen.queryByText(/reaches you$/)).toBeNull()
})
