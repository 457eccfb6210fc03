import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { isComposing } from '@/lib/text/is_composing'

/**
 * The props of a dialog's panel that close it on an unhandled Escape. Radix dispatches the key to the topmost layer only, and
 * that may be a notice that ignores the key.
 */
export function closedByEscape(close: () => void) {
  return {
    'data-closed-by-escape': true,
    // Escape that ends the composition of a word closes nothing.
    'onEscapeKeyDown': (event: KeyboardEvent) => {
      if (isComposing(event)) event.preventDefault()
    },
    'onKeyDown': (event: ReactKeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Prevents the dialog below this one from closing too.
      event.preventDefault()
      close()
    },
  }
}

/** Whether the key was pressed in a dialog that is open and not closing. */
export function isInDialog({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('[data-closed-by-escape][data-state=open]') !== null
  )
}
