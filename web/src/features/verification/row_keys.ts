import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/**
 * Keyboard shortcuts of a list of rows, active only while the focus is in a row: up and down, or k and j, move to the
 * previous and next row; another key presses the row's button with a matching `aria-keyshortcuts`. With the focus on
 * the list itself, up and down start at `position`, an index between two rows.
 */
export function rowKeys(event: KeyboardEvent<HTMLElement>, position: number): void {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return
  // React events of a row's dialog bubble here too, but in the DOM the dialog is outside every row.
  const row = target.closest<HTMLElement>('[data-document]')
  if (!row && target !== currentTarget) return

  const step = STEPS[key.length === 1 ? key.toLowerCase() : key]
  if (step) {
    event.preventDefault()
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-document]')]
    const from = row ? rows.indexOf(row) : position - (step > 0 ? 1 : 0)
    return rows[from + step]?.focus()
  }
  if (!row) return
  // Enter on a button of the row belongs to that button.
  if (key === 'Enter' && target !== row) return
  pressShortcut(event, row)
}

/** Presses the button inside `container` whose `aria-keyshortcuts` contain the key; ignores modifiers and key repeat. */
export function pressShortcut(event: KeyboardEvent, container: HTMLElement): void {
  const { key, repeat, ctrlKey, altKey, metaKey } = event
  if (repeat || ctrlKey || altKey || metaKey) return
  const name = key.length === 1 ? key.toUpperCase() : key
  const button = [...container.querySelectorAll('button')].find((each) =>
    each.getAttribute('aria-keyshortcuts')?.split(' ').includes(name)
  )
  if (!button || button.disabled) return
  event.preventDefault()
  button.click()
}
