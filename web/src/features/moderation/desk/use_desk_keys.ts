import { useEffect, type RefObject } from 'react'

type Queue = { tickets: readonly string[]; chosen: string; open: (ticket: string) => void }

/**
 * The keys of the queue: J and K open the next and the previous report, and another letter presses the control with a matching
 * `aria-keyshortcuts`. A key that is typed into a field, or pressed in a dialog, is left alone.
 */
export function useDeskKeys(area: RefObject<HTMLElement | null>, { tickets, chosen, open }: Queue) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
      const target = event.target instanceof Element ? event.target : document.body
      if (
        target.closest(
          'input:not([type=radio], [type=checkbox]), textarea, select, [role=dialog], [role=alertdialog]'
        )
      )
        return
      const key = event.key.toUpperCase()
      const step = { J: 1, K: -1 }[key]
      const next = step && tickets[chosen ? tickets.indexOf(chosen) + step : 0]
      if (next) open(next)
      else if (!step)
        area.current
          ?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
          ?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [area, tickets, chosen, open])
}
