import { useRef } from 'react'

/** Takes the focus to a dialog that opens without a trigger of its own, and back to what opened it. */
export function useViewerFocus() {
  const opener = useRef<Element | null>(null)

  return {
    // Not to its first button: that one's tooltip would take the first Escape for itself.
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault()
      opener.current = document.activeElement
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
