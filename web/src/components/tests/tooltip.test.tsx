import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from '@/components/tooltip'

/** The start of a test, an hour after the start of the test before: a tooltip soon after another one has no delay. */
let now = Date.now()

beforeEach(() => {
  now += 3_600_000
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  const page = render(
    <>
      <Tooltip text="Search the listings">
        <button>Search</button>
      </Tooltip>
      <Tooltip text="Open the menu">
        <button>Menu</button>
      </Tooltip>
    </>
  )
  const [search, menu] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  return { ...page, search, menu }
}

const tooltips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)
const settle = () => act(() => vi.dynamicImportSettled())

async function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
  await settle()
}

test('a pointer that hovers over a control for 700 ms shows its tooltip, which describes the control', async () => {
  const { search } = open()
  fireEvent.pointerMove(search, { pointerType: 'mouse' })
  await pass(699)
  expect(tooltips()).toEqual([])
  await pass(1)
  expect(tooltips()).toEqual(['Search the listings'])
  const description = document.getElementById(search.getAttribute('aria-describedby')!)
  expect(description?.textContent).toBe('Search the listings')
})

test('a pointer that leaves a control within 700 ms shows nothing', async () => {
  const { search } = open()
  fireEvent.pointerMove(search, { pointerType: 'mouse' })
  await pass(500)
  fireEvent.pointerLeave(search)
  await pass(5_000)
  expect(tooltips()).toEqual([])
})

test('a control that appears below a resting pointer shows nothing', async () => {
  const { search } = open()
  fireEvent.pointerEnter(search, { pointerType: 'mouse' })
  await pass(5_000)
  expect(tooltips()).toEqual([])
})

test('a finger on a control shows nothing', async () => {
  const { search } = open()
  fireEvent.pointerMove(search, { pointerType: 'touch' })
  await pass(5_000)
  expect(tooltips()).toEqual([])
})

test('keyboard focus shows a tooltip immediately and hides the previous one', async () => {
  const { search, menu } = open()
  act(() => search.focus())
  await settle()
  expect(tooltips()).toEqual(['Search the listings'])
  fireEvent.pointerMove(menu, { pointerType: 'mouse' })
  await pass(700)
  expect(tooltips()).toEqual(['Open the menu'])
})

test.each([
  ['a press', (control: HTMLElement) => fireEvent.pointerDown(control)],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['scrolling', () => fireEvent.scroll(document.body)],
  [
    'a pointer that leaves it',
    (control: HTMLElement) => {
      fireEvent.pointerLeave(control)
      fireEvent.pointerMove(document, { clientX: 500, clientY: 500 })
    },
  ],
])('%s hides the tooltip of a control', async (_, act) => {
  const { search } = open()
  fireEvent.pointerMove(search, { pointerType: 'mouse' })
  await pass(700)
  expect(tooltips()).toEqual(['Search the listings'])
  act(search)
  expect(tooltips()).toEqual([])
})

test('a pointer that moves to the next control within 300 ms shows its tooltip immediately', async () => {
  const { search, menu } = open()
  fireEvent.pointerMove(search, { pointerType: 'mouse' })
  await pass(700)
  fireEvent.pointerDown(search)
  await pass(299)
  fireEvent.pointerMove(menu, { pointerType: 'mouse' })
  await settle()
  expect(tooltips()).toEqual(['Open the menu'])
})

test('a pointer that leaves another control keeps the tooltip of the focused one', async () => {
  const { search, menu } = open()
  act(() => search.focus())
  await settle()
  fireEvent.pointerMove(menu, { pointerType: 'mouse' })
  fireEvent.pointerLeave(menu, { pointerType: 'mouse' })
  expect(tooltips()).toEqual(['Search the listings'])
})

test('the removal of a control removes its tooltip', async () => {
  const { search, unmount } = open()
  fireEvent.pointerMove(search, { pointerType: 'mouse' })
  unmount()
  await pass(700)
  expect(tooltips()).toEqual([])
})
