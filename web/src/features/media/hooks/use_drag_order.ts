import { useState, type PointerEvent } from 'react'

const NUDGE_PX = 6

/**
 * Drag and drop of `[data-photo]` elements by mouse, pen or touch. Touch drags by the handle only, so that the pictures
 * still scroll the page.
 */
export function useDragOrder(onDrop: (id: string, overId: string) => void) {
  const [draggedId, setDraggedId] = useState<string | null>(null)

  const start = (id: string, isHandle: boolean) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.pointerType === 'touch' && !isHandle)) return
    event.preventDefault()
    const tracker = new AbortController()
    const { clientX, clientY } = event
    const options = { signal: tracker.signal }

    const move = (pointer: globalThis.PointerEvent) => {
      const distance = Math.hypot(pointer.clientX - clientX, pointer.clientY - clientY)
      if (distance < NUDGE_PX) return
      setDraggedId(id)
      const overId = photoUnder(pointer)
      if (overId && overId !== id) onDrop(id, overId)
    }
    const stop = () => {
      tracker.abort()
      setDraggedId(null)
    }
    window.addEventListener('pointermove', move, options)
    window.addEventListener('pointerup', stop, options)
    window.addEventListener('pointercancel', stop, options)
  }

  return { draggedId, start }
}

function photoUnder({ clientX, clientY }: globalThis.PointerEvent) {
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-photo]')
  return under?.dataset.photo
}
