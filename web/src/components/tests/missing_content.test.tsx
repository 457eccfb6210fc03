import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lazyPart } from '@/components/lazy_part'
import { MissingContent } from '@/components/missing_content'

test('content whose code fails to load has a skeleton first, then a button that loads it again', async () => {
  let isReachable = false
  const Content = lazyPart(
    'content',
    () => (isReachable ? Promise.resolve(() => <p>Messages</p>) : Promise.reject(new Error('503'))),
    (missing) => (
      <MissingContent {...missing}>
        <p>skeleton</p>
      </MissingContent>
    )
  )
  render(<Content />)
  expect(screen.getByText('skeleton')).toBeTruthy()
  const retry = await screen.findByRole('button', { name: 'Try Again' })
  expect(screen.queryByText('skeleton')).toBeNull()
  isReachable = true
  await userEvent.click(retry)
  expect(await screen.findByText('Messages')).toBeTruthy()
})
