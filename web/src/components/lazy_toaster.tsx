import { useEffect, useState, type ComponentType } from 'react'
import {
  currentToasts,
  dismissToast,
  listenToToasts,
  type ShownNotice,
} from '@/components/toast_queue'
import { fetchCode } from '@/lib/build/fetch_code'

const loadToaster = async () => {
  await fetchCode('toaster')
  return import('@/components/toaster')
}

/** Delay between a touch and the fetch of the toaster's code, which yields to requests of the touch, in milliseconds. */
const AFTER_TOUCH_MS = 1_000

/**
 * The toaster, whose code is loaded after the first touch of the page: most notices respond to user actions, and a notice
 * about a lost connection needs the code in advance. If the code cannot be loaded, the notice is shown as plain text until
 * the next touch.
 */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const [plain, setPlain] = useState<ShownNotice>()

  useEffect(() => {
    if (Toaster) return
    let isUnmounted = false
    let timer: number | undefined
    let shown: ShownNotice | undefined
    const show = (notice: ShownNotice | undefined) => {
      shown = notice
      setPlain(notice)
    }
    const load = () =>
      void loadToaster().then(
        (loaded) => isUnmounted || setToaster(() => loaded.Toaster),
        // The next touch retries.
        () => isUnmounted || show(currentToasts().find(({ isOpen }) => isOpen))
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
      isUnmounted = true
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
