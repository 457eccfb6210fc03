import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '@/components/dialog'
import { OverlayHistory } from '@/components/overlay_history'
import { useLeaveOverlay } from '@/components/use_leave_overlay'
import { storeWrapper } from '@/tests/store_wrapper'

/** A page with a dialog that contains a second dialog and a link. */
function Page() {
  const [depth, setDepth] = useState(0)
  const navigate = useNavigate()
  const leave = useLeaveOverlay()
  const follow = () => {
    leave(() => void navigate('/next', { replace: true }))
    setDepth(0)
  }
  return (
    <>
      <button onClick={() => setDepth(1)}>Open</button>
      <Dialog open={depth > 0} onOpenChange={(open) => !open && setDepth(0)} title="Outer">
        <button onClick={() => setDepth(2)}>Open inner</button>
        <button onClick={follow}>Follow</button>
        <Dialog open={depth > 1} onOpenChange={(open) => !open && setDepth(1)} title="Inner">
          Inner words
        </Dialog>
      </Dialog>
    </>
  )
}

/** Navigates from `/before` to `/page`. */
async function open() {
  const shell = (
    <OverlayHistory>
      <Outlet />
    </OverlayHistory>
  )
  const router = createMemoryRouter(
    [
      {
        element: shell,
        children: [
          { path: '/before', element: null },
          { path: '/page', element: <Page /> },
          { path: '/next', element: null },
        ],
      },
    ],
    { initialEntries: ['/before', '/page'], initialIndex: 1 }
  )
  render(<RouterProvider router={router} />, { wrapper: storeWrapper() })
  const visitor = userEvent.setup()
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }))
  const added = () => (router.state.location.state as { overlays?: number } | null)?.overlays ?? 0
  const entries = (count: number) => waitFor(() => expect(added()).toBe(count))
  const go = (steps: number) => act(() => router.navigate(steps))
  const path = () => router.state.location.pathname
  await press('Open')
  await entries(1)
  return { press, added, entries, go, path }
}

afterEach(() => void vi.useRealTimers())

const dialog = (name: string) => screen.queryByRole('dialog', { name })

test('Back closes a dialog, and a second Back leaves the page', async () => {
  const { go, path } = await open()
  await go(-1)
  expect(dialog('Outer')).toBeNull()
  expect(path()).toBe('/page')
  await go(-1)
  expect(path()).toBe('/before')
})

test('a dialog is shown before the page renders its history entry', async () => {
  const { added, entries } = await open()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  fireEvent.click(screen.getByRole('button', { name: 'Open inner' }))
  await act(async () => {})
  expect(dialog('Inner')).not.toBeNull()
  expect(added()).toBe(1)
  await act(async () => vi.runAllTimers())
  vi.useRealTimers()
  await entries(2)
})

test('a dialog that is closed by its button leaves no history entry', async () => {
  const { press, entries, go, path } = await open()
  await press('Close')
  await entries(0)
  await go(-1)
  expect(path()).toBe('/before')
})

test('Back closes the inner of two dialogs first, and then the outer', async () => {
  const { press, entries, go, path } = await open()
  await press('Open inner')
  await entries(2)
  await go(-1)
  expect(dialog('Inner')).toBeNull()
  expect(dialog('Outer')).toBeTruthy()
  await go(-1)
  expect(dialog('Outer')).toBeNull()
  expect(path()).toBe('/page')
})

test('a history step of -2 closes both dialogs', async () => {
  const { press, entries, go, path } = await open()
  await press('Open inner')
  await entries(2)
  await go(-2)
  expect(dialog('Inner')).toBeNull()
  expect(dialog('Outer')).toBeNull()
  expect(path()).toBe('/page')
})

test('Forward to the entry of a closed dialog returns to the page', async () => {
  const { entries, go, path } = await open()
  await go(-1)
  await go(1)
  await entries(0)
  expect(dialog('Outer')).toBeNull()
  expect(path()).toBe('/page')
})

test('a link in a dialog replaces the entry of the dialog, so that Back returns to the page', async () => {
  const { press, entries, go, path } = await open()
  await press('Follow')
  await waitFor(() => expect(path()).toBe('/next'))
  await entries(0)
  await go(-1)
  expect(path()).toBe('/page')
  expect(dialog('Outer')).toBeNull()
})

test('React reports no error when a dialog opens', async () => {
  const error = vi.spyOn(console, 'error')
  await open()
  expect(error).not.toHaveBeenCalled()
})
