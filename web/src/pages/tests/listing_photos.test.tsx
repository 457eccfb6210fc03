import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { putFile } from '@/features/media/put_file'
import { jpeg, openListingPage, photos } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'

vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue()
})

test('a listing with photos is sent once, in order, and navigates to the dashboard', async () => {
  const { press, fill, choose, sent, router } = await openListingPage()
  await fill()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await press('Move photo 2 earlier')
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(sent('POST', '/api/upload/images')).toEqual([{ imageCount: 2 }])
  expect(sent('POST', '/api/items')).toEqual([
    {
      title: 'Canon EOS R6',
      description: 'With two lenses',
      price: '450.50',
      priceUnit: 'day',
      isNegotiable: false,
      categoryId: 'camera',
      location: 'Pune, Maharashtra',
      contactPhone: null,
      imageUrls: ['/media/2/full.webp', '/media/1/full.webp'],
      videoUrl: null,
      weeklyPrice: null,
      monthlyPrice: null,
      deposit: null,
      minRentalDuration: 1,
      maxRentalDuration: null,
      quantity: 1,
      bufferDays: 0,
      noticeDays: 0,
      attributes: { brand: null },
    },
  ])
})

test('the preview of a chosen photo is revoked on unmount', async () => {
  const { choose } = await openListingPage()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  await choose(jpeg())
  expect(revoke).not.toHaveBeenCalled()
  cleanup()
  expect(revoke).toHaveBeenCalledWith('blob:preview')
})

test('the photos that fit are added if more than five are chosen, with a message', async () => {
  const { choose } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))
  await choose(jpeg('d.jpg'), jpeg('e.jpg'), jpeg('f.jpg'))
  expect(await screen.findByText('Too many photos')).toBeTruthy()
  const message = 'You can upload maximum 5 photos. We added the first 2.'
  expect(screen.getByText(message)).toBeTruthy()
  expect(photos()).toHaveLength(5)
  await choose(jpeg('g.jpg'))
  expect(await screen.findByText('You can upload maximum 5 photos.')).toBeTruthy()
  expect(photos()).toHaveLength(5)
  await waitFor(() => expect(putFile).toHaveBeenCalledTimes(5))
})

test('a photo becomes the cover, which is announced', async () => {
  const { fill, choose, press, sent } = await openListingPage()
  await fill()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))
  expect(screen.queryByRole('button', { name: 'Make cover: photo 1' })).toBeNull()
  await press('Make cover: photo 3')
  expect(screen.getByText('Photo 3 is now the cover').getAttribute('role')).toBe('status')
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(sent('POST', '/api/items')[0]?.imageUrls).toEqual([
    '/media/3/full.webp',
    '/media/1/full.webp',
    '/media/2/full.webp',
  ])
})

test('the photos are the first section of the form', async () => {
  await openListingPage()
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('Photos and video')
})

