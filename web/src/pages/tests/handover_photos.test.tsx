import type { Handover, HandoverRecord } from '@saajha/contract/handover'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  collecting,
  NONE,
  openDetails,
  RECORD,
} from '@/features/bookings/handover/tests/open_details'
import { putFile } from '@/features/media/put_file'
import { fill } from '@/tests/fill'
import { chooseInMenu } from '@/tests/booking_menu'

vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))

const { files } = vi.hoisted(() => ({ files: new Map<string, unknown>() }))
vi.mock('idb-keyval', () => ({
  createStore: () => files,
  get: async (key: string) => files.get(key),
  set: async (key: string, content: unknown) => files.set(key, content),
  del: async (key: string) => files.delete(key),
  keys: async () => [...files.keys()],
}))

const UPLOADS = 'POST /api/upload/images'

const RECORDED: HandoverRecord = {
  stage: 'start',
  by: 'renter',
  isCodeConfirmed: false,
  parts: [],
  depositNote: null,
  note: null,
  imageUrls: [],
  recordedAt: '2099-12-03T04:30:00.000Z',
}

beforeEach(() => {
  files.clear()
  vi.mocked(putFile).mockReset().mockResolvedValue()
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

const photoUrl = (number: number) => `/media/private/m${number}/handover.webp`
const withPhotos = (...numbers: number[]): Handover => ({
  ...NONE,
  records: [{ ...RECORDED, imageUrls: numbers.map(photoUrl) }],
})
const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const jpegs = (count: number) => Array.from({ length: count }, (_, at) => jpeg(`${at + 1}.jpg`))

/** Opens the form of a renter at the handover. Upload URLs are numbered. */
async function openForm(...answers: { status?: number; body: unknown }[]) {
  let issued = 0
  const opened = await openDetails(collecting, NONE, answers, {
    [UPLOADS]: ({ body }) => {
      const { imageCount } = JSON.parse(body as string) as { imageCount: number }
      const numbers = Array.from({ length: imageCount }, () => (issued += 1))
      const uploadUrls = numbers.map((number) => `/api/uploads/m${number}`)
      return { body: { uploadUrls, imageUrls: numbers.map(photoUrl) } }
    },
  })
  await opened.openForm()
  const { dialog, visitor, sent } = opened
  return {
    ...opened,
    /** Chooses files, also such that the input does not accept. */
    choose: (...files: File[]) =>
      userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText('Add photos'), files),
    press: (name: string) => visitor.click(dialog.getByRole('button', { name })),
    photos: () => dialog.queryAllByAltText(/^Photo \d$/),
    field: () => dialog.getByRole('group', { name: /^Photos/ }),
    alerts: () => dialog.queryAllByRole('alert').map(({ textContent }) => textContent),
    records: () => sent(RECORD).map(({ body }) => body),
    uploads: () => sent(UPLOADS).map(({ body }) => body),
  }
}

test('photos are uploaded as soon as they are chosen, and sent with the record', async () => {
  const { choose, press, uploads, records, dialog } = await openForm({ body: withPhotos(1, 2) })
  const [first, second] = [jpeg('front.jpg'), jpeg('back.jpg')]
  await choose(first, second)
  await waitFor(() => expect(dialog.getAllByText('Uploaded')).toHaveLength(2))
  expect(uploads()).toEqual([{ imageCount: 2, purpose: 'handover' }])
  expect(vi.mocked(putFile).mock.calls.map(([{ uploadUrl, file }]) => [uploadUrl, file])).toEqual([
    ['/api/uploads/m1', first],
    ['/api/uploads/m2', second],
  ])
  expect(records()).toEqual([])
  await press('Save')
  const enlarge = await dialog.findAllByRole('button', { name: /^Enlarge/ })
  expect(enlarge).toHaveLength(2)
  expect(records()).toEqual([{ stage: 'start', imageUrls: [photoUrl(1), photoUrl(2)] }])
  expect(uploads()).toHaveLength(1)
})

test('chosen photos are there again after the dialog was closed, and are not uploaded again', async () => {
  const { visitor, choose, uploads, records, dialog } = await openForm({
    body: withPhotos(1, 2),
  })
  await choose(jpeg('1.jpg'), jpeg('2.jpg'))
  await dialog.findAllByText('Uploaded')
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await chooseInMenu(visitor, screen, 'Details')
  await visitor.click(await screen.findByRole('button', { name: 'Record Handover' }))
  await waitFor(() => expect(screen.getAllByAltText(/^Photo \d$/)).toHaveLength(2))
  await visitor.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(records()).toHaveLength(1))
  expect(records()).toEqual([{ stage: 'start', imageUrls: [photoUrl(1), photoUrl(2)] }])
  expect(uploads()).toHaveLength(1)
})

test('a photo is taken with the camera on the back of a phone', async () => {
  const { dialog, visitor, photos } = await openForm()
  const camera = dialog.getByLabelText('Take a photo')
  expect(camera.getAttribute('capture')).toBe('environment')
  await visitor.upload(camera, jpeg('taken.jpg'))
  expect(photos()).toHaveLength(1)
})

test('a record is not saved while a photo is uploaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.mocked(putFile).mockImplementation(({ onProgress }) => {
    onProgress?.(0.4)
    return promise
  })
  const { choose, press, dialog, records } = await openForm({ body: withPhotos(1) })
  await choose(jpeg('front.jpg'))
  expect(await dialog.findByRole('progressbar', { name: 'Uploading photo 1: 40%' })).toBeTruthy()
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Uploading Photos...' })
  expect(save.disabled).toBe(true)
  fireEvent.submit(save.closest('form')!)
  expect(records()).toEqual([])
  resolve()
  expect(await dialog.findByText('Uploaded')).toBeTruthy()
  await press('Save')
  await waitFor(() => expect(records()).toHaveLength(1))
})

