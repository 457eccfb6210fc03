import { act, fireEvent, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDragOrder } from '@/features/media/hooks/use_drag_order'

let under: Element | null = null

// jsdom has no layout.
beforeEach(() => {
  const photo = document.createElement('li')
  photo.dataset.photo = 'b'
  under = photo.appendChild(document.createElement('img'))
  document.elementFromPoint = () => under
})

type Press = { isHandle?: boolean; pointerType?: string; button?: number }

function press({ isHandle = false, pointerType = 'mouse', button = 0 }: Press = {}) {
  const onDrop = vi.fn()
  const preventDefault = vi.fn()
  const { result } = renderHook(() => useDragOrder(onDrop))
  const event = { button, pointerType, clientX: 100, clientY: 100, preventDefault }
  act(() => result.current.start('a', isHandle)(event as never as PointerEvent<HTMLElement>))
  return { onDrop, preventDefault, dragged: () => result.current.draggedId }
}
const move = (clientX: number) => fireEvent.pointerMove(window, { clientX, clientY: 100 })

test('a photo dragged over another is dropped there', () => {
  const { onDrop, dragged } = press()
  move(106)
  expect(dragged()).toBe('a')
  expect(onDrop).toHaveBeenCalledExactlyOnceWith('a', 'b')
})

test('a pointer move of five pixels starts no drag', () => {
  const { onDrop, dragged } = press()
  move(105)
  expect(dragged()).toBeNull()
  expect(onDrop).not.toHaveBeenCalled()
})

test.each(['itself', 'no photo'])('a photo dragged over %s keeps its position', (over) => {
  const { onDrop, dragged } = press()
  if (over === 'itself') under!.closest('li')!.dataset.photo = 'a'
  else under = null
  move(150)
  expect(dragged()).toBe('a')
  expect(onDrop).not.toHaveBeenCalled()
})

test.each(['pointerUp', 'pointerCancel'] as const)('%s ends a drag', (end) => {
  const { onDrop, dragged } = press()
  move(150)
  fireEvent[end](window)
  move(200)
  expect(dragged()).toBeNull()
  expect(onDrop).toHaveBeenCalledOnce()
})

test.each([
  ['a finger on the handle', { pointerType: 'touch', isHandle: true }],
  ['a pen on the picture', { pointerType: 'pen' }],
])('%s starts a drag', (_, pressed) => {
  const { onDrop, preventDefault } = press(pressed)
  move(150)
  expect(onDrop).toHaveBeenCalledOnce()
  expect(preventDefault).toHaveBeenCalledOnce()
})

test.each([
  ['a finger on the picture', { pointerType: 'touch' }],
  ['the right mouse button', { button: 2 }],
])('%s starts no drag', (_, pressed) => {
  const { onDrop, preventDefault } = press(pressed)
  move(150)
  expect(onDrop).not.toHaveBeenCalled()
  expect(preventDefault).not.toHaveBeenCalled()
})
