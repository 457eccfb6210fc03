import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { useLeaveRegion } from '@/lib/page/use_leave_region'

function Region() {
  const list = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(0)
  const region = useLeaveRegion(list, () => setLeft(left + 1))

  return (
    <>
      <div {...region}>
        <div ref={list}>
          <button type="button">row</button>
        </div>
        {createPortal(<button type="button">dialog</button>, document.body)}
      </div>
      <div data-notices>
        <button type="button">notice</button>
      </div>
      <button type="button">elsewhere</button>
      <output>left {left} times</output>
    </>
  )
}

const hover = (name: string) => userEvent.hover(screen.getByRole('button', { name }))

test.each(['notice', 'dialog'])(
  'a pointer that moves to a %s and back does not leave the region',
  async (over) => {
    render(<Region />)
    for (const name of ['row', over, 'row']) await hover(name)
    expect(screen.getByText('left 0 times')).toBeTruthy()
    await hover('elsewhere')
    expect(screen.getByText('left 1 times')).toBeTruthy()
  }
)
