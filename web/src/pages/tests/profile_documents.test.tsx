import type { VerificationDocument } from '@saajha/contract/verification'
import { cleanup, act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { putFile } from '@/features/media/put_file'
import { stubRequests } from '@/tests/stub_requests'
import { pan } from '@/tests/document'
import { fill as fillField } from '@/tests/fill'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))

const BOTH = { email: true, push: true }
const PREFERENCES = {
  language: 'en',
  kinds: { message: BOTH, booking: BOTH, account: BOTH },
  showsTextInPush: false,
}
const DOCUMENTS = '/api/verification-documents'

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue()
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

async function open(documents: VerificationDocument[], responses = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    [`GET ${DOCUMENTS}`]: { body: documents },
    [`POST ${DOCUMENTS}`]: { status: 201, body: pan },
    [`PUT ${DOCUMENTS}/d1`]: { body: { ...pan, holderName: 'Asha K. Rao' } },
    'GET /api/user/preferences': { body: PREFERENCES },
    'GET /api/user/sessions': { body: [] },
    'GET /api/user/calendar': { body: { createdAt: null } },
    'POST /api/upload/images': {
      body: { uploadUrls: ['/api/uploads/m1'], imageUrls: ['/media/private/m1/document.webp'] },
    },
    ...responses,
  })
  const app = renderApp('/profile/edit')
  await screen.findByRole('heading', { name: 'Document Verification' })
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
  const press = (name: string) => app.visitor.click(screen.getByRole('button', { name }))
  const fill = async () => {
    await app.visitor.selectOptions(screen.getByLabelText('Document Type'), 'PAN card')
    await fillField(app.visitor, screen.getByLabelText('Document Number'), ' ABCDE 1234 F ')
    await fillField(app.visitor, screen.getByLabelText('Holder Name'), ' Asha Rao ')
  }
  const sent = (url: string) =>
    requests.mock.calls
      .filter(([path, init]) => path === url && init?.method === 'POST')
      .map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>)
  const corrections = () =>
    requests.mock.calls
      .filter(([, init]) => init?.method === 'PUT')
      .map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>)
  const reads = () =>
    requests.mock.calls.filter(([path, init]) => path === DOCUMENTS && !init?.body).length
  return { ...app, press, fill, sent, corrections, reads }
}

const form = () => screen.queryByRole('form', { name: 'Submit a document' })
const choices = () =>
  within(screen.getByLabelText('Document Type'))
    .getAllByRole('option')
    .slice(1)
    .map((option) => option.textContent)

test.each(['Document Type', 'Document Number', 'Holder Name'])(
  'a document without its %s is not sent',
  async (left) => {
    const { press, visitor, sent } = await open([])
    const written = (label: string) => (label === left ? '   ' : '12345678')
    if (left !== 'Document Type')
      await visitor.selectOptions(screen.getByLabelText('Document Type'), 'PAN card')
    for (const label of ['Document Number', 'Holder Name'])
      await visitor.type(screen.getByLabelText(label), written(label))
    await press('Submit Document')
    expect(await screen.findByText('Missing information')).toBeTruthy()
    expect(screen.getByText('Please fill in all required fields.')).toBeTruthy()
    expect(sent(DOCUMENTS)).toEqual([])
  }
)

test('a number that does not look like its type has a hint under its field, and is sent', async () => {
  const { press, visitor, sent } = await open([])
  const hint = 'Please check: PAN card numbers usually look different.'
  const number = screen.getByLabelText('Document Number')
  const described = () => document.getElementById(number.getAttribute('aria-describedby')!)
  await visitor.selectOptions(screen.getByLabelText('Document Type'), 'PAN card')
  await visitor.type(number, 'ABCDE1234F')
  await visitor.type(screen.getByLabelText('Holder Name'), 'Asha Rao')
  expect(described()?.textContent).toBe("As printed. Spaces don't matter.")
  await visitor.clear(number)
  await visitor.type(number, 'AB 12')
  await waitFor(() => expect(described()?.textContent).toBe(hint))
  await press('Submit Document')
  expect(await screen.findByText('Document uploaded successfully')).toBeTruthy()
  expect(sent(DOCUMENTS)).toMatchObject([{ fullDocumentNumber: 'AB12', documentNumber: 'AB12' }])
})

