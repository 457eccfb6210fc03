import type { Booking } from '@saajha/contract/booking'
import type { Handover, HandoverRecord } from '@saajha/contract/handover'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import {
  accepted,
  collecting,
  depositRecord,
  emptyRecord,
  NONE,
  openDetails,
  RECORD,
} from '@/features/bookings/handover/tests/open_details'
import { fill } from '@/tests/fill'

test('an owner records a handover with the code of the renter', async () => {
  const recorded: Handover = {
    ...NONE,
    records: [
      {
        ...emptyRecord,
        isCodeConfirmed: true,
        parts: ['Charger', 'Two batteries'],
        depositNote: '5,000 in cash',
        note: 'Scratch on the hood',
      },
    ],
  }
  const { dialog, visitor, sent, openForm } = await openDetails(accepted, NONE, [
    { body: recorded },
  ])
  await openForm()
  await fill(visitor, dialog.getByLabelText(/^Renter's code/), '०४ ८२')
  await visitor.type(
    dialog.getByLabelText(/^Included parts/),
    ' Charger{Enter}{Enter}Two batteries '
  )
  await visitor.click(dialog.getByLabelText('Cash'))
  await fill(visitor, dialog.getByLabelText(/^Note on the deposit/), 'Two notes of 2,000')
  await fill(visitor, dialog.getByLabelText(/^Condition/), ' Scratch on the hood')
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Code confirmed')).toBeTruthy()
  expect(sent(RECORD).map(({ body }) => body)).toEqual([
    {
      stage: 'start',
      code: '0482',
      parts: ['Charger', 'Two batteries'],
      depositWay: 'cash',
      depositAmount: '5000',
      depositNote: 'Two notes of 2,000',
      note: 'Scratch on the hood',
    },
  ])
  expect(dialog.getAllByRole('listitem')[0]!.textContent).toContain('Handover · You')
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(await screen.findByText('Saved')).toBeTruthy()
})

test('while an owner hands over, no other step of the booking is offered', async () => {
  const { dialog, visitor, openForm } = await openDetails(
    { ...accepted, mayProposeChange: true },
    NONE
  )
  const other = () => dialog.queryByRole('button', { name: 'Change Booking' })
  expect(other()).toBeTruthy()
  await openForm('Hand Over')
  expect(other()).toBeNull()
  await visitor.click(dialog.getAllByRole('button', { name: 'Back' })[0]!)
  expect(other()).toBeTruthy()
})

test('an owner says only after a question that they handed the item over without a record', async () => {
  const step = 'PUT /api/bookings/b1'
  const active: Booking = { ...accepted, state: 'active', may: ['completed'] }
  const { dialog, visitor, sent, openForm } = await openDetails(accepted, NONE, [], {
    [step]: { body: active },
  })
  await dialog.findByRole('button', { name: 'Hand Over' })
  expect(dialog.queryByRole('button', { name: /^Handed Over/ })).toBeNull()
  await openForm('Hand Over')
  await visitor.click(dialog.getByText('No code?'))
  await visitor.click(dialog.getByRole('button', { name: 'Handed Over Without a Record' }))
  expect(sent(step)).toEqual([])
  await visitor.click(dialog.getByRole('button', { name: 'Yes, Handed Over' }))
  await waitFor(() => expect(sent(step).map(({ body }) => body)).toEqual([{ state: 'active' }]))
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull())
})

test('the deposit of the request is the amount of a record once its member says how it was paid', async () => {
  const { dialog, visitor, sent, openForm } = await openDetails(accepted, NONE, [{ body: NONE }])
  await openForm('Hand Over')
  expect(dialog.queryByLabelText('Deposit paid (₹)')).toBeNull()
  await visitor.click(dialog.getByLabelText('UPI'))
  expect(dialog.getByLabelText<HTMLInputElement>('Deposit paid (₹)').value).toBe('5000')
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent(RECORD).map(({ body }) => body)).toEqual([
      { stage: 'start', depositWay: 'upi', depositAmount: '5000' },
    ])
  )
})

test('an owner who hands over reads code, photos and condition, and behind buttons parts and deposit', async () => {
  const { dialog, visitor, openForm } = await openDetails(accepted, {
    ...NONE,
    lastParts: ['Two batteries', 'Bag'],
  })
  await openForm('Hand Over')
  const fields = [
    dialog.getByLabelText(/^Renter's code/),
    dialog.getByRole('group', { name: /^Photos/ }),
    dialog.getByLabelText(/^Condition/),
    dialog.getByText('You hand over, as last time: Two batteries, Bag'),
    dialog.getByText('Deposit: ₹5,000, not recorded yet'),
  ]
  for (const [at, field] of fields.slice(1).entries())
    expect(fields[at]!.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const [parts, deposit] = fields.slice(3).map((label) => label.closest('details')!)
  expect([parts!.open, deposit!.open]).toEqual([false, false])
  await visitor.click(fields[3]!)
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Included parts/).value).toBe(
    'Two batteries\nBag'
  )
})

