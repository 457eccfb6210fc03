import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * For the panel of a dialog: closes it by an Escape that nothing took. Radix gives the key to what opened last, and that may
 * be a notice, which lets it pass.
 */
export function closedByEscape(close: () => void) {
  return {
    'data-closed-by-escape': true,
    'onKeyDown': (event: ReactKeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // A dialog behind this one is not meant.
      event.preventDefault()
      close()
    },
  }
}

/** Whether the key was pressed in such a dialog, and that is not on its way out. */
export function isInDialog({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('[data-closed-by-escape][data-state=open]') !== null
  )
}