test('a document is sent with its number without spaces and its uploaded images, and shown masked', async () => {
  const { press, fill, visitor, sent } = await open([])
  await fill()
  const image = new File(['x'], 'front.jpg', { type: 'image/jpeg' })
  await visitor.upload(screen.getByLabelText('Add images'), image)
  await press('Submit Document')
  expect(await screen.findByText('Document uploaded successfully')).toBeTruthy()
  expect(sent('/api/upload/images')).toEqual([{ imageCount: 1, purpose: 'document' }])
  expect(vi.mocked(putFile).mock.calls[0]?.[0]).toMatchObject({
    uploadUrl: '/api/uploads/m1',
    file: image,
  })
  expect(sent(DOCUMENTS)).toEqual([
    {
      documentType: 'pan',
      documentNumber: 'XXXXXX234F',
      fullDocumentNumber: 'ABCDE1234F',
      holderName: 'Asha Rao',
      documentImageUrls: ['/media/private/m1/document.webp'],
      userId: asha.id,
      status: 'pending',
      verificationMethod: 'manual',
    },
  ])
  expect(choices()).toEqual(['Aadhaar card', 'Voter ID', 'Driving licence'])
  expect(screen.getByLabelText('Document Number')).toHaveProperty('value', '')
  expect(screen.queryByAltText('Chosen image 1')).toBeNull()
})

test('images are optional', async () => {
  const { press, fill, sent } = await open([])
  await fill()
  await press('Submit Document')
  expect(await screen.findByText('Document uploaded successfully')).toBeTruthy()
  expect(sent('/api/upload/images')).toEqual([])
  expect(sent(DOCUMENTS)[0]?.documentImageUrls).toEqual([])
})

test('types already submitted are not offered', async () => {
  await open([pan, { ...pan, id: 'd2', documentType: 'aadhaar', status: 'rejected' }])
  expect(choices()).toEqual(['Voter ID', 'Driving licence'])
})

test('the form is hidden once a document is verified', async () => {
  await open([pan, { ...pan, id: 'd2', documentType: 'aadhaar', status: 'verified' }])
  expect(screen.getAllByText('XXXXXX234F')).toHaveLength(2)
  expect(form()).toBeNull()
})

test('every document shows its status', async () => {
  const types = ['pan', 'aadhaar', 'voter_id', 'driving_license'] as const
  const statuses = ['pending', 'verified', 'rejected', 'expired'] as const
  await open(
    statuses.map((status, index) => ({
      ...pan,
      id: status,
      status,
      documentType: types[index]!,
      rejectionReason: status === 'rejected' ? 'Too blurred' : null,
    }))
  )
  const cards = within(screen.getByRole('list', { name: 'Your documents' }))
  for (const word of ['Pending', 'Verified', 'Rejected', 'Expired']) {
    expect(cards.getByText(word)).toBeTruthy()
  }
  expect(cards.getAllByText('XXXXXX234F')).toHaveLength(4)
  expect(cards.getAllByText('Asha Rao')).toHaveLength(4)
  expect(cards.getByText('Too blurred')).toBeTruthy()
  expect(cards.getAllByRole('button', { name: 'Resubmit' })).toHaveLength(1)
  expect(cards.getByRole('button', { name: 'Enlarge image 1 of PAN card' })).toBeTruthy()
})

test('Resubmit shows that it is coming soon', async () => {
  const { press, sent } = await open([{ ...pan, status: 'rejected', rejectionReason: 'Blurred' }])
  const fetched = vi.mocked(fetch).mock.calls.length
  await press('Resubmit')
  expect(await screen.findByText('Coming Soon')).toBeTruthy()
  expect(vi.mocked(fetch).mock.calls).toHaveLength(fetched)
  expect(sent(DOCUMENTS)).toEqual([])
})

test('the notice of Resubmit leads to the form below, unless there is none', async () => {
  const rejected = { ...pan, status: 'rejected', rejectionReason: 'Blurred' } as const
  const first = await open([rejected])
  await first.press('Resubmit')
  expect(await screen.findByText(/Please submit another document below/)).toBeTruthy()
  cleanup()
  const second = await open([
    rejected,
    { ...pan, id: 'd2', documentType: 'aadhaar', status: 'verified' },
  ])
  await second.press('Resubmit')
  expect(await screen.findByText('Coming Soon')).toBeTruthy()
  expect(screen.queryByText(/Please submit another document below/)).toBeNull()
})

test('a rejected document leads to the form below, unless there is none', async () => {
  const rejected = { ...pan, status: 'rejected', rejectionReason: 'Blurred' } as const
  await open([rejected])
  expect(screen.getByText('Submit another document below.')).toBeTruthy()
  cleanup()
  await open([rejected, { ...pan, id: 'd2', documentType: 'aadhaar', status: 'verified' }])
  expect(screen.getByRole('button', { name: 'Resubmit' })).toBeTruthy()
  expect(screen.queryByText('Submit another document below.')).toBeNull()
})

