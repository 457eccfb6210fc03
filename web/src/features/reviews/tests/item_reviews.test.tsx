import type { Review } from '@saajha/contract/review'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bike } from '@/tests/bike'
import { fill } from '@/tests/fill'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { review } from '@/tests/review'
import { stubRequests } from '@/tests/stub_requests'

const REVIEWS = '/api/items/i1/reviews'

/** Observes elements in the lower half of the screen. */
class SeesLowerHalf {
  private readonly notify: (entries: { isIntersecting: boolean }[]) => void
  private readonly isSeen: boolean

  constructor(notify: SeesLowerHalf['notify'], options?: IntersectionObserverInit) {
    this.notify = notify
    this.isSeen = !options?.rootMargin?.includes('-50%')
  }

  observe() {
    this.notify([{ isIntersecting: this.isSeen }])
  }

  disconnect() {}
}

function openItem(responses: Parameters<typeof stubRequests>[0]) {
  stubRequests({ 'GET /api/items/i1': { body: bike }, ...responses })
  return renderApp('/item/i1')
}

test('an item shows its reviews with the title that was rented, page by page', async () => {
  const next = `${REVIEWS}?cursor=c1`
  const { visitor } = openItem({
    [`GET ${REVIEWS}`]: {
      body: [review],
      headers: { link: `<${next}>; rel="next"` },
    },
    [`GET ${next}`]: {
      body: [{ ...review, id: 'v3', authorName: 'Meera Nair', answer: 'Thank you!' }],
    },
  })
  const section = within(await screen.findByRole('region', { name: 'Reviews' }))
  expect(section.getByText('Ravi Iyer')).toBeTruthy()
  expect(section.getByText('Rented: Canon EOS R6 · 20 Nov 2026')).toBeTruthy()
  expect(section.getByText('As described · Would rent again')).toBeTruthy()
  await visitor.click(section.getByRole('button', { name: 'Show More' }))
  expect(await section.findByText('Meera Nair')).toBeTruthy()
  expect(section.getByText('Answer from the owner')).toBeTruthy()
})

test.each([
  { reviewCount: 2, asks: true },
  { reviewCount: 0, asks: false },
])(
  'the place of the reviews in the lower half of the screen loads them if some count: $reviewCount',
  async ({ reviewCount, asks }) => {
    vi.stubGlobal('IntersectionObserver', SeesLowerHalf)
    onTestFinished(() => void vi.unstubAllGlobals())
    // So that nothing but the request is left to wait for.
    await import('@/features/reviews/components/review_list')
    const requests = stubRequests({
      'GET /api/items/i1': { body: { ...bike, reviewCount, rating: reviewCount ? 4 : null } },
      [`GET ${REVIEWS}`]: { body: [review] },
    })
    renderApp('/item/i1')
    await screen.findByRole('heading', { name: 'Similar Listings' })
    if (asks) await screen.findByRole('region', { name: 'Reviews' })
    const asked = requests.mock.calls.some(([url]) => `${url as string}`.includes(REVIEWS))
    expect(asked).toBe(asks)
  }
)

test('an item without reviews has no section of them', async () => {
  openItem({ [`GET ${REVIEWS}`]: { body: [] } })
  await screen.findByRole('heading', { name: 'Similar Listings' })
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull()
})

test('a member reports a review with the reasons that fit it', async () => {
  const { visitor } = openItem({
    'GET /api/auth/user': { body: { ...asha, id: 'u9' } },
    [`GET ${REVIEWS}`]: { body: [review] },
  })
  const section = within(await screen.findByRole('region', { name: 'Reviews' }))
  await visitor.click(section.getByRole('button', { name: 'Report the review by Ravi Iyer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }))
  expect(dialog.getByText('Clean and well packed.')).toBeTruthy()
  expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'untrue',
    'offensive',
    'private_data',
    'extortion',
    'other',
  ])
})

test.each([
  { status: 409, code: 'reviewAnswerClosed', left: [{ ...review, answer: 'Come again!' }] },
  { status: 404, code: 'reviewNotFound', left: [] },
])(
  'the reviews of an item are read again after an answer that is rejected with $status',
  async ({ status, code, left }) => {
    let shown: Review[] = [review]
    const { visitor } = openItem({
      'GET /api/auth/user': { body: asha },
      [`GET ${REVIEWS}`]: () => ({ body: shown }),
      'PUT /api/reviews/v1/answer': () => {
        shown = left.map((each) => ({ ...each, answeredAt: review.publishedAt }))
        return { status, body: { code, message: 'Too late.' } }
      },
    })
    await visitor.click(await screen.findByRole('button', { name: 'Answer' }))
    await fill(visitor, await screen.findByLabelText(/^Your answer to Ravi/), 'Thank you!')
    await visitor.click(screen.getByRole('button', { name: 'Send Answer' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send Answer' })).toBeNull())
    expect(screen.queryAllByText('Come again!')).toHaveLength(left.length)
    expect(await screen.findByText('Too late.')).toBeTruthy()
  }
)

test('the author of a review cannot report it', async () => {
  openItem({
    'GET /api/auth/user': { body: { ...asha, id: 'u2' } },
    [`GET ${REVIEWS}`]: { body: [review] },
  })
  const section = within(await screen.findByRole('region', { name: 'Reviews' }))
  await screen.findByRole('button', { name: 'Your account' })
  expect(section.queryByRole('button', { name: /^Report/ })).toBeNull()
})
