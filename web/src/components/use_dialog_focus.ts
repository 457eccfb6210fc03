import { useRef } from 'react'

/** The panel of a dialog, its first control or its first text field. */
export type InitialFocus = 'panel' | 'control' | 'field'

/**
 * Restores the focus to the element that opened a dialog, or to its focusable ancestor if it was removed; Radix does so only
 * for its own triggers. With `onto: 'panel'` the panel receives the initial focus rather than its first control, whose tooltip
 * would handle the first Escape.
 */
export function useDialogFocus(onto: InitialFocus) {
  const opener = useRef<Element | null>(null)
  const ancestor = useRef<Element | null>(null)

  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      ancestor.current = opener.current?.parentElement?.closest('[tabindex]') ?? null
      if (onto === 'control') return
      event.preventDefault()
      const panel = event.currentTarget
      if (!(panel instanceof HTMLElement)) return
      const target = onto === 'field' ? panel.querySelector('input') : panel
      target?.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // It comes a moment after the dialog is gone: a member who pressed a key meanwhile keeps the place that the key led to.
      if (document.activeElement !== document.body) return
      const target = opener.current?.isConnected ? opener.current : ancestor.current
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
