import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RelativeTime } from '@/components/relative_time'

afterEach(() => void vi.useRealTimers())

test('a relative time is updated every minute', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:30Z') })
  render(<RelativeTime since="2026-11-20T06:00:00Z" />)
  expect(screen.getByText('just now')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('1 min ago')).toBeTruthy()
})
