import { useEffect, useState, type ComponentType } from 'react'
import { currentToasts, listenToToasts } from '@/components/toast_queue'

/**
 * The toaster, whose code comes with the visitor's first touch of the page: what people do is what notices are about, and
 * one that says the connection is gone must not have to be fetched.
 */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (Toaster) return
    const load = () =>
      void import('@/components/toaster').then(
        (loaded) => setToaster(() => loaded.Toaster),
        // The next touch asks again.
        () => {}
      )
    const stopListening = listenToToasts(load)
    for (const touch of TOUCHES) document.addEventListener(touch, load)
    if (currentToasts().length > 0) load()
    return () => {
      stopListening()
      for (const touch of TOUCHES) document.removeEventListener(touch, load)
    }
  }, [Toaster])

  return Toaster && <Toaster />
}

const TOUCHES = ['pointerdown', 'keydown']
