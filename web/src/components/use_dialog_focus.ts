import { useRef } from 'react'

/**
 * Restores the focus to the element that opened a dialog, or to its focusable ancestor if it was removed; Radix does so only
 * for its own triggers. With `onto: 'panel'` the panel receives the initial focus rather than its first control, whose tooltip
 * would handle the first Escape.
 */
export function useDialogFocus(onto: 'panel' | 'control') {
  const opener = useRef<Element | null>(null)
  const ancestor = useRef<Element | null>(null)

  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      ancestor.current = opener.current?.parentElement?.closest('[tabindex]') ?? null
      if (onto === 'control') return
      event.preventDefault()
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = opener.current?.isConnected ? opener.current : ancestor.current
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
