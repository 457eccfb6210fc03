import type { Booking } from '@saajha/contract/booking'
import type { Handover } from '@saajha/contract/handover'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  accepted,
  emptyRecord,
  NONE,
  openDetails,
  RECORD,
} from '@/features/bookings/handover/tests/open_details'
import { chooseInMenu } from '@/tests/booking_menu'
import { fill } from '@/tests/fill'

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
    [
      'its stage can no longer be recorded',
      { ...accepted, state: 'completed', may: [] },
      { ...NONE, mayRecord: ['end'] },
    ],
  ] satisfies [string, Booking, Handover][])(
    'leaves this browser once %s',
    async (_, booking, handover) => {
      await type(accepted, NONE)
      fireEvent(window, new Event('pagehide'))
      expect(JSON.stringify(localStorage)).toContain('Clean')
      cleanup()
      await openDetails(booking, handover)
      await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Clean'))
    }
  )

  const reported: Booking = {
    ...accepted,
    noShowReportedBy: 'renter',
    noShowContestUntil: '2099-12-06T04:30:00.000Z',
  }
  const contested = { ...reported, noShowContestedAt: '2099-12-05T04:30:00.000Z' }

  test.each([
    ['while it is open whether the rental took place', reported],
    ['if its stages were read before a report was contested', contested],
    ['if its stages were read before a report was withdrawn', accepted],
    ['if its stages were read before the item was handed over', { ...contested, state: 'active' }],
  ] satisfies [string, Booking][])('stays %s', async (_, booking) => {
    await type(accepted, NONE)
    fireEvent(window, new Event('pagehide'))
    cleanup()
    const record = { ...emptyRecord, by: 'renter' as const, note: 'Not there' }
    const { dialog } = await openDetails(booking, { ...NONE, records: [record], mayRecord: [] })
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
