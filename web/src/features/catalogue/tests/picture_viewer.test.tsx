import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'

async function openViewer(change: object = {}) {
  stubRequests({ 'GET /api/items/i1': { body: { ...bike, ...change } } })
  const { router, visitor } = renderApp('/item/i1')
  await visitor.click(await screen.findByRole('button', { name: 'Enlarge picture 1 of 3' }))
  const viewer = within(await screen.findByRole('dialog', { name: /^Pictures of Honda Activa 6G/ }))
  const counter = () => viewer.getByRole('status').textContent
  return { router, visitor, viewer, counter }
}

test('the viewer wraps at both ends', async () => {
  const { visitor, viewer, counter } = await openViewer()
  expect(counter()).toBe('1 of 3')
  await visitor.click(viewer.getByRole('button', { name: 'Previous picture' }))
  expect(counter()).toBe('3 of 3')
  await visitor.click(viewer.getByRole('button', { name: 'Next picture' }))
  expect(counter()).toBe('1 of 3')
})

test('arrow keys change the picture; Escape closes the viewer and restores the focus', async () => {
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

test('a swipe to the left shows the next picture, a short movement does not', async () => {
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

test('a picture is shown in the size of cards until it has loaded, and as an icon if it fails', async () => {
  const { visitor, viewer } = await openViewer()
  const picture = (number: number) =>
    viewer.getByRole('img', { name: `Honda Activa 6G, picture ${number}` })
  expect(picture(1).style.backgroundImage).toBe('url("/media/a/card.webp")')
  fireEvent.load(picture(1))
  expect(picture(1).style.backgroundImage).toBe('')
  await visitor.click(viewer.getByRole('button', { name: 'Next picture' }))
  expect(picture(2).style.backgroundImage).toBe('url("/media/b/card.webp")')
  fireEvent.error(picture(2))
  expect(picture(2).tagName).toBe('DIV')
  await visitor.click(viewer.getByRole('button', { name: 'Next picture' }))
  expect(picture(3).tagName).toBe('IMG')
})

test('a video is in the first slot, with its badge', async () => {
  await openViewer({ videoUrl: '/media/v/video.mp4' })
  expect(screen.getByText('Video')).toBeTruthy()
  const video = screen.getByLabelText<HTMLVideoElement>('Video of Honda Activa 6G')
  expect(video.getAttribute('src')).toBe('/media/v/video.mp4')
  expect(video.getAttribute('poster')).toBe('/media/a/full.webp')
  expect(video.controls).toBe(true)
})

test('the first picture is in the first slot, with up to four more below it', async () => {
  const imageUrls = ['a', 'b', 'c', 'd', 'e'].map((each) => `/media/${each}/full.webp`)
  stubRequests({ 'GET /api/items/i1': { body: { ...bike, imageUrls } } })
  renderApp('/item/i1')
  const openers = await screen.findAllByRole('button', { name: /^Enlarge picture/ })
  const shown = openers.map((opener) => opener.querySelector('img')?.getAttribute('src'))
  expect(shown).toEqual([
    '/media/a/full.webp',
    ...['b', 'c', 'd', 'e'].map((each) => `/media/${each}/card.webp`),
  ])
  expect(screen.getAllByRole('img', { name: 'Honda Activa 6G' })).toHaveLength(1)
  expect(screen.queryByText('Video')).toBeNull()
})

test('a click on a picture opens the viewer with that picture and marks its thumbnail as current', async () => {
  stubRequests({ 'GET /api/items/i1': { body: bike } })
  const { visitor } = renderApp('/item/i1')
  await visitor.click(await screen.findByRole('button', { name: 'Enlarge picture 2 of 3' }))
  const viewer = within(await screen.findByRole('dialog', { name: /^Pictures of/ }))
  expect(viewer.getByRole('status').textContent).toBe('2 of 3')
  const current = viewer.getByRole('button', { current: true })
  expect(current).toBe(viewer.getByRole('button', { name: 'Show picture 2' }))
})

test('Back closes the viewer and stays on the item’s page', async () => {
  const { router } = await openViewer()
  await waitFor(() => expect(router.state.historyAction).toBe('PUSH'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/item/i1')
})

test.each([
  ['without a video shows five', null, 5, '+2'],
  ['beside a video shows four', '/media/v/video.mp4', 4, '+3'],
])(
  'the mosaic of wide screens %s of seven pictures and the number of the others',
  async (_, videoUrl, shown, more) => {
    const imageUrls = [...'abcdefg'].map((each) => `/media/${each}/full.webp`)
    stubRequests({ 'GET /api/items/i1': { body: { ...bike, imageUrls, videoUrl } } })
    renderApp('/item/i1')
    const pictures = await screen.findAllByRole('button', { name: /^Enlarge picture/ })
    expect(pictures).toHaveLength(7)
    const openers = pictures.filter((each) => !each.closest('li')?.classList.contains('lg:hidden'))
    expect(openers).toHaveLength(shown)
    expect(openers.map(({ textContent }) => textContent).filter(Boolean)).toEqual([more])
    expect(openers.at(-1)?.textContent).toBe(more)
    expect(openers.at(-1)?.getAttribute('aria-label')).toMatch(new RegExp(`, \\${more}$`))
  }
)

test('the strip shows the number of the picture that it is swiped to', async () => {
  stubRequests({ 'GET /api/items/i1': { body: bike } })
  renderApp('/item/i1')
  const opener = await screen.findByRole('button', { name: 'Enlarge picture 1 of 3' })
  const strip = opener.closest('ul')!
  fireEvent.scroll(strip)
  expect(screen.getByText('1 of 3')).toBeTruthy()
  Object.defineProperties(strip, { clientWidth: { value: 360 }, scrollLeft: { value: 350 } })
  fireEvent.scroll(strip)
  expect(screen.getByText('2 of 3')).toBeTruthy()
})

test('an item without pictures and video shows the default picture without a viewer', async () => {
  stubRequests({ 'GET /api/items/i1': { body: { ...bike, imageUrls: [] } } })
  renderApp('/item/i1')
  const summary = await screen.findByRole('heading', { level: 1, name: 'Honda Activa 6G' })
  const page = summary.closest('main')!
  expect(page.querySelector('ul img')?.getAttribute('src')).toBe('/default-item.webp')
  expect(screen.queryByRole('button', { name: /^Enlarge picture/ })).toBeNull()
})

test('the viewer of a single picture has no buttons for other pictures', async () => {
  stubRequests({ 'GET /api/items/i1': { body: { ...bike, imageUrls: ['/media/a/full.webp'] } } })
  const { visitor } = renderApp('/item/i1')
  await visitor.click(await screen.findByRole('button', { name: 'Enlarge picture 1 of 1' }))
  const viewer = within(await screen.findByRole('dialog', { name: /^Pictures of/ }))
  const buttons = viewer.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(buttons).toEqual(['Close'])
})
