import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

type Row = Pick<ReturnType<typeof within>, 'getByRole'>

/** Chooses an action in the menu of a booking, whose row or card is given; returns the dialog that it opens. */
export async function chooseInMenu(visitor: UserEvent, row: Row, action: string) {
  await visitor.click(row.getByRole('button', { name: /^More for / }))
  await visitor.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}