test('the folded parts no longer say that they are as last time once their owner changes them', async () => {
  const { dialog, visitor, openForm } = await openDetails(accepted, {
    ...NONE,
    lastParts: ['Two batteries', 'Bag'],
  })
  await openForm('Hand Over')
  await visitor.click(dialog.getByText('You hand over, as last time: Two batteries, Bag'))
  await fill(visitor, dialog.getByLabelText(/^Included parts/), '\nCharger')
  expect(dialog.getByText('Included parts: Two batteries, Bag, Charger')).toBeTruthy()
  expect(dialog.queryByText(/as last time/)).toBeNull()
})

test('the Enter key in the field of the code leads to the button below the parts, and sends nothing', async () => {
  const { dialog, visitor, sent, openForm } = await openDetails(accepted, {
    ...NONE,
    lastParts: ['Bag'],
  })
  await openForm('Hand Over')
  await fill(visitor, dialog.getByLabelText(/^Renter's code/), '0482')
  await visitor.keyboard('{Enter}')
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Save' }))
  expect(sent(RECORD)).toEqual([])
})

test('the parts of the last handover are those of the record unless its owner changes them', async () => {
  const lastParts = ['Two batteries', 'Bag']
  const { dialog, visitor, sent, openForm } = await openDetails(accepted, { ...NONE, lastParts }, [
    { body: NONE },
  ])
  await openForm('Hand Over')
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent(RECORD).map(({ body }) => body)).toEqual([{ stage: 'start', parts: lastParts }])
  )
})

test('the deposit is open where the renter recorded another one than the booking asks for', async () => {
  const record: HandoverRecord = { ...depositRecord, by: 'renter', depositAmount: '4000.00' }
  const { dialog, openForm } = await openDetails(accepted, { ...NONE, records: [record] })
  await openForm('Hand Over')
  expect(dialog.getByText('Deposit: ₹4,000, not recorded yet').closest('details')!.open).toBe(true)
})

test('a folded deposit opens with what was typed where the amount is rejected', async () => {
  const { dialog, visitor, sent, openForm } = await openDetails(accepted, NONE)
  await openForm('Hand Over')
  const summary = dialog.getByText('Deposit: ₹5,000, not recorded yet')
  await visitor.click(summary)
  await visitor.click(dialog.getByLabelText('Cash'))
  await fill(visitor, dialog.getByLabelText('Deposit paid (₹)'), 'some')
  await visitor.click(summary)
  expect(summary.closest('details')!.open).toBe(false)
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(summary.closest('details')!.open).toBe(true))
  const amount = dialog.getByLabelText<HTMLInputElement>('Deposit paid (₹)')
  expect([amount.value, amount.getAttribute('aria-invalid')]).toEqual(['5000some', 'true'])
  expect(sent(RECORD)).toEqual([])
})

test('a record without details sends the stage alone', async () => {
  const { dialog, visitor, sent, openForm } = await openDetails(collecting, NONE, [{ body: NONE }])
  await openForm()
  expect(dialog.queryByLabelText(/code/)).toBeNull()
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(RECORD).map(({ body }) => body)).toEqual([{ stage: 'start' }]))
})

