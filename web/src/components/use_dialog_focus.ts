import { useRef } from 'react'

/**
 * Gives the focus back to what opened a dialog, which Radix does by itself only for a trigger of its own; where that is gone,
 * to what it stood in. `onto: 'panel'` takes it to the panel rather than to its first control: a button's tooltip would take
 * the first Escape for itself.
 */
export function useDialogFocus(onto: 'panel' | 'control') {
  const opener = useRef<Element | null>(null)
  const around = useRef<Element | null>(null)

  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      around.current = opener.current?.parentElement?.closest('[tabindex]') ?? null
      if (onto === 'control') return
      event.preventDefault()
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = opener.current?.isConnected ? opener.current : around.current
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
