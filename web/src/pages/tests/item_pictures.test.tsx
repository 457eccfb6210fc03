import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bike } from '@/tests/bike'
import { SIMILAR, openItem } from '@/pages/tests/open_item'

test('an opened similar listing shows its first picture', async () => {
  const similar = { ...bike, id: 'i2', title: 'Hero Splendor' }
  const { visitor } = openItem(
    {},
    {
      [SIMILAR]: { body: [similar] },
      'GET /api/items/i2': { body: similar },
      'GET /api/items/i2/similar?limit=6': { body: [] },
    }
  )
  const opener = await screen.findByRole('button', { name: 'Enlarge picture 1 of 3' })
  const strip = opener.closest('ul')!
  Object.defineProperties(strip, { clientWidth: { value: 360 }, scrollLeft: { value: 360 } })
  fireEvent.scroll(strip)
  expect(screen.getByText('2 of 3')).toBeTruthy()
  await visitor.click(await screen.findByRole('link', { name: 'Hero Splendor' }))
  await screen.findByRole('heading', { level: 1, name: 'Hero Splendor' })
  expect(screen.getByText('1 of 3')).toBeTruthy()
})

test('the first photo of an item is requested whole, and others in the size of their slots', async () => {
  openItem({ imageUrls: ['/media/a/full.webp', '/media/b/full.webp'] })
  const [first, second] = await screen.findAllByRole('button', { name: /^Enlarge picture/ })
  const candidates = (button: HTMLElement | undefined) => {
    const { src, srcset } = button!.querySelector('img')!
    return [new URL(src).pathname, srcset]
  }
  expect(candidates(first)).toEqual([
    '/media/a/full.webp',
    '/media/a/medium.webp 800w, /media/a/full.webp 1600w',
  ])
  expect(candidates(second)).toEqual([
    '/media/b/card.webp',
    '/media/b/card.webp 640w, /media/b/medium.webp 800w, /media/b/full.webp 1600w',
  ])
})

test('the poster of a video covers its frame until the video plays', async () => {
  openItem({ imageUrls: ['/media/a/full.webp'], videoUrl: '/media/v/video.mp4' })
  const video = await screen.findByLabelText(/^Video of/)
  expect(video.classList.contains('object-cover')).toBe(true)
  fireEvent.play(video)
  expect(video.classList.contains('object-contain')).toBe(true)
})

test('a swipeable strip shows every photo beside a video, and no dots over the video', async () => {
  const imageUrls = ['a', 'b', 'c', 'd', 'e'].map((name) => `/media/${name}/full.webp`)
  openItem({ imageUrls, videoUrl: '/media/v/video.mp4' })
  const pictures = await screen.findAllByRole('button', { name: /^Enlarge picture/ })
  expect(pictures).toHaveLength(5)
  const strip = pictures[0]!.closest('ul')!
  expect(strip.children).toHaveLength(6)
  expect(strip.children[0]?.querySelector('video')).toBeTruthy()
  expect(screen.queryByText('1 of 6')).toBeNull()
  const dots = () => strip.parentElement!.querySelectorAll('.rounded-full.h-2')
  expect(dots()).toHaveLength(0)
  Object.defineProperties(strip, { clientWidth: { value: 360 }, scrollLeft: { value: 360 } })
  fireEvent.scroll(strip)
  expect(screen.getByText('2 of 6')).toBeTruthy()
  expect(dots()).toHaveLength(6)
})