test('a wrong code is named at its field, which receives the focus, and the form keeps what was typed', async () => {
  const message = 'This code is wrong. Please ask the renter to show it again.'
  const { dialog, visitor, openForm } = await openDetails(accepted, NONE, [
    { status: 422, body: { message, errors: [{ field: 'code', message }] } },
  ])
  await openForm()
  await fill(visitor, dialog.getByLabelText(/^Renter's code/), '1111')
  await fill(visitor, dialog.getByLabelText(/^Condition/), 'Clean')
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  const alerts = await dialog.findAllByRole('alert')
  expect(alerts.map(({ textContent }) => textContent)).toEqual([message])
  const code = dialog.getByLabelText<HTMLInputElement>(/^Renter's code/)
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(code)
  expect(code.value).toBe('1111')
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Condition/).value).toBe('Clean')
  await fill(visitor, code, '1112')
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('a rejected part is named at the list of parts', async () => {
  const message = 'Please use at most 60 characters'
  const { dialog, visitor, openForm } = await openDetails(accepted, NONE, [
    { status: 422, body: { message, errors: [{ field: 'parts.1', message }] } },
  ])
  await openForm()
  await fill(visitor, dialog.getByLabelText(/^Included parts/), 'Lens')
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
  expect(dialog.getByLabelText(/^Included parts/).getAttribute('aria-invalid')).toBe('true')
})

test('another rejection is shown above the buttons of the form', async () => {
  const message = 'This booking is completed now. Please look at it again.'
  const { dialog, visitor, openForm } = await openDetails(accepted, NONE, [
    { status: 409, body: { message } },
  ])
  await openForm()
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(message)).toBeTruthy()
})

test('the owner is not asked for a code of a stage that has taken place', async () => {
  const active: Booking = { ...accepted, state: 'active', may: ['completed'] }
  const { dialog, visitor, openForm } = await openDetails(active, {
    ...NONE,
    mayRecord: ['start', 'end'],
  })
  await openForm()
  expect(dialog.queryByLabelText(/^Renter's code/)).toBeNull()
  await visitor.click(dialog.getAllByRole('button', { name: 'Back' })[0]!)
  await openForm('Record Return')
  expect(dialog.getByLabelText(/^Renter's code/)).toBeTruthy()
  expect(dialog.getByLabelText(/^Returned parts/)).toBeTruthy()
})

test('a typed code is not sent once the handover has taken place and its field is gone', async () => {
  const message = 'This code is wrong. Please ask the renter to show it again.'
  const active: Booking = { ...accepted, state: 'active', may: ['completed'] }
  const { dialog, visitor, sent, openForm } = await openDetails(accepted, NONE, [
    { status: 422, body: { message, errors: [{ field: 'code', message }] }, booking: active },
    { body: NONE },
  ])
  await openForm()
  await fill(visitor, dialog.getByLabelText(/^Renter's code/), '1111')
  await fill(visitor, dialog.getByLabelText(/^Condition/), 'Clean')
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dialog.queryByLabelText(/^Renter's code/)).toBeNull())
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent(RECORD).map(({ body }) => body)).toEqual([
      { stage: 'start', code: '1111', note: 'Clean' },
      { stage: 'start', note: 'Clean' },
    ])
  )
})

test.each(['Record Handover', 'Record Return'] as const)(
  'the form that "%s" opens is named by its heading, which receives the focus',
  async (name) => {
    const active: Booking = { ...accepted, state: 'active', may: ['completed'] }
    const { dialog, openForm } = await openDetails(active, { ...NONE, mayRecord: ['start', 'end'] })
    await openForm(name)
    const form = within(dialog.getByRole('form', { name }))
    expect(document.activeElement).toBe(form.getByRole('heading', { name }))
  }
)

test('a form whose code did not load leaves the conversation as it is, and opens at the next press', async () => {
  const code = document.createElement('meta')
  code.name = 'code:handover_form'
  code.content = '/assets/handover_form.js'
  document.head.append(code)
  onTestFinished(() => code.remove())
  let isBroken = true
  const { dialog, visitor, openForm } = await openDetails(collecting, NONE, [], {
    'GET /assets/handover_form.js': () => ({ status: isBroken ? 503 : 200 }),
  })
  await visitor.click(await dialog.findByRole('button', { name: 'Record Handover' }))
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Canon EOS R6 · Asha' })).toBeTruthy()
  isBroken = false
  await openForm()
})

test('a return records what was given back of the deposit that was paid', async () => {
  const active: Booking = { ...accepted, state: 'active', may: ['completed'] }
  const paid: HandoverRecord = { ...depositRecord, depositAmount: '6000.00' }
  const handover: Handover = { ...NONE, records: [paid], mayRecord: ['end'] }
  const { dialog, visitor, sent } = await openDetails(active, handover, [{ body: handover }])
  await visitor.click(await dialog.findByRole('button', { name: 'Record Return' }))
  await visitor.click(await dialog.findByLabelText('Yes, all of ₹6,000'))
  await visitor.click(dialog.getByLabelText('Not all of it'))
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  const amount = dialog.getByLabelText('Deposit given back (₹)')
  expect(sent(RECORD)).toEqual([])
  await fill(visitor, amount, '4,000')
  await fill(visitor, dialog.getByLabelText(/^Why was a part kept/), 'Lens cap lost')
  await visitor.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent(RECORD).map(({ body }) => body)).toEqual([
      { stage: 'end', depositReturned: '4000', depositNote: 'Lens cap lost' },
    ])
  )
})
