import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const LINK = 'https://saajha.example/api/calendars/secret.ics'
const MADE_ON = '2026-11-20T06:00:00.000Z'
const MADE = "You made a link on 20 Nov 2026. It works, but we can't show it again."

type Responses = Parameters<typeof stubRequests>[0]

/** Opens the profile page of a member whose link was made at `createdAt`. */
async function open(createdAt: string | null, responses: Responses = {}, hash = '') {
  let current = createdAt
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/verification-documents': { body: [] },
    'GET /api/user/calendar': () => ({ body: { createdAt: current } }),
    'POST /api/user/calendar': () => {
      current = MADE_ON
      return { status: 201, body: { url: LINK } }
    },
    'DELETE /api/user/calendar': () => {
      current = null
      return { status: 204 }
    },
    ...responses,
  })
  const app = renderApp(`/profile/edit${hash}`)
  const section = await screen.findByRole('region', { name: 'Your calendar' })
  const press = async (name: string) =>
    app.visitor.click(await within(section).findByRole('button', { name }))
  const confirm = async (name: string) =>
    app.visitor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  const sent = (method: string) =>
    requests.mock.calls.filter(
      ([path, init]) => path === '/api/user/calendar' && init?.method === method
    ).length
  return { ...app, calendar: within(section), section, press, confirm, sent }
}

test('a member without a link makes one, copies it and adds it to a calendar', async () => {
  const { visitor, calendar, press, sent } = await open(null)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Make Link')
  await screen.findByText('Your link is ready')
  expect(await calendar.findByLabelText('Secret link')).toMatchObject({
    value: LINK,
    readOnly: true,
  })
  expect(calendar.getByText(/^Anyone with this link can see your bookings/)).toBeTruthy()
  await visitor.click(calendar.getByRole('button', { name: 'Copy Link' }))
  await screen.findByText('Link copied')
  expect(writeText).toHaveBeenCalledWith(LINK)
  const link = calendar.getByRole('link', { name: 'Add to Calendar' })
  expect(link.getAttribute('href')).toBe('webcal://saajha.example/api/calendars/secret.ics')
  expect(sent('POST')).toBe(1)
})

test('an earlier link is not shown, and is replaced after a question', async () => {
  const { visitor, calendar, press, confirm, sent } = await open(MADE_ON)
  expect(await calendar.findByText(MADE)).toBeTruthy()
  expect(calendar.getByText(/^Has someone else got your link\? Make a new one/)).toBeTruthy()
  expect(calendar.queryByLabelText('Secret link')).toBeNull()
  await press('Make New Link')
  await visitor.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent('POST')).toBe(0)
  await press('Make New Link')
  await confirm('Make New Link')
  expect(await calendar.findByLabelText('Secret link')).toHaveProperty('value', LINK)
  expect(calendar.queryByText(MADE)).toBeNull()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent('POST')).toBe(1)
})

test('a new link is removed after a question, and the focus stays in the section', async () => {
  const { calendar, section, press, confirm, sent } = await open(null)
  await press('Make Link')
  await calendar.findByLabelText('Secret link')
  await press('Remove Link')
  await confirm('Remove Link')
  await screen.findByText('Link removed')
  await calendar.findByRole('button', { name: 'Make Link' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calendar.queryByLabelText('Secret link')).toBeNull()
  expect(calendar.queryByRole('button', { name: 'Remove Link' })).toBeNull()
  await waitFor(() => expect(section.contains(document.activeElement)).toBe(true))
  expect(sent('DELETE')).toBe(1)
})

test('the focus stays on the button that made the link', async () => {
  const { calendar, press } = await open(null)
  await press('Make Link')
  await calendar.findByLabelText('Secret link')
  const button = await calendar.findByRole('button', { name: 'Make New Link' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('a failure is explained and changes nothing', async () => {
  const message = "You've changed the link of your calendar 30 times in the last hour."
  const failure = { status: 429, body: { code: 'unknown', message } }
  const { calendar, press, confirm } = await open(MADE_ON, { 'DELETE /api/user/calendar': failure })
  await press('Remove Link')
  await confirm('Remove Link')
  await screen.findByText("We couldn't change your link")
  await screen.findByText(message)
  expect(calendar.getByText(MADE)).toBeTruthy()
})

test('a state that cannot be loaded is loaded again by a press', async () => {
  let isUp = false
  const { calendar, press } = await open(null, {
    'GET /api/user/calendar': () =>
      isUp ? { body: { createdAt: MADE_ON } } : { status: 500, body: {} },
  })
  await calendar.findByRole('button', { name: 'Try Again' }, { timeout: 10_000 })
  isUp = true
  await press('Try Again')
  expect(await calendar.findByText(MADE)).toBeTruthy()
}, 15_000)

test('#calendar scrolls to the section', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { section } = await open(null, {}, '#calendar')
  await waitFor(() => expect(scroll.mock.contexts).toContain(section))
})
