import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInfiniteScroll } from '@/features/catalogue/hooks/use_infinite_scroll'

const watching = new Set<(isIntersecting: boolean) => void>()

/** Tells everyone who watches the end of the list whether it is in sight. */
const see = (isInSight: boolean) => watching.forEach((report) => report(isInSight))

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (isIntersecting: boolean) => void
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = (isIntersecting) => report([{ isIntersecting }])
      }
      observe = () => void watching.add(this.report)
      disconnect = () => void watching.delete(this.report)
    }
  )
})

afterEach(() => {
  watching.clear()
  vi.unstubAllGlobals()
})

function List({ mayReadOn = true, readOn }: { mayReadOn?: boolean; readOn: () => void }) {
  return <div ref={useInfiniteScroll(mayReadOn, readOn)} />
}

test('a list is read on when its end comes into sight, not when it leaves', () => {
  const readOn = vi.fn()
  render(<List readOn={readOn} />)
  see(false)
  expect(readOn).not.toHaveBeenCalled()
  see(true)
  expect(readOn).toHaveBeenCalledOnce()
})

test('a list that must not be read on does not watch its end', () => {
  const { rerender } = render(<List readOn={() => {}} />)
  expect(watching.size).toBe(1)
  rerender(<List mayReadOn={false} readOn={() => {}} />)
  expect(watching.size).toBe(0)
})

test('a list that was drawn again is read on by its latest callback', () => {
  const [first, latest] = [vi.fn(), vi.fn()]
  const { rerender } = render(<List readOn={first} />)
  rerender(<List readOn={latest} />)
  see(true)
  expect(first).not.toHaveBeenCalled()
  expect(latest).toHaveBeenCalledOnce()
})

test('a browser without IntersectionObserver draws a list and does not read it on', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  const readOn = vi.fn()
  expect(() => render(<List readOn={readOn} />)).not.toThrow()
  expect(readOn).not.toHaveBeenCalled()
})
