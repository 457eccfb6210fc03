import { PAGES } from '@saajha/contract/pages'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RouteObject } from 'react-router-dom'
import { ProtectedPage } from '@/features/identity/components/protected_page'
import { ListingPage } from '@/pages/listing_page'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { CAMERAS } from '@/tests/categories'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

type StubResponses = Parameters<typeof stubRequests>[0]

/** The pages of the listing form alone: no header and footer, and every other page is empty. */
const formRoutes: RouteObject[] = [
  {
    Component: ProtectedPage,
    children: [PAGES.createListing, PAGES.editListing, PAGES.editItem].map(({ path }) => ({
      path,
      Component: ListingPage,
    })),
  },
  { path: '*', element: null },
]

export const jpeg = (name = 'a.jpg') => new File(['x'], name, { type: 'image/jpeg' })

/** The photos that the form shows. */
export const photos = () => screen.queryAllByAltText(/^Photo \d$/)

/** Replaces the text of a field in one event. That costs much less than typing its letters. */
export function enter(label: string | RegExp, value: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
}

/**
 * Opens the listing form as Asha, whose profile has no location and phone number here, and returns helpers for its
 * fields. Upload URLs are numbered. Tests that leave the form pass the routes of the whole app.
 */
export async function openListingPage(
  path = '/create-listing',
  responses: StubResponses = {},
  appRoutes = formRoutes
) {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
  let issued = 0
  const issueUploadUrls = ({ body }: RequestInit) => {
    const { imageCount } = JSON.parse(body as string) as { imageCount: number }
    const numbers = Array.from({ length: imageCount }, () => (issued += 1))
    const uploadUrls = numbers.map((number) => `/api/uploads/${number}`)
    return {
      body: { uploadUrls, imageUrls: numbers.map((number) => `/media/${number}/full.webp`) },
    }
  }
  const requests = stubRequests({
    'GET /api/auth/user': { body: { ...asha, location: null, phone: null } },
    'GET /api/categories': { body: [CAMERAS] },
    'GET /api/items/i1': { body: camera },
    'POST /api/items': { status: 201, body: camera },
    'PUT /api/items/i1': { body: camera },
    'POST /api/upload/images': issueUploadUrls,
    ...responses,
  })
  const app = renderApp(path, appRoutes)
  const isEdit = path !== '/create-listing'
  await screen.findByRole('heading', { name: isEdit ? 'Edit Your Listing' : 'List Your Item' })
  const press = async (name: string) => app.visitor.click(screen.getByRole('button', { name }))
  const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
  const sent = (method: string, url: string) =>
    requests.mock.calls
      .filter(([path, init]) => path === url && init?.method === method)
      .map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>)
  const fill = async () => {
    enter('Title', ' Canon EOS R6 ')
    await screen.findByRole('option', { name: 'Cameras' })
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'camera' } })
    enter('Description', 'With two lenses')
    enter('Price', '450.50')
    await app.visitor.click(screen.getByRole('combobox', { name: 'City' }))
    const search = await screen.findByPlaceholderText('Search for a city...')
    fireEvent.input(search, { target: { value: 'pune' } })
    await app.visitor.keyboard('{Enter}')
  }
  const choose = (...files: File[]) =>
    userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Add photos'), files)
  return { ...app, press, alerts, sent, fill, choose }
}
