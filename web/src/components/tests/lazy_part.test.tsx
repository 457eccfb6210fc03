import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from '@/components/lazy_part'
import { stubRequests } from '@/tests/stub_requests'

const SCRIPT = '/assets/messages.js'

afterEach(() => document.querySelector('meta[name^="code:"]')?.remove())

test('a part is not imported before its files have arrived, since a failed import would last until the page is reloaded', async () => {
  const named = document.createElement('meta')
  Object.assign(named, { name: 'code:messages', content: SCRIPT })
  document.head.append(named)
  let status = 503
  stubRequests({ [`GET ${SCRIPT}`]: () => ({ status, isUndocumented: true }) })
  const load = vi.fn(async () => () => <p>Messages</p>)
  const Part = lazyPart('messages', load, ({ retry }) =>
    retry ? <button onClick={() => void retry()}>Try Again</button> : null
  )
  render(<Part />)
  const retry = await screen.findByRole('button', { name: 'Try Again' })
  expect(load).not.toHaveBeenCalled()

  status = 200
  await userEvent.click(retry)
  expect(await screen.findByText('Messages')).toBeTruthy()
})