test('a rejected request shows the server message or the default one, and the text stays', async () => {
  const message = "You've already submitted a document of this type."
  const responses = [{ status: 409, body: { message } }, { status: 500 }]
  const { press, fill } = await open([], { [`POST ${DOCUMENTS}`]: () => responses.shift() ?? {} })
  await fill()
  await press('Submit Document')
  expect(await screen.findByText('Upload failed')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  await press('Submit Document')
  expect(
    await screen.findByText("We couldn't upload your document. Please try again.")
  ).toBeTruthy()
  expect(screen.getByLabelText('Document Number')).toHaveProperty('value', ' ABCDE 1234 F ')
})

test('documents that fail to load have a retry button', async () => {
  const responses = [{ status: 500 }, { body: [pan] }]
  const { press } = await open([], { [`GET ${DOCUMENTS}`]: () => responses.shift() ?? {} })
  expect(screen.getByText("We couldn't load your documents")).toBeTruthy()
  expect(form()).toBeNull()
  await press('Try Again')
  expect(await screen.findByText('XXXXXX234F')).toBeTruthy()
})

const editing = () => screen.queryByRole('form', { name: 'Edit PAN card' })
const field = (label: string) => within(editing()!).getByLabelText(label)

test('a pending document is corrected in its card, and the list is refetched', async () => {
  const corrected = { ...pan, holderName: 'Asha K. Rao' }
  const lists = [[pan], [corrected]]
  const { press, visitor, corrections, reads } = await open([], {
    [`GET ${DOCUMENTS}`]: () => ({ body: lists.shift() }),
  })
  await press('Edit PAN card')
  expect(document.activeElement).toBe(field('Document Number'))
  expect(field('Document Number')).toHaveProperty('value', '')
  expect(within(editing()!).getByText('Leave it empty to keep XXXXXX234F.')).toBeTruthy()
  expect(field('Holder Name')).toHaveProperty('value', 'Asha Rao')
  await visitor.clear(field('Holder Name'))
  await visitor.type(field('Holder Name'), ' Asha K. Rao ')
  await press('Update Document')
  expect(await screen.findByText('Document updated successfully')).toBeTruthy()
  expect(corrections()).toEqual([{ holderName: 'Asha K. Rao' }])
  expect(await screen.findByText('Asha K. Rao')).toBeTruthy()
  expect(editing()).toBeNull()
  const card = screen.getByRole('heading', { name: 'PAN card' }).closest('li')
  expect(document.activeElement).toBe(card)
  await waitFor(() => expect(reads()).toBe(2))
})

test('a correction sends a new number without its spaces', async () => {
  const { press, visitor, corrections } = await open([pan])
  await press('Edit PAN card')
  await visitor.type(field('Document Number'), ' VWXYZ 9876 K ')
  await press('Update Document')
  expect(await screen.findByText('Document updated successfully')).toBeTruthy()
  expect(corrections()).toEqual([{ fullDocumentNumber: 'VWXYZ9876K' }])
})

test('a correction without a holder is not sent', async () => {
  const { press, visitor, corrections } = await open([pan])
  await press('Edit PAN card')
  await visitor.clear(field('Holder Name'))
  await visitor.type(field('Holder Name'), ' ')
  await press('Update Document')
  expect(await within(editing()!).findByText('Enter the name on the document')).toBeTruthy()
  expect(corrections()).toEqual([])
})

const FRONT = '/media/private/m1/document.webp'
const BACK = '/media/private/m2/document.webp'

test('new images are added to those of the document when the correction is sent', async () => {
  const { press, visitor, corrections, sent } = await open([pan], {
    'POST /api/upload/images': { body: { uploadUrls: ['/api/uploads/m2'], imageUrls: [BACK] } },
  })
  await press('Edit PAN card')
  const image = new File(['x'], 'back.jpg', { type: 'image/jpeg' })
  await visitor.upload(within(editing()!).getByLabelText('Add images'), image)
  expect(sent('/api/upload/images')).toEqual([])
  await press('Update Document')
  expect(await screen.findByText('Document updated successfully')).toBeTruthy()
  expect(sent('/api/upload/images')).toEqual([{ imageCount: 1, purpose: 'document' }])
  expect(corrections()).toEqual([{ documentImageUrls: [FRONT, BACK] }])
})

test('an image that does not fit beside those of the document is an unsaved change', async () => {
  const documentImageUrls = [1, 2, 3, 4, 5].map((id) => `/media/private/m${id}/document.webp`)
  const { press, visitor, corrections } = await open([{ ...pan, documentImageUrls }])
  await press('Edit PAN card')
  const image = new File(['x'], 'back.jpg', { type: 'image/jpeg' })
  await visitor.upload(within(editing()!).getByLabelText('Add images'), image)
  await press('Update Document')
  const question = "That's 1 photo over the limit. Replace your current photos with the new ones?"
  await waitFor(() => expect(screen.getAllByText(question)).toHaveLength(2))
  expect(editing()).toBeTruthy()
  expect(corrections()).toEqual([])
  await visitor.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  expect(await screen.findByText("You'll lose your unsaved changes.")).toBeTruthy()
})

test('a correction that changes nothing is not sent', async () => {
  const { press, corrections } = await open([pan])
  await press('Edit PAN card')
  await press('Update Document')
  expect(editing()).toBeNull()
  expect(corrections()).toEqual([])
})

test('a failed correction shows the server’s message or a default, and keeps the text', async () => {
  const message = 'Please use at most 40 characters'
  const errors = [{ field: 'fullDocumentNumber', message }]
  const responses = [{ status: 422, body: { message, errors } }, { status: 500 }]
  const { press, visitor } = await open([pan], {
    [`PUT ${DOCUMENTS}/d1`]: () => responses.shift() ?? {},
  })
  await press('Edit PAN card')
  await visitor.type(field('Document Number'), 'VWXYZ 9876 K')
  await visitor.type(field('Holder Name'), ' Iyer')
  await press('Update Document')
  expect(await screen.findByText('Update failed')).toBeTruthy()
  expect(within(editing()!).getByText(message)).toBeTruthy()
  await press('Update Document')
  expect(
    await screen.findByText("We couldn't update your document. Please try again.")
  ).toBeTruthy()
  expect(field('Document Number')).toHaveProperty('value', 'VWXYZ 9876 K')
  expect(field('Holder Name')).toHaveProperty('value', 'Asha Rao Iyer')
})

test('a correction of a document that was decided meanwhile shows the decision', async () => {
  const message = 'This document has already been verified or rejected.'
  const lists = [[pan], [{ ...pan, status: 'rejected', rejectionReason: 'Too blurred' }]]
  const { press, visitor } = await open([], {
    [`GET ${DOCUMENTS}`]: () => ({ body: lists.shift() }),
    [`PUT ${DOCUMENTS}/d1`]: { status: 409, body: { message } },
  })
  await press('Edit PAN card')
  await visitor.type(field('Holder Name'), ' Iyer')
  await press('Update Document')
  expect(await screen.findByText('Update failed')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(await screen.findByText('Too blurred')).toBeTruthy()
  expect(editing()).toBeNull()
})

test('leaving the page with an unsaved correction asks for confirmation', async () => {
  const { press, visitor, router } = await open([pan])
  await press('Edit PAN card')
  await visitor.type(field('Holder Name'), ' Iyer')
  await visitor.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  expect(await screen.findByText("You'll lose your unsaved changes.")).toBeTruthy()
  await press('Stay')
  expect(router.state.location.pathname).toBe('/profile/edit')
  expect(field('Holder Name')).toHaveProperty('value', 'Asha Rao Iyer')
  await press('Cancel')
  expect(editing()).toBeNull()
  await visitor.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('one pending document is corrected at a time', async () => {
  const voterId = { ...pan, id: 'd2', documentType: 'voter_id' } as const
  const aadhaar = { ...pan, id: 'd3', documentType: 'aadhaar', status: 'rejected' } as const
  const { press } = await open([pan, voterId, aadhaar])
  expect(screen.queryByRole('button', { name: 'Edit Aadhaar card' })).toBeNull()
  await press('Edit PAN card')
  expect(screen.getByRole('button', { name: 'Edit Voter ID' })).toHaveProperty('disabled', true)
})

test('a correction changes only its document, also before the list is refetched', async () => {
  const voterId = { ...pan, id: 'd2', documentType: 'voter_id', holderName: 'A. Rao' } as const
  const lists = [Promise.resolve({ body: [pan, voterId] })]
  const { press, visitor } = await open([], {
    [`GET ${DOCUMENTS}`]: () => lists.shift() ?? new Promise(() => {}),
  })
  await press('Edit PAN card')
  await visitor.type(field('Holder Name'), ' Iyer')
  await press('Update Document')
  expect(await screen.findByText('Asha K. Rao')).toBeTruthy()
  expect(screen.getByText('A. Rao')).toBeTruthy()
})

test('a document submitted in another tab appears after this page receives a conflict', async () => {
  const lists = [[], [pan]]
  const { press, fill } = await open([], {
    [`GET ${DOCUMENTS}`]: () => ({ body: lists.shift() }),
    [`POST ${DOCUMENTS}`]: { status: 409, body: { message: 'Already submitted.' } },
  })
  await fill()
  await press('Submit Document')
  expect(await screen.findByText('XXXXXX234F')).toBeTruthy()
})

test.each([
  ['document', 'Submit a document', 'POST', DOCUMENTS],
  ['correction', 'Edit PAN card', 'PUT', `${DOCUMENTS}/d1`],
])('a pending %s is not sent again by Enter', async (what, name, method, url) => {
  const calls = vi.fn(() => new Promise<never>(() => {}))
  const isCorrection = what === 'correction'
  const { press, fill, visitor } = await open(isCorrection ? [pan] : [], {
    [`${method} ${url}`]: calls,
  })
  if (isCorrection) await press('Edit PAN card')
  const sheet = screen.getByRole('form', { name })
  if (isCorrection) await visitor.type(within(sheet).getByLabelText('Holder Name'), ' Iyer')
  else await fill()
  await visitor.type(within(sheet).getByLabelText('Holder Name'), '{Enter}')
  await waitFor(() => expect(calls).toHaveBeenCalledOnce())
  await act(async () => (sheet as HTMLFormElement).requestSubmit())
  expect(calls).toHaveBeenCalledOnce()
})

test('a member who submitted a document of every type is offered no form', async () => {
  const types = ['pan', 'aadhaar', 'voter_id', 'driving_license'] as const
  await open(types.map((documentType, at) => ({ ...pan, id: `d${at}`, documentType })))
  expect(screen.getAllByText('XXXXXX234F')).toHaveLength(4)
  expect(form()).toBeNull()
})

test('an enlarged image of a document can be closed', async () => {
  const { press } = await open([pan])
  await press('Enlarge image 1 of PAN card')
  expect(await screen.findByRole('dialog', { name: 'PAN card' })).toBeTruthy()
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('images of a document that is being sent cannot be added or removed', async () => {
  const { press, fill } = await open([], { [`POST ${DOCUMENTS}`]: () => new Promise(() => {}) })
  await fill()
  await press('Submit Document')
  await screen.findByRole('button', { name: 'Submitting...' })
  expect(screen.getByLabelText('Add images')).toHaveProperty('disabled', true)
})

test('a removed image of a document is not sent', async () => {
  const { press, fill, visitor, sent } = await open([])
  await fill()
  const image = new File(['x'], 'front.jpg', { type: 'image/jpeg' })
  await visitor.upload(screen.getByLabelText('Add images'), image)
  await press('Remove image 1')
  expect(screen.queryByAltText('Chosen image 1')).toBeNull()
  await press('Submit Document')
  expect(await screen.findByText('Document uploaded successfully')).toBeTruthy()
  expect(putFile).not.toHaveBeenCalled()
  expect(sent(DOCUMENTS)[0]?.documentImageUrls).toEqual([])
})

test('a failed image of a document is sent again alone, before the document', async () => {
  vi.mocked(putFile).mockRejectedValueOnce(new Error('500'))
  const { press, fill, visitor, sent } = await open([])
  await fill()
  const image = new File(['x'], 'front.jpg', { type: 'image/jpeg' })
  await visitor.upload(screen.getByLabelText('Add images'), image)
  await press('Submit Document')
  expect(await screen.findByText('Failed to upload image 1')).toBeTruthy()
  await press('Try photo 1 again')
  expect(await screen.findByText('Uploaded')).toBeTruthy()
  expect(sent(DOCUMENTS)).toEqual([])
})

test('the images of a document are read-only while it is being sent', async () => {
  const { press, fill, visitor } = await open([], {
    [`POST ${DOCUMENTS}`]: () => new Promise(() => {}),
  })
  await fill()
  const image = new File(['x'], 'front.jpg', { type: 'image/jpeg' })
  await visitor.upload(screen.getByLabelText('Add images'), image)
  await press('Submit Document')
  await screen.findByText('Uploaded')
  expect(screen.getByRole('button', { name: 'Remove image 1' })).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Add images')).toHaveProperty('disabled', true)
})
