import type { Booking } from '@saajha/contract/booking'
import type { Handover, HandoverRecord } from '@saajha/contract/handover'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openConversation } from '@/tests/open_conversation'
import {
  accepted,
  collecting,
  NONE,
  openDetails,
  READ,
  RECORD,
} from '@/features/bookings/handover/tests/open_details'
import { requested } from '@/tests/booking'
import { chooseInMenu } from '@/tests/booking_menu'
import { rented } from '@/tests/conversation'
import { fill } from '@/tests/fill'

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

test('the record of the other member appears after 15 seconds, without a touch of the page', async () => {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const record: HandoverRecord = {
    ...{ stage: 'start', by: 'owner', isCodeConfirmed: false, parts: [], depositNote: null },
    ...{ note: 'Scratch on the hood', imageUrls: [], recordedAt: '2099-12-03T04:30:00.000Z' },
  }
  let stored = NONE
  const { dialog } = await openDetails(collecting, NONE, [], { [READ]: () => ({ body: stored }) })
  await dialog.findByRole('button', { name: 'Record Handover' })
  stored = { ...NONE, records: [record] }
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await dialog.findByText('Scratch on the hood')).toBeTruthy()
})

test('an owner records a handover with the code of the renter', async () => {
  const recorded: Handover = {
    ...NONE,
    records: [
      {
        stage: 'start',
        by: 'owner',
        isCodeConfirmed: true,
        parts: ['Charger', 'Two batteries'],
        depositNote: '5,000 in cash',
        note: 'Scratch on the hood',
        imageUrls: [],
        recordedAt: '2099-12-03T04:30:00.000Z',
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
  const record: HandoverRecord = {
    ...{ stage: 'start', by: 'renter', isCodeConfirmed: false, parts: [], depositNote: null },
    ...{ note: null, imageUrls: [], recordedAt: '2099-12-03T04:30:00.000Z' },
    ...{ depositWay: 'cash', depositAmount: '4000.00' },
  }
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

describe('what is typed in the form of a handover', () => {
  const condition = () => screen.getByLabelText<HTMLTextAreaElement>(/^Condition/).value
  const restored = () => screen.queryByText(/^We restored your draft from /)

  /** Types a condition into the form. */
  async function type(...details: Parameters<typeof openDetails>) {
    const opened = await openDetails(...details)
    await opened.openForm()
    await fill(opened.visitor, opened.dialog.getByLabelText(/^Condition/), 'Clean')
    return opened
  }

  /** Opens the form of the closed dialog again. */
  async function openAgain({ visitor }: Awaited<ReturnType<typeof type>>) {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await chooseInMenu(visitor, screen, 'Details')
    await visitor.click(await screen.findByRole('button', { name: 'Hand Over' }))
    await screen.findByRole('button', { name: 'Save' })
  }

  test.each(['Escape', 'the close button', 'Back'] as const)(
    'is there again after %s has closed the dialog, without a question',
    async (closing) => {
      const opened = await type(accepted, NONE)
      if (closing === 'Escape') await opened.visitor.keyboard('{Escape}')
      if (closing === 'Back') await act(() => opened.router.navigate(-1))
      if (closing === 'the close button')
        await opened.visitor.click(opened.dialog.getByRole('button', { name: 'Close' }))
      await openAgain(opened)
      expect(condition()).toBe('Clean')
      expect(restored()).toBeTruthy()
    }
  )

  test('is there again after the phone has discarded the page', async () => {
    await type(accepted, NONE)
    fireEvent(window, new Event('pagehide'))
    expect(JSON.stringify(localStorage)).toContain('Clean')
    cleanup()
    const { openForm } = await openDetails(accepted, NONE)
    await openForm()
    expect(condition()).toBe('Clean')
  })

  test('is kept without the code, since a wrong one counts', async () => {
    const opened = await type(accepted, NONE)
    await fill(opened.visitor, screen.getByLabelText(/^Renter's code/), '1234')
    await opened.visitor.keyboard('{Escape}')
    await openAgain(opened)
    expect(condition()).toBe('Clean')
    expect(screen.getByLabelText<HTMLInputElement>(/^Renter's code/).value).toBe('')
  })

  test('is not in the form of the other stage', async () => {
    const active: Booking = { ...accepted, state: 'active', may: ['completed'] }
    const both: Handover = { ...NONE, mayRecord: ['start', 'end'] }
    const { visitor, dialog, openForm } = await type(active, both)
    await visitor.click(dialog.getByRole('button', { name: 'Back' }))
    await openForm('Record Return')
    expect(condition()).toBe('')
    expect(restored()).toBeNull()
  })

  test('is gone after it was discarded', async () => {
    const opened = await type(accepted, NONE)
    await opened.visitor.keyboard('{Escape}')
    await openAgain(opened)
    await opened.visitor.click(screen.getByRole('button', { name: 'Discard' }))
    expect(condition()).toBe('')
    await opened.visitor.keyboard('{Escape}')
    await openAgain(opened)
    expect(condition()).toBe('')
  })

  test('is gone after it was saved', async () => {
    const opened = await type(accepted, NONE, [{ body: NONE }])
    await opened.visitor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    await opened.openForm()
    expect(condition()).toBe('')
  })

  test('is gone after it was saved by a dialog that was closed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const opened = await type(accepted, NONE, [], {
      [RECORD]: () => promise.then(() => ({ status: 201, body: NONE })),
    })
    await opened.visitor.click(screen.getByRole('button', { name: 'Save' }))
    await opened.visitor.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await chooseInMenu(opened.visitor, screen, 'Details')
    const record = await screen.findByRole('button', { name: /Hand Over$/ })
    expect(record, 'while it is being saved').toHaveProperty('disabled', true)
    resolve()
    await waitFor(() => expect(record).toHaveProperty('disabled', false))
    await opened.visitor.click(record)
    await screen.findByRole('button', { name: 'Save' })
    expect(condition()).toBe('')
    expect(restored()).toBeNull()
  })

  test('is there again, after a notice, if a dialog that was closed could not save it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const opened = await type(accepted, NONE, [], {
      [RECORD]: () => promise.then(() => ({ status: 500, body: { message: 'Not now' } })),
    })
    await opened.visitor.click(screen.getByRole('button', { name: 'Save' }))
    await opened.visitor.keyboard('{Escape}')
    resolve()
    expect(await screen.findByText("We couldn't save your record")).toBeTruthy()
    await openAgain(opened)
    expect(condition()).toBe('Clean')
  })

  test.each([
    ['its booking was cancelled', { ...accepted, state: 'cancelled', may: [] }, NONE],
    ['its stage can no longer be recorded', accepted, { ...NONE, mayRecord: [] }],
  ] as const)('leaves this browser once %s', async (_, booking, handover) => {
    await type(accepted, NONE)
    fireEvent(window, new Event('pagehide'))
    expect(JSON.stringify(localStorage)).toContain('Clean')
    cleanup()
    await openDetails(booking as Booking, handover as Handover)
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Clean'))
  })

  test('stays while it is open whether the rental took place', async () => {
    await type(accepted, NONE)
    fireEvent(window, new Event('pagehide'))
    cleanup()
    const reported: Booking = {
      ...accepted,
      noShowReportedBy: 'renter',
      noShowContestUntil: '2099-12-06T04:30:00.000Z',
    }
    const record: HandoverRecord = {
      ...{ stage: 'start', by: 'renter', isCodeConfirmed: false, parts: [], depositNote: null },
      ...{ note: 'Not there', imageUrls: [], recordedAt: '2099-12-03T04:30:00.000Z' },
    }
    const { dialog } = await openDetails(reported, { ...NONE, records: [record], mayRecord: [] })
    await dialog.findByText('Not there')
    cleanup()
    const { openForm } = await openDetails(accepted, NONE)
    await openForm()
    expect(condition()).toBe('Clean')
  })

  test('is kept if it could not be saved', async () => {
    const opened = await type(accepted, NONE, [{ status: 500, body: { message: 'Not now' } }])
    await opened.visitor.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Not now')
    await opened.visitor.keyboard('{Escape}')
    await openAgain(opened)
    expect(condition()).toBe('Clean')
  })
})

test('records of both members say whose they are', async () => {
  const record: Omit<HandoverRecord, 'by'> = {
    stage: 'end',
    isCodeConfirmed: false,
    parts: [],
    depositNote: null,
    note: null,
    imageUrls: [],
    recordedAt: '2099-12-06T04:30:00.000Z',
  }
  const { dialog } = await openDetails(collecting, {
    records: [
      { ...record, by: 'owner', note: 'One battery is missing' },
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

const figures: HandoverRecord = {
  ...{ stage: 'start', by: 'owner', isCodeConfirmed: false, parts: [], depositNote: null },
  ...{ note: null, imageUrls: [], recordedAt: '2099-12-03T04:30:00.000Z' },
  ...{ depositAmount: '5000.00', depositWay: 'upi', depositReturned: null },
}

test('the figures of the deposit of both members stand beside each other', async () => {
  const records = [figures, { ...figures, by: 'renter' as const }]
  const { dialog } = await openDetails(accepted, { ...NONE, records })
  expect(await dialog.findByText('Deposit: Both wrote ₹5,000')).toBeTruthy()
  expect(dialog.queryByText(/^Deposit: You wrote/)).toBeNull()
})

test('different figures of the deposit lead to a report of a problem with the deposit', async () => {
  const records = [figures, { ...figures, by: 'renter' as const, depositAmount: '4500.00' }]
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

test('a return records what was given back of the deposit that was paid', async () => {
  const active: Booking = { ...accepted, state: 'active', may: ['completed'] }
  const paid: HandoverRecord = { ...figures, depositAmount: '6000.00' }
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
