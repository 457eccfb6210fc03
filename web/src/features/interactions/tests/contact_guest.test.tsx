import type { CurrentUser } from '@saajha/contract/user'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { message, open, PATH, ravi } from '@/features/interactions/tests/open_contact_page'
import { rememberMember } from '@/lib/session/known_browser'
import { fill } from '@/tests/fill'

test('a guest whose browser has had no member signs up for a message, from the first field on', async () => {
  const { press } = open(PATH, { 'GET /api/auth/user': { status: 401 } })
  await message()
  await press('Login or Sign Up')
  const tab = await screen.findByRole('tab', { name: 'Sign Up' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'))
})

test('a guest who signs up for a message does not type name and email again', async () => {
  const { visitor, press } = open(PATH, { 'GET /api/auth/user': { status: 401 } })
  await fill(visitor, await screen.findByLabelText('Name'), 'R. Iyer')
  await fill(visitor, screen.getByLabelText('Email'), 'r@example.in')
  await press('Login or Sign Up')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Full Name')).toHaveProperty('value', 'R. Iyer')
  expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'r@example.in')
  expect(dialog.getByLabelText('Username')).toHaveProperty('value', '')
})

test('a guest’s draft survives the log-in, and the account fills in the other fields', async () => {
  let session: { status?: number; body?: CurrentUser } = { status: 401 }
  const { visitor, press } = open(PATH, {
    'GET /api/auth/user': () => session,
    'POST /api/login/email': () => (session = { body: ravi }),
  })
  rememberMember()
  await fill(visitor, await screen.findByLabelText('Name'), 'R. Iyer')
  await visitor.clear(await message())
  await fill(visitor, await message(), 'Is it free on Sunday?')
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', true)
  await press('Login or Sign Up')
  const tab = await screen.findByRole('tab', { name: 'Log In' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  await fill(visitor, screen.getByLabelText('Username or Email'), 'ravi')
  await fill(visitor, screen.getByLabelText('Password'), 'saajha-demo')
  await press('Sign In')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await message()).toHaveProperty('value', 'Is it free on Sunday?')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'R. Iyer')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ravi@example.in')
  expect(screen.queryByText('Login required')).toBeNull()
})
