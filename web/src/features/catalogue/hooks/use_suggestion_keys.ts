import { useEffect, type RefObject } from 'react'
import type { SuggestionLine } from '@/features/catalogue/suggestion_groups'
import { isComposing } from '@/lib/text/is_composing'

/** A line of the list; the one without a target removes the recent searches. */
export type ChosenLine = Omit<SuggestionLine, 'target'> & {
  target?: SuggestionLine['target']
  id: string
  choose: () => void
}

type Keys = {
  input: RefObject<HTMLInputElement | null>
  lines: readonly ChosenLine[]
  activeId: string | null
  onActive: (id: string | null) => void
  onClose: () => void
}

/** Arrow keys cycle through the lines and the input; Enter chooses the active line. */
export function useSuggestionKeys({ input, lines, activeId, onActive, onClose }: Keys) {
  useEffect(() => {
    const box = input.current
    const press = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      const at = lines.findIndex(({ id }) => id === activeId)
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        onActive(lines[stepped(at, event.key === 'ArrowDown' ? 1 : -1, lines.length)]?.id ?? null)
      } else if (event.key === 'Enter' && at >= 0) {
        event.preventDefault()
        lines[at]?.choose()
      } else if (event.key === 'Enter' || event.key === 'Tab') onClose()
    }
    box?.addEventListener('keydown', press)
    return () => box?.removeEventListener('keydown', press)
  })

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
}

/** The next index; the input (-1) is between the last line and the first. */
function stepped(at: number, by: 1 | -1, count: number) {
  const places = count + 1
  return ((at + 1 + by + places) % places) - 1
}
