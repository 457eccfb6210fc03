import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerRequests } from '@/tests/answer_requests'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'

async function openViewer(change: object = {}) {
  answerRequests({ 'GET /api/items/i1': { body: { ...bike, ...change } } })
  const { visitor } = renderApp('/item/i1')
  await visitor.click(await screen.findByRole('button', { name: 'Enlarge picture 1 of 3' }))
  const viewer = within(await screen.findByRole('dialog', { name: /^Pictures of Honda Activa 6G/ }))
  const counter = () => viewer.getByRole('status').textContent
  return { visitor, viewer, counter }
}

test('the viewer goes round at both ends', async () => {
  const { visitor, viewer, counter } = await openViewer()
  expect(counter()).toBe('1 of 3')
  await visitor.click(viewer.getByRole('button', { name: 'Previous picture' }))
  expect(counter()).toBe('3 of 3')
  await visitor.click(viewer.getByRole('button', { name: 'Next picture' }))
  expect(counter()).toBe('1 of 3')
})

test('arrow keys turn the pictures; Escape closes and gives the focus back', async () => {
  const { visitor, counter } = await openViewer()
  await visitor.keyboard('{ArrowLeft}')
  expect(counter()).toBe('3 of 3')
  await visitor.keyboard('{ArrowRight}{ArrowRight}')
  expect(counter()).toBe('2 of 3')
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const opener = screen.getByRole('button', { name: 'Enlarge picture 1 of 3' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('a swipe to the left shows the next picture, a slip of the finger none', async () => {
  const { viewer, counter } = await openViewer()
  const picture = viewer.getByRole('img', { name: 'Honda Activa 6G, picture 1' })
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(picture, { clientX: from, clientY: 0, isPrimary: true })
    fireEvent.pointerUp(picture, { clientX: to, clientY: 0, isPrimary: true })
  }
  swipe(200, 180)
  expect(counter()).toBe('1 of 3')
  swipe(200, 100)
  expect(counter()).toBe('2 of 3')
})

test('a thumbnail shows its picture', async () => {
  const { visitor, viewer, counter } = await openViewer()
  await visitor.click(viewer.getByRole('button', { name: 'Show picture 3' }))
  expect(counter()).toBe('3 of 3')
})

test('a video stands in the first place, with its badge', async () => {
  await openViewer({ videoUrl: '/media/v/video.mp4' })
  expect(screen.getByText('Video')).toBeTruthy()
})

test('the first picture stands in the first place, with up to four more below it', async () => {
  const imageUrls = ['a', 'b', 'c', 'd', 'e'].map((each) => `/media/${each}/full.webp`)
  answerRequests({ 'GET /api/items/i1': { body: { ...bike, imageUrls } } })
  renderApp('/item/i1')
  const openers = await screen.findAllByRole('button', { name: /^Enlarge picture/ })
  const shown = openers.map((opener) => opener.querySelector('img')?.getAttribute('src'))
  expect(shown).toHaveLength(5)
  expect(shown[0]).toBe('/media/a/full.webp')
  expect(screen.queryByText('Video')).toBeNull()
})
