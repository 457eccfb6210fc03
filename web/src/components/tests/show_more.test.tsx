import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ShowMore } from '@/components/show_more'

function open(props: Partial<Parameters<typeof ShowMore>[0]> = {}) {
  const onShowMore = vi.fn()
  render(
    <MemoryRouter>
      <ShowMore hasMore busy={false} onShowMore={onShowMore} {...props} />
    </MemoryRouter>
  )
  /** Whether the browser would follow the link. */
  const press = (keys: object = {}) => {
    const control = screen.getByText('Show More')
    const click = createEvent.click(control, keys)
    fireEvent(control, click)
    return !click.defaultPrevented
  }
  return { onShowMore, press }
}

test('a click on the link to the next page loads it into this list', () => {
  const { onShowMore, press } = open({ ahead: '/search?page=2' })
  expect(screen.getByRole('link', { name: 'Show More' }).getAttribute('href')).toBe(
    '/search?page=2'
  )
  expect(press()).toBe(false)
  expect(onShowMore).toHaveBeenCalledOnce()
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s on the link to the next page is left to the browser',
  (key) => {
    const { onShowMore, press } = open({ ahead: '/search?page=2' })
    expect(press({ [key]: true })).toBe(true)
    expect(onShowMore).not.toHaveBeenCalled()
  }
)

test('while the next page is loading, its link is busy and ignores clicks', () => {
  const { onShowMore, press } = open({ ahead: '/search?page=2', busy: true })
  expect(screen.getByRole('link').getAttribute('aria-busy')).toBe('true')
  expect(press()).toBe(false)
  expect(onShowMore).not.toHaveBeenCalled()
})

test('the failure message is shown until the next request', () => {
  open({ failure: 'Not loaded' })
  expect(screen.getByRole('alert').textContent).toBe('Not loaded')
  open({ failure: 'Not loaded', busy: true })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a complete list has no Show More', () => {
  open({ hasMore: false, failure: 'Not loaded' })
  expect(screen.queryByText('Show More')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
