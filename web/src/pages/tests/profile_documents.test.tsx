import type { VerificationDocument } from '@saajha/contract/verification'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { putFile } from '@/features/media/put_file'
import { answerRequests } from '@/tests/answer_requests'
import { pan } from '@/tests/document'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

vi.mock('socket.io-client', () => ({ io: () => ({ on() {}, disconnect() {} }) }))
vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))

const DOCUMENTS = '/api/verification-documents'

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue()
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

async function open(documents: VerificationDocument[], answers = {}) {
  const requests = answerRequests({
    'GET /api/auth/user': { body: asha },
    [`GET ${DOCUMENTS}`]: { body: documents },
    [`POST ${DOCUMENTS}`]: { status: 201, body: pan },
    'POST /api/upload/images': {
      body: { uploadUrls: ['/api/uploads/m1'], imageUrls: ['/media/private/m1/document.webp'] },
    },
    ...answers,
  })
  const app = renderApp('/profile/edit')
  await screen.findByRole('heading', { name: 'Document Verification' })
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
  const press = (name: string) => app.visitor.click(screen.getByRole('button', { name }))
  const fill = async () => {
    await app.visitor.selectOptions(screen.getByLabelText('Document Type'), 'PAN card')
    await app.visitor.type(screen.getByLabelText('Document Number'), ' ABCDE 1234 F ')
    await app.visitor.type(screen.getByLabelText('Holder Name'), ' Asha Rao ')
  }
  const sent = (address: string) =>
    requests.mock.calls
      .filter(([path, init]) => path === address && init?.method === 'POST')
      .map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>)
  return { ...app, press, fill, sent }
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

test('a document goes out with its number without spaces, masked for the eye, and its real images', async () => {
  const { press, fill, visitor, sent } = await open([])
  await fill()
  const image = new File(['x'], 'front.jpg', { type: 'image/jpeg' })
  await visitor.upload(screen.getByLabelText('Add images'), image)
  await press('Submit Document')
  expect(await screen.findByText('Document uploaded successfully')).toBeTruthy()
  expect(sent('/api/upload/images')).toEqual([{ imageCount: 1, purpose: 'document' }])
  expect(vi.mocked(putFile).mock.calls[0]?.[0]).toMatchObject({
    address: '/api/uploads/m1',
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

test('images may be left out', async () => {
  const { press, fill, sent } = await open([])
  await fill()
  await press('Submit Document')
  expect(await screen.findByText('Document uploaded successfully')).toBeTruthy()
  expect(sent('/api/upload/images')).toEqual([])
  expect(sent(DOCUMENTS)[0]?.documentImageUrls).toEqual([])
})

test('types already submitted are no longer offered', async () => {
  await open([pan, { ...pan, id: 'd2', documentType: 'aadhaar', status: 'rejected' }])
  expect(choices()).toEqual(['Voter ID', 'Driving licence'])
})

test('once a document is verified the form is gone', async () => {
  await open([pan, { ...pan, id: 'd2', documentType: 'aadhaar', status: 'verified' }])
  expect(screen.getAllByText('XXXXXX234F')).toHaveLength(2)
  expect(form()).toBeNull()
})

test('every document tells how it stands with it', async () => {
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

test('Resubmit only announces that it is coming soon', async () => {
  const { press, sent } = await open([{ ...pan, status: 'rejected', rejectionReason: 'Blurred' }])
  const fetched = vi.mocked(fetch).mock.calls.length
  await press('Resubmit')
  expect(await screen.findByText('Coming Soon')).toBeTruthy()
  expect(vi.mocked(fetch).mock.calls).toHaveLength(fetched)
  expect(sent(DOCUMENTS)).toEqual([])
})

test('a refusal is told in the server’s words, or else in ours, and the text stays', async () => {
  const message = 'You have already submitted a document of this type.'
  const replies = [{ status: 409, body: { message } }, { status: 500 }]
  const { press, fill } = await open([], { [`POST ${DOCUMENTS}`]: () => replies.shift() ?? {} })
  await fill()
  await press('Submit Document')
  expect(await screen.findByText('Upload failed')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  await press('Submit Document')
  expect(await screen.findByText('Failed to upload document. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText('Document Number')).toHaveProperty('value', ' ABCDE 1234 F ')
})

test('an image that does not arrive keeps the document back', async () => {
  vi.mocked(putFile).mockRejectedValue(new Error('500'))
  const { press, fill, visitor, sent } = await open([])
  await fill()
  const image = new File(['x'], 'front.jpg', { type: 'image/jpeg' })
  await visitor.upload(screen.getByLabelText('Add images'), image)
  await press('Submit Document')
  expect(await screen.findByText('Failed to upload image 1')).toBeTruthy()
  expect(sent(DOCUMENTS)).toEqual([])
})

test('documents that cannot be read offer another try', async () => {
  const replies = [{ status: 500 }, { body: [pan] }]
  const { press } = await open([], { [`GET ${DOCUMENTS}`]: () => replies.shift() ?? {} })
  expect(screen.getByText('Your documents could not be loaded')).toBeTruthy()
  expect(form()).toBeNull()
  await press('Try Again')
  expect(await screen.findByText('XXXXXX234F')).toBeTruthy()
})
