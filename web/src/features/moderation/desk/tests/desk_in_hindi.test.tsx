import '@/tests/in_hindi'
import type { AdminReport, ModerationAction } from '@saajha/contract/moderation'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

const { ActionList } = await import('@/features/moderation/desk/action_list')
const { EvidenceView } = await import('@/features/moderation/desk/evidence_view')

const report: AdminReport = {
  ticket: 'SJ-7K2M-4Q',
  subjectKind: 'booking',
  reason: 'damage',
  state: 'open',
  dueAt: '2030-03-05T06:30:00.000Z',
  isOverdue: false,
  createdAt: '2030-03-01T06:30:00.000Z',
  title: 'Canon EOS R6',
  subjectId: '0198c0de-0000-7000-8000-000000000001',
  body: null,
  evidence: {},
  reporter: null,
  member: null,
  sameSubject: [],
  possible: [],
  media: [],
  log: [],
  decidedAt: null,
  decidedBy: null,
  note: null,
  message: null,
}

/** Shows evidence; returns its fields by name. */
function shown(evidence: AdminReport['evidence']) {
  render(<EvidenceView report={{ ...report, evidence }} />)
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return Object.fromEntries(
    screen.getAllByRole('term').map((term, n) => [term.textContent, texts[n]])
  )
}

test('the evidence of a booking has its days, amounts and state in the words of the page', () => {
  expect(
    shown({
      startDate: '2026-12-03',
      endDate: '2026-12-06',
      agreedTotal: '1350.00',
      deposit: '5000.00',
      state: 'active',
      meeting: 'Camp road, 10 am',
    })
  ).toEqual({
    'कब से': '3 दिस॰ 2026',
    'कब तक': '6 दिस॰ 2026',
    'कुल': '₹1,350',
    'डिपॉज़िट': '₹5,000',
    'स्थिति': 'किराए पर है',
    'कहाँ और कब मिलना है': 'Camp road, 10 am',
  })
})

test('the evidence of a listing has its place and price in the words of the page', () => {
  expect(
    shown({
      title: 'Canon EOS R6',
      location: 'Pune, Maharashtra',
      price: '450.50',
      priceUnit: 'day',
    })
  ).toEqual({ नाम: 'Canon EOS R6', जगह: 'पुणे, महाराष्ट्र', किराया: '₹450.50/दिन' })
})

test('a state that a newer release has is shown as it is', () => {
  expect(shown({ state: 'paused' })).toEqual({ स्थिति: 'paused' })
})

test('what the other member recorded is shown without the side and the photos that its evidence lacks', () => {
  const record = {
    stage: 'end',
    parts: ['Charger'],
    depositNote: null,
    note: 'Pay at evil.example',
    recordedAt: '2026-12-06T06:30:00.000Z',
  }
  render(<EvidenceView report={{ ...report, evidence: { records: [record] } }} />)
  expect(screen.getByText('Pay at evil.example')).toBeTruthy()
  expect(screen.getByText(/^लौटाते समय/)).toBeTruthy()
})

test.each([
  {
    doneBy: 'system',
    reason: 'Reported as an intimate picture',
    actor: /^सिस्टम/,
    text: 'अश्लील फ़ोटो बताकर शिकायत की गई',
  },
  {
    doneBy: 'system',
    reason: 'The action was undone or replaced by a newer one',
    actor: /^सिस्टम/,
    text: 'कार्रवाई वापस ली गई, या उसकी जगह नई कार्रवाई हुई',
  },
  {
    doneBy: 'owner of the e-mail address',
    reason: 'E-mail address disowned',
    actor: /^ईमेल का असली मालिक/,
    text: 'यह ईमेल किसी और का है',
  },
  {
    doneBy: 'Nandini Rao',
    reason: 'E-mail address disowned',
    actor: /^Nandini Rao/,
    text: 'E-mail address disowned',
  },
])('an action of $doneBy in the log has the reason “$text”', ({ doneBy, reason, actor, text }) => {
  const action: ModerationAction = {
    id: '0198c0de-0000-7000-8000-000000000002',
    action: 'media_hidden',
    reason,
    doneBy,
    createdAt: '2026-12-06T06:30:00.000Z',
    ticket: null,
    item: null,
    member: null,
  }
  render(<ActionList actions={[action]} />, { wrapper: MemoryRouter })
  expect(screen.getByText(actor)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})