test('removing a photo focuses the button that removes the next, and after the last the input', async () => {
  const { choose, press } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await press('Remove photo 1')
  const next = screen.getByRole('button', { name: 'Remove photo 1' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  await press('Remove photo 1')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Add photos')))
})

test.each(['jpeg', 'jpg', 'png', 'webp'])(
  'a file of type image/%s is accepted as a photo',
  async (type) => {
    const { choose } = await openListingPage()
    await choose(new File(['x'], `a.${type}`, { type: `image/${type}` }))
    expect(photos()).toHaveLength(1)
    expect(screen.queryByText('Invalid file type')).toBeNull()
  }
)

test('only JPEG, PNG and WebP files are accepted as photos', async () => {
  const { choose, press } = await openListingPage()
  await choose(new File(['x'], 'a.gif', { type: 'image/gif' }), jpeg())
  expect(await screen.findByText('Invalid file type')).toBeTruthy()
  expect(screen.getByText('Only JPEG, PNG, and WebP images are allowed.')).toBeTruthy()
  expect(photos()).toHaveLength(1)
  await press('Remove photo 1')
  expect(photos()).toHaveLength(0)
})

test('new photos are added to those of the listing', async () => {
  const { press, choose, sent } = await openListingPage('/item/i1/edit')
  await choose(jpeg())
  expect(photos()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Replace Current Photos' })).toBeNull()
  await press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  expect(sent('PUT', '/api/items/i1')[0]?.imageUrls).toEqual([
    ...camera.imageUrls,
    '/media/1/full.webp',
  ])
})

test('files that are not photos leave the photos of the listing unchanged', async () => {
  const { choose } = await openListingPage('/edit-listing/i1')
  const before = photos().map((photo) => photo.getAttribute('src'))
  expect(before).toEqual(camera.imageUrls)
  await choose(new File(['x'], 'a.gif', { type: 'image/gif' }))
  expect(await screen.findByText('Invalid file type')).toBeTruthy()
  expect(photos().map((photo) => photo.getAttribute('src'))).toEqual(before)
})

test('a removed photo can be chosen again immediately', async () => {
  const { choose, press } = await openListingPage()
  const photo = jpeg()
  await choose(photo)
  await press('Remove photo 1')
  expect(photos()).toHaveLength(0)
  await choose(photo)
  expect(photos()).toHaveLength(1)
})

test('a photo moves within the list bounds, and its new position is announced', async () => {
  const { choose, press } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  const isDisabled = (name: string) => screen.getByRole('button', { name }).matches(':disabled')
  expect(isDisabled('Move photo 1 earlier')).toBe(true)
  expect(isDisabled('Move photo 1 later')).toBe(false)
  expect(isDisabled('Move photo 2 earlier')).toBe(false)
  expect(isDisabled('Move photo 2 later')).toBe(true)
  await press('Move photo 1 later')
  const announced = screen.getByText('Photo 1 is now photo 2')
  expect(announced.getAttribute('role')).toBe('status')
})

test('a photo dragged over another takes its position', async () => {
  const { press, fill, choose, sent } = await openListingPage()
  await fill()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  // jsdom has no layout.
  document.elementFromPoint = () => screen.getByAltText('Photo 1')
  fireEvent.pointerDown(screen.getByAltText('Photo 2'), { button: 0, clientX: 100, clientY: 100 })
  fireEvent.pointerMove(window, { clientX: 50, clientY: 100 })
  fireEvent.pointerUp(window)
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(sent('POST', '/api/items')[0]?.imageUrls).toEqual([
    '/media/2/full.webp',
    '/media/1/full.webp',
  ])
})

test.each([
  ['Replace Current Photos', 4, 0],
  ['Leave Them Out', 5, 2],
])('an owner who chose more photos than fit is asked: %s', async (answer, count, savedCount) => {
  const { press, choose, sent } = await openListingPage('/edit-listing/i1')
  await choose(jpeg(), jpeg(), jpeg(), jpeg())
  expect(photos()).toHaveLength(5)
  const question = "That's 1 photo over the limit. Replace your current photos with the new ones?"
  expect(screen.getByText(question).closest('[role=status]')).toBeTruthy()
  await press(answer)
  expect(screen.queryByText(question)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Add photos')))
  expect(photos()).toHaveLength(count)
  await press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  const urls = sent('PUT', '/api/items/i1')[0]?.imageUrls as string[]
  expect(urls).toHaveLength(count)
  expect(urls.filter((url) => camera.imageUrls.includes(url))).toHaveLength(savedCount)
})

test('dropped photos are added, and files dropped while the listing is being published are ignored', async () => {
  const { press, fill, choose } = await openListingPage('/create-listing', {
    'POST /api/items': () => new Promise(() => {}),
  })
  const drop = (label: string, file: File) =>
    fireEvent.drop(screen.getByLabelText(label).closest('label')!, {
      dataTransfer: { files: [file] },
    })
  await fill()
  await choose(jpeg())
  expect(drop('Add photos', jpeg('b.jpg')), 'the browser opens the file').toBe(false)
  expect(photos()).toHaveLength(2)
  await press('Publish Listing')
  await waitFor(() => expect(screen.getByLabelText('Add photos').matches(':disabled')).toBe(true))
  expect(drop('Add photos', jpeg('c.jpg')), 'the browser opens the file').toBe(false)
  drop('Add a video', new File(['x'], 'ride.mp4', { type: 'video/mp4' }))
  expect(photos()).toHaveLength(2)
  expect(screen.queryByText('ride.mp4')).toBeNull()
})

test('more photos than the listing can have are left out with a message beside saved ones', async () => {
  const { press, choose } = await openListingPage('/edit-listing/i1')
  await choose(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => jpeg(`${name}.jpg`)))
  expect(await screen.findByText('Too many photos')).toBeTruthy()
  expect(screen.getByText('You can upload maximum 5 photos.')).toBeTruthy()
  await press('Replace Current Photos')
  expect(photos()).toHaveLength(5)
})

test('a listing is not saved while the owner is asked about photos in excess', async () => {
  const { press, choose, sent } = await openListingPage('/edit-listing/i1')
  await choose(jpeg(), jpeg(), jpeg(), jpeg())
  await press('Update Listing')
  expect(await screen.findByText('Too many photos')).toBeTruthy()
  expect(sent('PUT', '/api/items/i1')).toEqual([])
})

test('a photo taken with the camera of a phone joins the photos of the listing', async () => {
  const { visitor } = await openListingPage()
  const input = screen.getByLabelText('Take a photo')
  expect(input.getAttribute('capture')).toBe('environment')
  await visitor.upload(input, jpeg('taken.jpg'))
  await waitFor(() => expect(photos()).toHaveLength(1))
})
