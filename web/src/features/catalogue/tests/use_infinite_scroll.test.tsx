import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInfiniteScroll } from '@/features/catalogue/hooks/use_infinite_scroll'

const observers = new Set<(isIntersecting: boolean) => void>()

/** Notifies all observers whether the end of the list is visible. */
const see = (isVisible: boolean) => observers.forEach((report) => report(isVisible))

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (isIntersecting: boolean) => void
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = (isIntersecting) => report([{ isIntersecting }])
      }
      observe = () => void observers.add(this.report)
      disconnect = () => void observers.delete(this.report)
    }
  )
})

afterEach(() => {
  observers.clear()
  vi.unstubAllGlobals()
})

type Props = { isEnabled?: boolean; pageCount?: number; loadMore: () => void }

function List({ isEnabled = true, pageCount = 1, loadMore }: Props) {
  return <div ref={useInfiniteScroll(isEnabled, pageCount, loadMore)} />
}

test('a list loads its next page when its end becomes visible, not when it is hidden', () => {
  const loadMore = vi.fn()
  render(<List loadMore={loadMore} />)
  see(false)
  expect(loadMore).not.toHaveBeenCalled()
  see(true)
  expect(loadMore).toHaveBeenCalledOnce()
})

test('a disabled list does not observe its end', () => {
  const { rerender } = render(<List loadMore={() => {}} />)
  expect(observers.size).toBe(1)
  rerender(<List isEnabled={false} loadMore={() => {}} />)
  expect(observers.size).toBe(0)
})

test('a list whose next page is too short to move its end observes the end again', () => {
  const { rerender } = render(<List loadMore={() => {}} />)
  const [first] = observers
  rerender(<List pageCount={2} loadMore={() => {}} />)
  expect(observers.size).toBe(1)
  expect(observers).not.toContain(first)
})

test('a list that was rendered again calls its latest callback', () => {
  const [first, latest] = [vi.fn(), vi.fn()]
  const { rerender } = render(<List loadMore={first} />)
  rerender(<List loadMore={latest} />)
  see(true)
  expect(first).not.toHaveBeenCalled()
  expect(latest).toHaveBeenCalledOnce()
})

test('without IntersectionObserver a list is rendered and loads no further pages', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  const loadMore = vi.fn()
  expect(() => render(<List loadMore={loadMore} />)).not.toThrow()
  expect(loadMore).not.toHaveBeenCalled()
})
