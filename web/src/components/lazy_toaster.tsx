import { useEffect, useState, type ComponentType } from 'react'
import {
  currentToasts,
  dismissToast,
  listenToToasts,
  type ShownNotice,
} from '@/components/toast_queue'
import { fetchCode } from '@/lib/fetch_code'

const loadToaster = async () => {
  await fetchCode('toaster')
  return import('@/components/toaster')
}

/** The toaster's code leaves the network to what a touch opens for this long, in milliseconds. */
const AFTER_TOUCH_MS = 1_000

/**
 * The toaster, whose code comes with the visitor's first touch of the page: what people do is what notices are about, and
 * one that says the connection is gone must not have to be fetched. A notice whose code cannot be loaded is shown as plain
 * text until the next touch.
 */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const [plain, setPlain] = useState<ShownNotice>()

  useEffect(() => {
    if (Toaster) return
    let isOver = false
    let timer: number | undefined
    let shown: ShownNotice | undefined
    const show = (notice: ShownNotice | undefined) => {
      shown = notice
      setPlain(notice)
    }
    const load = () =>
      void loadToaster().then(
        (loaded) => isOver || setToaster(() => loaded.Toaster),
        // The next touch asks again.
        () => isOver || show(currentToasts().find(({ isOpen }) => isOpen))
      )
    const onTouch = () => {
      if (shown) dismissToast(shown.id)
      show(undefined)
      clearTimeout(timer)
      timer = window.setTimeout(load, AFTER_TOUCH_MS)
    }
    const stopListening = listenToToasts(load)
    for (const touch of TOUCHES) document.addEventListener(touch, onTouch)
    if (currentToasts().length > 0) load()
    return () => {
      isOver = true
      clearTimeout(timer)
      stopListening()
      for (const touch of TOUCHES) document.removeEventListener(touch, onTouch)
    }
  }, [Toaster])

  if (Toaster) return <Toaster />
  return (
    plain && (
      <p
        role="alert"
        className="above-bar fixed inset-x-4 z-60 rounded-card bg-danger p-4 text-on-danger"
      >
        <strong className="block">{plain.title}</strong>
        {plain.description}
      </p>
    )
  )
}

const TOUCHES = ['pointerdown', 'keydown']
