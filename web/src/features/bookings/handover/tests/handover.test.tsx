import type { Booking } from '@saajha/contract/booking'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openConversation } from '@/tests/open_conversation'
import {
  accepted,
  collecting,
  depositRecord,
  emptyRecord,
  NONE,
  openDetails,
  READ,
} from '@/features/bookings/handover/tests/open_details'
import { requested } from '@/tests/booking'
import { chooseInMenu } from '@/tests/booking_menu'
import { rented } from '@/tests/conversation'

test('a renter sees the code to show to the owner', async () => {
  const { dialog } = await openDetails(collecting, {
    ...NONE,
    code: { stage: 'start', digits: '0482' },
  })
  expect(await dialog.findByText('Show this code to Asha when you get the item.')).toBeTruthy()
  expect(dialog.getByText('0482')).toBeTruthy()
})

test('on the days of the rental a renter sees what to pay, and whom, and copies the UPI ID', async () => {
  const payTo = { upiId: 'asha@okaxis', name: 'Asha Kulkarni' }
  const { dialog, visitor } = await openDetails(collecting, NONE, [], {
    'GET /api/bookings/b1': { body: { ...collecting, payTo } },
  })
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect(await dialog.findByText('asha@okaxis')).toBeTruthy()
  expect(
    dialog.getByText(/^To pay: total ₹[\d,]+, deposit ₹5,000 \(back at the return\)$/)
  ).toBeTruthy()
  expect(
    dialog.getByText(
      'Pay when you hold it in your hands. Your app must show the name Asha Kulkarni; if it shows another, do not pay.'
    )
  ).toBeTruthy()
  expect(dialog.queryByText('Copied')).toBeNull()
  await visitor.click(dialog.getByRole('button', { name: 'Copy UPI ID' }))
  expect(writeText).toHaveBeenCalledWith('asha@okaxis')
  expect((await dialog.findByText('Copied')).getAttribute('aria-live')).toBe('polite')
})

test('a UPI ID that cannot be copied is in a notice', async () => {
  const payTo = { upiId: 'asha@okaxis', name: 'Asha Kulkarni' }
  const { dialog, visitor } = await openDetails(collecting, NONE, [], {
    'GET /api/bookings/b1': { body: { ...collecting, payTo } },
  })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No permission'))
  await visitor.click(await dialog.findByRole('button', { name: 'Copy UPI ID' }))
  const notice = await screen.findByText("We couldn't copy it")
  expect(notice.closest('li')!.textContent).toContain('asha@okaxis')
  expect(dialog.queryByText('Copied')).toBeNull()
})

test('the record of the other member appears after 15 seconds, without a touch of the page', async () => {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let stored = NONE
  const { dialog } = await openDetails(collecting, NONE, [], { [READ]: () => ({ body: stored }) })
  await dialog.findByRole('button', { name: 'Record Handover' })
  stored = { ...NONE, records: [{ ...emptyRecord, note: 'Scratch on the hood' }] }
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await dialog.findByText('Scratch on the hood')).toBeTruthy()
})

test('records of both members say whose they are', async () => {
  const record = { ...emptyRecord, stage: 'end' as const }
  const { dialog } = await openDetails(collecting, {
    records: [
      { ...record, note: 'One battery is missing' },
      { ...record, by: 'renter' },
    ],
    mayRecord: [],
    code: null,
  })
  const entries = await dialog.findAllByRole('listitem')
  expect(entries[0]!.textContent).toContain('Return · Owner')
  expect(entries[0]!.textContent).toContain('One battery is missing')
  expect(entries[1]!.textContent).toContain('Return · You')
  expect(entries[1]!.textContent).toContain('No details')
})

test('before the first day there is nothing about the handover', async () => {
  const { dialog, sent } = await openDetails(collecting, { ...NONE, mayRecord: [] })
  await waitFor(() => expect(sent(READ)).toHaveLength(1))
  await waitFor(() =>
    expect(dialog.queryByRole('region', { name: 'Handover and return' })).toBeNull()
  )
})

test('a requested booking asks for no handover', async () => {
  const { dialog, sent } = await openDetails(requested, NONE)
  expect(dialog.getByText('Requested')).toBeTruthy()
  expect(sent(READ)).toEqual([])
})

test('a handover that could not be loaded is loaded again by a button', async () => {
  let isBroken = true
  const { visitor } = await openConversation({
    conversation: rented,
    responses: {
      'GET /api/bookings?as=renter&itemId=i1': { body: [collecting] },
      [READ]: () => (isBroken ? { status: 500, body: {} } : { body: NONE }),
    },
  })
  const row = within(await screen.findByRole('region', { name: /^Booking, / }))
  const dialog = await chooseInMenu(visitor, row, 'Details')
  expect(await dialog.findByText("We couldn't load the handover")).toBeTruthy()
  isBroken = false
  await visitor.click(dialog.getByRole('button', { name: 'Try Again' }))
  expect(await dialog.findByRole('button', { name: 'Record Handover' })).toBeTruthy()
})

test('the figures of the deposit of both members stand beside each other', async () => {
  const records = [depositRecord, { ...depositRecord, by: 'renter' as const }]
  const { dialog } = await openDetails(accepted, { ...NONE, records })
  expect(await dialog.findByText('Deposit: Both wrote ₹5,000')).toBeTruthy()
  expect(dialog.queryByText(/^Deposit: You wrote/)).toBeNull()
})

test('different figures of the deposit lead to a report of a problem with the deposit', async () => {
  const records = [
    depositRecord,
    { ...depositRecord, by: 'renter' as const, depositAmount: '4500.00' },
  ]
  const active: Booking = {
    ...accepted,
    state: 'active',
    may: ['completed'],
    mayReport: ['deposit'],
  }
  const { dialog, visitor } = await openDetails(active, { ...NONE, records })
  const text = await dialog.findByText('Deposit: You wrote ₹5,000, Ravi ₹4,500')
  const warning = within(text.parentElement!)
  await visitor.click(warning.getByRole('button', { name: 'Report a Problem' }))
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { checked: true })
  expect(chosen.value).toBe('deposit')
})
