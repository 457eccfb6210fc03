import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '@/components/dialog'
import { Sheet } from '@/components/sheet'

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a %s that closes gives the focus back to what opened it', async (_, Panel) => {
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
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Log in' })
  await visitor.click(opener)
  const panel = await screen.findByRole('dialog')
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener)
})

test('Escape closes the inner of two dialogs alone', async () => {
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
  render(<Page />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Outer' })).toBeTruthy()
})
