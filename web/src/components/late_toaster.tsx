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
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const [plain, setPlain] = useState<ShownNotice>()

  useEffect(() => {
    if (Toaster) return
    const load = () =>
      void loadToaster().then(
        (loaded) => setToaster(() => loaded.Toaster),
        // The next touch asks again.
        () => setPlain(currentToasts().find(({ isOpen }) => isOpen))
      )
    const onTouch = () => {
      if (plain) dismissToast(plain.id)
      setPlain(undefined)
      setTimeout(load, AFTER_TOUCH_MS)
    }
    const stopListening = listenToToasts(load)
    for (const touch of TOUCHES) document.addEventListener(touch, onTouch)
    if (currentToasts().length > 0) load()
    return () => {
      stopListening()
      for (const touch of TOUCHES) document.removeEventListener(touch, onTouch)
    }
  }, [Toaster, plain])

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
