import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '@/components/dialog'
import { isInDialog } from '@/components/dialog_escape'
import { Toaster } from '@/components/toaster'
import { selectToasts, toastClosed, toastShown, type Notice } from '@/lib/toasts/toasts_slice'
import { useToast } from '@/lib/toasts/use_toast'
import { createStore } from '@/store'
import { storeWrapper } from '@/tests/store_wrapper'

vi.unmock('@/lib/toasts/toasts_slice')

afterEach(() => {
  vi.useRealTimers()
})

function open(page: ReactNode = null) {
  const store = createStore()
  render(
    <>
      {page}
      <Toaster />
    </>,
    { wrapper: storeWrapper(store) }
  )
  return {
    toast: (notice: Notice) => act(() => void store.dispatch(toastShown(notice))),
    toasts: () => selectToasts(store.getState()),
  }
}

test('a new notice replaces the previous one', () => {
  const { toast } = open()
  toast({ title: 'Added to favorites' })
  toast({ title: 'Removed from favorites', description: 'As you wished' })
  expect(screen.queryByText('Added to favorites')).toBeNull()
  expect(screen.getByText('Removed from favorites')).toBeTruthy()
  expect(screen.getByText('As you wished')).toBeTruthy()
})

test('a notice closes after five seconds', () => {
  vi.useFakeTimers()
  const { toast, toasts } = open()
  toast({ title: 'Message Sent!' })
  act(() => void vi.advanceTimersByTime(4900))
  expect(toasts()[0]?.isOpen).toBe(true)
  act(() => void vi.advanceTimersByTime(200))
  expect(toasts()[0]?.isOpen).toBe(false)
})

test('a notice after a dismissed one closes after five seconds', () => {
  vi.useFakeTimers()
  const { toast, toasts } = open()
  toast({ title: 'Added to favorites' })
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  act(() => dismiss.focus())
  act(() => dismiss.click())
  toast({ title: 'Message Sent!' })
  act(() => void vi.advanceTimersByTime(5100))
  expect(toasts()[0]?.isOpen).toBe(false)
})

test('the listener of a notice is called once, whether it was dismissed, replaced or its action pressed', () => {
  const store = createStore()
  const { result } = renderHook(useToast, { wrapper: storeWrapper(store) })
  const { toast, dismissToast } = result.current
  const onClosed = vi.fn()
  const dismissed = toast({ title: 'Notification deleted' }, onClosed)
  store.dispatch(toastClosed({ id: 'another' }))
  expect(onClosed).not.toHaveBeenCalled()
  dismissToast(dismissed)
  dismissToast(dismissed)
  expect(onClosed.mock.calls).toEqual([[false]])
  toast({ title: 'Message Sent!' }, onClosed)
  expect(onClosed).toHaveBeenCalledTimes(1)
  const pressed = toast({ title: 'Notification deleted' }, onClosed)
  expect(onClosed.mock.calls).toEqual([[false], [false]])
  store.dispatch(toastClosed({ id: pressed, isActionPressed: true }))
  dismissToast(pressed)
  expect(onClosed.mock.calls).toEqual([[false], [false], [true]])
})

test('a press of the action of a notice is passed to its listener', async () => {
  const onClosed = vi.fn()
  function Page() {
    const { toast } = useToast()
    const undo = { label: 'Undo', hint: 'Press F8' }
    const show = () => toast({ title: 'Notification deleted', action: undo }, onClosed)
    return <button onClick={show}>Delete</button>
  }
  open(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onClosed.mock.calls).toEqual([[true]])
})

test.each([
  ['that failed', { variant: 'destructive' }, 'assertive'],
  ['with something to do', { action: { label: 'Open', href: '/dashboard' } }, 'assertive'],
  ['of success', {}, 'polite'],
] as const)('a notice %s is announced: %j, %s', async (_, notice, live) => {
  const { toast } = open()
  toast({ title: 'Message', ...notice })
  await waitFor(() => expect(document.querySelector(`[aria-live=${live}]`)).toBeTruthy())
})

test('Escape in a closing dialog closes the notice above it', () => {
  const panel = document.createElement('div')
  panel.dataset.closedByEscape = 'true'
  const pressed = (state: string) => {
    panel.dataset.state = state
    return isInDialog({ target: panel } as unknown as KeyboardEvent)
  }
  expect([pressed('open'), pressed('closed')]).toEqual([true, false])
})

test('a dismissed notice is removed after 1,000,000 ms', async () => {
  vi.useFakeTimers()
  const { dispatch, getState } = createStore()
  const { id } = dispatch(toastShown({ title: 'Listing Created!' })).payload
  dispatch(toastClosed({ id }))
  await vi.advanceTimersByTimeAsync(999_999)
  expect(selectToasts(getState())).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(selectToasts(getState())).toHaveLength(0)
})

test('Escape closes the focused dialog first and the notice above it second', async () => {
  const visitor = userEvent.setup()
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <Dialog open={isOpen} onOpenChange={setOpen} title="Welcome">
        <input aria-label="Name" />
      </Dialog>
    )
  }
  const { toast, toasts } = open(<Page />)
  await visitor.click(screen.getByLabelText('Name'))
  toast({ title: 'Login Failed' })
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts()[0]?.isOpen).toBe(true)
  await visitor.keyboard('{Escape}')
  expect(toasts()[0]?.isOpen).toBe(false)
})

test.each([
  ['default', 'lucide-circle-check'],
  ['info', 'lucide-info'],
  ['destructive', 'lucide-circle-alert'],
] as const)('a notice of the variant %s has the icon %s', (variant, icon) => {
  const { toast } = open()
  toast({ title: 'Document', variant })
  const notice = screen.getByText('Document').closest('li')!
  expect(notice.querySelector('svg')?.getAttribute('class')).toContain(icon)
})

test.each([
  [
    'dialog',
    <Dialog key="d" open onOpenChange={() => {}} title="Welcome">
      <p>Please log in.</p>
    </Dialog>,
  ],
  ['menu', <div key="m">{createPortal(<div role="menu" />, document.body)}</div>],
])('a %s that a press opens closes the notice that was open before', async (role, overlay) => {
  const visitor = userEvent.setup()
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && overlay}
      </>
    )
  }
  const { toast, toasts } = open(<Page />)
  toast({ title: 'Added to favorites' })
  await visitor.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole(role)
  // At once: it closes by itself after five seconds.
  expect(toasts()[0]?.isOpen).toBe(false)
})

test('a notice that comes with a dialog stays', async () => {
  const visitor = userEvent.setup()
  function Page({ show }: { show: () => void }) {
    const [isOpen, setOpen] = useState(false)
    const onClick = () => {
      show()
      setOpen(true)
    }
    return (
      <>
        <button onClick={onClick}>Open</button>
        <Dialog open={isOpen} onOpenChange={setOpen} title="Welcome">
          <p>Please log in.</p>
        </Dialog>
      </>
    )
  }
  const shown: { show: () => void } = { show: () => {} }
  const { toast, toasts } = open(<Page show={() => shown.show()} />)
  shown.show = () => toast({ title: 'Authentication Error' })
  await visitor.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  expect(toasts()[0]?.isOpen).toBe(true)
})