test('a failed upload is named at the photos, keeps the form, and can be repeated', async () => {
  vi.mocked(putFile).mockRejectedValueOnce(new Error('The connection was lost'))
  const { choose, press, dialog, visitor, field, alerts, records } = await openForm({
    body: withPhotos(1),
  })
  await fill(visitor, dialog.getByLabelText(/^Condition/), 'Scratch on the hood')
  await choose(jpeg('front.jpg'))
  expect(await dialog.findByText('Upload failed')).toBeTruthy()
  expect(alerts()).toEqual(['Failed to upload image 1'])
  const error = document.getElementById(field().getAttribute('aria-describedby')!)
  expect(error?.textContent).toBe('Failed to upload image 1')
  await press('Try photo 1 again')
  expect(await dialog.findByText('Uploaded')).toBeTruthy()
  expect(alerts()).toEqual([])
  await press('Save')
  await waitFor(() =>
    expect(records()).toEqual([
      { stage: 'start', note: 'Scratch on the hood', imageUrls: [photoUrl(2)] },
    ])
  )
})

test('a record is not sent if one of its photos fails again when it is saved', async () => {
  vi.mocked(putFile).mockRejectedValue(new Error('The connection was lost'))
  const { choose, press, dialog, visitor, alerts, records, photos } = await openForm()
  await fill(visitor, dialog.getByLabelText(/^Condition/), 'Clean')
  await choose(jpeg('front.jpg'))
  await dialog.findByText('Upload failed')
  await press('Save')
  await waitFor(() => expect(putFile).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeTruthy())
  expect(alerts()).toEqual(['Failed to upload image 1'])
  expect(records()).toEqual([])
  expect(photos()).toHaveLength(1)
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Condition/).value).toBe('Clean')
})

test('a removed photo is not sent, and its upload is aborted', async () => {
  const signals: (AbortSignal | undefined)[] = []
  vi.mocked(putFile).mockImplementation(({ signal }) => {
    signals.push(signal)
    return signals.length === 1 ? new Promise(() => {}) : Promise.resolve()
  })
  const { choose, press, dialog, photos, records } = await openForm({ body: withPhotos(2) })
  await choose(jpeg('front.jpg'), jpeg('back.jpg'))
  await dialog.findByText('Uploaded')
  await press('Remove photo 1')
  expect(photos()).toHaveLength(1)
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove photo 1')
  )
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  await press('Save')
  await waitFor(() => expect(records()).toEqual([{ stage: 'start', imageUrls: [photoUrl(2)] }]))
})

test('a record has at most six photos', async () => {
  const { choose, press, dialog, photos, alerts, uploads } = await openForm()
  await choose(...jpegs(8))
  expect(await dialog.findAllByText('Uploaded')).toHaveLength(6)
  expect(alerts()).toEqual(['You can upload maximum 6 photos. We added the first 6.'])
  await choose(jpeg('more.jpg'))
  expect(photos()).toHaveLength(6)
  expect(alerts()).toEqual(['You can upload maximum 6 photos.'])
  expect(uploads()).toEqual([{ imageCount: 6, purpose: 'handover' }])
  await press('Remove photo 6')
  expect(alerts()).toEqual([])
})

test('a file that is no picture is named at the photos', async () => {
  const { choose, photos, alerts } = await openForm()
  await choose(new File(['x'], 'list.pdf', { type: 'application/pdf' }))
  expect(photos()).toHaveLength(0)
  expect(alerts()).toEqual(['Only JPEG, PNG, and WebP images are allowed.'])
})

test('photos that the server rejects are named at the photos', async () => {
  const message = 'Please upload your photos and video here before you add them.'
  const { choose, press, dialog, field, alerts, photos } = await openForm({
    status: 422,
    body: { message, errors: [{ field: 'imageUrls', message }] },
  })
  await choose(jpeg('front.jpg'))
  await dialog.findByText('Uploaded')
  await press('Save')
  expect(await within(field()).findByText(message)).toBeTruthy()
  expect(alerts()).toEqual([message])
  expect(photos()).toHaveLength(1)
})

test('the photos of a record are small thumbnails, which enlarge them', async () => {
  const { dialog, visitor } = await openDetails(collecting, {
    ...NONE,
    records: [
      { ...RECORDED, by: 'owner', imageUrls: [photoUrl(1), photoUrl(2)] },
      { ...RECORDED, imageUrls: [photoUrl(3)] },
    ],
  })
  const thumbnail = await dialog.findByRole('button', { name: 'Enlarge image 1 of Handover · You' })
  expect(thumbnail.querySelector('img')?.getAttribute('src')).toBe(
    '/media/private/m3/thumbnail.webp'
  )
  expect(dialog.queryByText('No details')).toBeNull()
  await visitor.click(dialog.getByRole('button', { name: 'Enlarge image 2 of Handover · Owner' }))
  const viewer = within(await screen.findByRole('dialog', { name: 'Handover · Owner' }))
  const shown = () => viewer.getByRole<HTMLImageElement>('img').getAttribute('src')
  expect(viewer.getByAltText('Image 2 of Handover · Owner')).toBeTruthy()
  expect(shown()).toBe(photoUrl(2))
  await visitor.click(viewer.getByRole('button', { name: 'Next image' }))
  expect(shown()).toBe(photoUrl(1))
  await visitor.click(viewer.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Handover · Owner' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Canon EOS R6 · Asha' })).toBeTruthy()
})
