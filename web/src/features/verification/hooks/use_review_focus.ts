import { useCallback, useRef } from 'react'

/**
 * Keeps the focus in the list when its buttons and rows unmount. A decision moves the focus to the row, where a second key
 * press has no effect; a removed row passes it to the list, where the position is stored for the arrow keys.
 */
export function useReviewFocus(staysListed: (id: string) => boolean) {
  const list = useRef<HTMLDivElement>(null)
  const position = useRef(0)

  const onDecided = useCallback((id: string) => {
    const row = list.current?.querySelector<HTMLElement>(`[data-document="${id}"]`)
    row?.focus({ preventScroll: true })
  }, [])

  const beforeRelease = () => {
    const focused = list.current?.querySelector<HTMLElement>('[data-document]:focus-within')
    if (!focused || staysListed(focused.dataset.document!)) return
    const rows = [...list.current!.querySelectorAll<HTMLElement>('[data-document]')]
    const before = rows.slice(0, rows.indexOf(focused))
    position.current = before.filter((row) => staysListed(row.dataset.document!)).length
    list.current!.focus({ preventScroll: true })
  }

  return { list, position, onDecided, beforeRelease }
}
