import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyAlertDialog } from '@/components/lazy_alert_dialog'
import { selectToasts } from '@/lib/toasts/toasts_slice'
import { createStore } from '@/store'
import { storeWrapper } from '@/tests/store_wrapper'
import { stubRequests } from '@/tests/stub_requests'

const SCRIPT = '/assets/alert_dialog.js'

afterEach(() => document.querySelector('meta[name^="code:"]')?.remove())

/** A button that asks a question, and the responses to the requests for the dialog's code. */
function open(...responses: Promise<{ status: number }>[]) {
  const named = document.createElement('meta')
  Object.assign(named, { name: 'code:alert_dialog', content: SCRIPT })
  document.head.append(named)
  stubRequests({ [`GET ${SCRIPT}`]: () => responses.shift()! })
  const confirm = vi.fn()
  const store = createStore()
  function Question() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Delete</button>
        <LazyAlertDialog
          open={isOpen}
          onOpenChange={setOpen}
          title="Delete it?"
          description="It is gone for good."
          confirmLabel="Yes"
          onConfirm={confirm}
        />
      </>
    )
  }
  render(<Question />, { wrapper: storeWrapper(store) })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { confirm, press, toasts: () => selectToasts(store.getState()) }
}

test('a question whose code fails to load closes with an error; the next press shows that it loads, and asks', async () => {
  const code = Promise.withResolvers<{ status: number }>()
  const { press, confirm, toasts } = open(Promise.resolve({ status: 503 }), code.promise)
  await press('Delete')
  await vi.waitFor(() => expect(toasts()).toMatchObject([{ title: 'Something went wrong' }]))
  expect(screen.queryByRole('status')).toBeNull()

  await press('Delete')
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  code.resolve({ status: 200 })
  expect(await screen.findByRole('alertdialog', { name: 'Delete it?' })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  await press('Yes')
  expect(confirm).toHaveBeenCalledOnce()
})
