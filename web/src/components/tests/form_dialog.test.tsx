import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { FormDialog } from '@/components/form_dialog'
import { OverlayHistory } from '@/components/overlay_history'
import { useUnsavedInput } from '@/components/unsaved_input'
import { storeWrapper } from '@/tests/store_wrapper'

function Form() {
  const [note, setNote] = useState('')
  useUnsavedInput(note !== '')
  return <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
}

/** A page with a dialog with two forms. */
function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <FormDialog open={isOpen} onOpenChange={setOpen} title="Details">
        <Form />
        <Form />
      </FormDialog>
    </>
  )
}

/** Navigates from `/before` to `/page` and opens the dialog. */
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
        ],
      },
    ],
    { initialEntries: ['/before', '/page'], initialIndex: 1 }
  )
  render(<RouterProvider router={router} />, { wrapper: storeWrapper() })
  const visitor = userEvent.setup()
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }))
  const entries = (count: number) =>
    waitFor(() => {
      const state = router.state.location.state as { overlays?: number } | null
      expect(state?.overlays ?? 0).toBe(count)
    })
  const back = () => act(() => router.navigate(-1))
  const path = () => router.state.location.pathname
  await press('Open')
  await entries(1)
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>('Note')
  return { visitor, press, entries, back, path, first: first!, second: second! }
}

const dialog = () => screen.queryByRole('dialog', { name: 'Details' })
const question = () => screen.queryByRole('alertdialog', { name: 'Close without saving?' })

test('Back asks about unsaved input again after "Keep Editing", instead of leaving the page', async () => {
  const { visitor, press, entries, back, path, first } = await open()
  await visitor.type(first, 'Clean')
  for (let time = 1; time <= 2; time++) {
    await back()
    expect(question()).toBeTruthy()
    expect(path()).toBe('/page')
    await entries(1)
    await press('Keep Editing')
    expect(question()).toBeNull()
    expect(dialog()).toBeTruthy()
    expect(first.value).toBe('Clean')
    await entries(1)
  }
})

test('Back from the question about unsaved input keeps the dialog', async () => {
  const { visitor, entries, back, path, first } = await open()
  await visitor.type(first, 'Clean')
  await visitor.keyboard('{Escape}')
  expect(question()).toBeTruthy()
  await entries(1)
  await back()
  expect(question()).toBeNull()
  expect(dialog()).toBeTruthy()
  expect(path()).toBe('/page')
  await entries(1)
})

test('a dialog that closes without saving leaves no history entry', async () => {
  const { visitor, press, entries, back, path, first } = await open()
  await visitor.type(first, 'Clean')
  await back()
  await press('Close')
  expect(question()).toBeNull()
  expect(dialog()).toBeNull()
  await entries(0)
  await back()
  expect(path()).toBe('/before')
})

test('Back closes a dialog without input at once', async () => {
  const { back, path } = await open()
  await back()
  expect(question()).toBeNull()
  expect(dialog()).toBeNull()
  expect(path()).toBe('/page')
})

test('a dialog asks as long as one of its forms has unsaved input', async () => {
  const { visitor, press, first, second } = await open()
  await visitor.type(first, 'Clean')
  await visitor.type(second, 'Dry')
  await visitor.clear(first)
  await visitor.keyboard('{Escape}')
  expect(question()).toBeTruthy()
  await press('Keep Editing')
  await visitor.clear(second)
  await visitor.keyboard('{Escape}')
  expect(question()).toBeNull()
  expect(dialog()).toBeNull()
})

test('a dialog that was closed without saving opens again without a question or input', async () => {
  const { visitor, press, first } = await open()
  await visitor.type(first, 'Clean')
  await visitor.keyboard('{Escape}')
  await press('Close')
  await press('Open')
  expect(screen.getAllByLabelText<HTMLInputElement>('Note')[0]!.value).toBe('')
  await visitor.keyboard('{Escape}')
  expect(question()).toBeNull()
  expect(dialog()).toBeNull()
})

test('the browser asks before it closes a tab with unsaved input in a dialog', async () => {
  const { visitor, first } = await open()
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await visitor.type(first, 'Clean')
  expect(asks()).toBe(true)
  await visitor.clear(first)
  expect(asks()).toBe(false)
})
