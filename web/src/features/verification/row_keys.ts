import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/**
 * Keys of a list of rows, which act only while the focus is within one: up and down, or k and j, go to the row before and
 * behind; another key presses the row's button that bears it as `aria-keyshortcuts`. On the list itself, up and down begin
 * at `place`, between two rows.
 */
export function rowKeys(event: KeyboardEvent<HTMLElement>, place: number): void {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return
  // What is typed in a row's dialog arrives here too, but on the page the dialog stands in no row.
  const row = target.closest<HTMLElement>('[data-document]')
  if (!row && target !== currentTarget) return

  const step = STEPS[key.length === 1 ? key.toLowerCase() : key]
  if (step) {
    event.preventDefault()
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-document]')]
    const from = row ? rows.indexOf(row) : place - (step > 0 ? 1 : 0)
    return rows[from + step]?.focus()
  }
  if (!row) return
  // On a button of the row, Enter is that button's.
  if (event.repeat || (key === 'Enter' && target !== row)) return
  const name = key.length === 1 ? key.toUpperCase() : key
  const button = [...row.querySelectorAll('button')].find(
    (each) => each.getAttribute('aria-keyshortcuts') === name
  )
  if (!button || button.disabled) return
  event.preventDefault()
  button.click()
}
