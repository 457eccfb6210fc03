import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'

type Props = { onto?: string; onRemove: () => void; children?: string }

function Removable({ onto, onRemove, children = 'Remove' }: Props) {
  const removed = useFocusOnRemoval<HTMLDivElement>(onto)
  return (
    <div ref={removed}>
      <button onClick={onRemove}>{children}</button>
    </div>
  )
}

function Question({ onto }: { onto?: string }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button>Search</button>
      <button disabled>Before</button>
      <input aria-label="Where?" />
      {isOpen && <Removable onto={onto} onRemove={() => setOpen(false)} />}
      <button>After</button>
      <input type="file" aria-label="Add photos" />
    </>
  )
}

function List() {
  const [names, setNames] = useState(['One', 'Two', 'Three'])
  const remove = (name: string) => setNames(names.filter((each) => each !== name))
  return (
    <>
      {names.map((name) => (
        <Removable key={name} onto="div > button, input" onRemove={() => remove(name)}>
          {name}
        </Removable>
      ))}
      <input aria-label="Add" />
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})

const visitor = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
const press = async (name: string) => {
  await visitor.click(screen.getByRole('button', { name }))
  act(() => void vi.runAllTimers())
}
const focused = () => document.activeElement

test('the control before a removed one gets the focus, if it is enabled and no text field', async () => {
  render(<Question />)
  await press('Remove')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Search' }))
})

test('the next control that the selector matches gets the focus of a removed one', async () => {
  render(<Question onto="input" />)
  await press('Remove')
  expect(focused()).toBe(screen.getByLabelText('Add photos'))
})

test('the focus of a removed list entry goes to the next entry, or to what follows the list', async () => {
  render(<List />)
  await press('Two')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Three' }))
  await press('Three')
  expect(focused()).toBe(screen.getByLabelText('Add'))
})

test('a removed element without the focus leaves it where it is', async () => {
  const { unmount } = render(<Removable onRemove={() => {}} />)
  render(<button>Elsewhere</button>)
  await visitor.click(screen.getByRole('button', { name: 'Elsewhere' }))
  unmount()
  act(() => void vi.runAllTimers())
  expect(focused()).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
})

test('an element that a navigation removes does not move the focus', async () => {
  render(<button>Before</button>)
  const { unmount } = render(<Removable onRemove={() => {}} />)
  await visitor.click(screen.getByRole('button', { name: 'Remove' }))
  window.history.pushState(null, '', '/elsewhere')
  unmount()
  act(() => void vi.runAllTimers())
  expect(focused()).toBe(document.body)
  window.history.replaceState(null, '', '/')
})
