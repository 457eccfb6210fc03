import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AlertDialog } from '@/components/alert_dialog'
import { Dialog } from '@/components/dialog'
import { LeaveQuestion } from '@/components/leave_question'
import { Sheet } from '@/components/sheet'
import { storeWrapper } from '@/tests/store_wrapper'

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a %s that closes restores the focus to its opener', async (_, Panel) => {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Log in</button>
        <Panel open={isOpen} onOpenChange={setOpen} title="Welcome">
          <input aria-label="Name" />
        </Panel>
      </>
    )
  }
  const visitor = userEvent.setup()
  render(<Page />, { wrapper: storeWrapper() })
  const opener = screen.getByRole('button', { name: 'Log in' })
  await visitor.click(opener)
  const panel = await screen.findByRole('dialog')
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener)
})

test('a dialog that has closed leaves the focus where a key moved it meanwhile', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const page = (open: boolean) => (
    <>
      <button autoFocus>This row</button>
      <button>Next row</button>
      <Dialog open={open} onOpenChange={() => {}} title="Reject">
        <input aria-label="Reason" />
      </Dialog>
    </>
  )
  const { rerender } = render(page(false), { wrapper: storeWrapper() })
  rerender(page(true))
  rerender(page(false))
  const next = screen.getByRole('button', { name: 'Next row' })
  next.focus()
  await vi.runAllTimersAsync()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(next)
})

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('Escape that ends the composition of a word keeps a %s open', async (_, Panel) => {
  const close = vi.fn()
  render(
    <Panel open onOpenChange={close} title="Welcome">
      <input aria-label="Name" />
    </Panel>,
    { wrapper: storeWrapper() }
  )
  const name = await screen.findByLabelText('Name')
  fireEvent.keyDown(name, { key: 'Escape', isComposing: true })
  fireEvent.keyDown(name, { key: 'Escape', keyCode: 229 })
  expect(close).not.toHaveBeenCalled()
  fireEvent.keyDown(name, { key: 'Escape' })
  expect(close).toHaveBeenCalledWith(false)
})

test('Escape closes only the inner of two dialogs', async () => {
  function Page() {
    const [open, setOpen] = useState(2)
    return (
      <Dialog open={open > 0} onOpenChange={() => setOpen(0)} title="Outer">
        <Dialog open={open > 1} onOpenChange={() => setOpen(1)} title="Inner">
          <input aria-label="Name" />
        </Dialog>
      </Dialog>
    )
  }
  const visitor = userEvent.setup()
  render(<Page />, { wrapper: storeWrapper() })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Outer' })).toBeTruthy()
})

test('a dialog whose opener was removed restores the focus to the ancestor of the opener', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    const [isDecided, setDecided] = useState(false)
    return (
      <>
        <div role="row" tabIndex={0}>
          {!isDecided && <button onClick={() => setOpen(true)}>Reject</button>}
        </div>
        <Dialog open={isOpen} onOpenChange={setOpen} title="Reject">
          <button onClick={() => setDecided(true)}>Send</button>
        </Dialog>
      </>
    )
  }
  const visitor = userEvent.setup()
  render(<Page />, { wrapper: storeWrapper() })
  const row = screen.getByRole('row')
  await visitor.click(screen.getByRole('button', { name: 'Reject' }))
  await visitor.click(await screen.findByRole('button', { name: 'Send' }))
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(row)
})

test('a busy alert dialog disables its buttons', () => {
  const confirm = vi.fn()
  render(
    <AlertDialog
      open
      busy
      onOpenChange={() => {}}
      title="Delete it?"
      description="It cannot be taken back."
      confirmLabel="Delete"
      onConfirm={confirm}
    />
  )
  for (const name of ['Cancel', 'Delete'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
})

test('a form with unsaved changes allows a change of the query string without a question', async () => {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <LeaveQuestion isUnsaved={() => true} isSending={false} /> },
      { path: '/', element: null },
    ],
    { initialEntries: ['/form'] }
  )
  render(<RouterProvider router={router} />, { wrapper: storeWrapper() })
  await act(() => router.navigate('/form?tab=2'))
  expect(router.state.location.search).toBe('?tab=2')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await act(() => router.navigate('/'))
  expect(await screen.findByRole('alertdialog', { name: 'Leave this page?' })).toBeTruthy()
})
