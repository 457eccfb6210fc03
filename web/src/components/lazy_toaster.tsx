import { useEffect, useState, type ComponentType } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { fetchCode } from '@/lib/build/fetch_code'
import { selectOpenToast, toastClosed, type ShownNotice } from '@/lib/toasts/toasts_slice'

const loadToaster = async () => {
  await fetchCode('toaster')
  return import('@/components/toaster')
}

/**
 * Delay between a touch and the fetch of the toaster's code, in milliseconds: longer than a touch's own code, such as a
 * dialog, takes on a slow network.
 */
const AFTER_TOUCH_MS = 3_000

/**
 * The toaster, whose code is loaded after the first touch of the page: most notices respond to user actions, and a notice
 * about a lost connection needs the code in advance. If the code cannot be loaded, the notice is shown as plain text until
 * the next touch.
 */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const [touches, setTouches] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const notice = useSelector(selectOpenToast)
  const isWanted = touches > 0 || notice !== undefined
  const isLoaded = Toaster !== null

  useEffect(() => {
    if (isLoaded) return
    let timer: number | undefined
    const onTouch = () => {
      setFailed(false)
      clearTimeout(timer)
      timer = window.setTimeout(() => setTouches((count) => count + 1), AFTER_TOUCH_MS)
    }
    for (const touch of TOUCHES) document.addEventListener(touch, onTouch)
    return () => {
      clearTimeout(timer)
      for (const touch of TOUCHES) document.removeEventListener(touch, onTouch)
    }
  }, [isLoaded])

  // Each touch and each notice retries a failed load.
  useEffect(() => {
    if (isLoaded || !isWanted) return
    let isOutdated = false
    loadToaster().then(
      (loaded) => isOutdated || setToaster(() => loaded.Toaster),
      () => isOutdated || setFailed(true)
    )
    return () => void (isOutdated = true)
  }, [isLoaded, isWanted, touches, notice?.id])

  if (Toaster) return <Toaster />
  return hasFailed && notice && <PlainNotice notice={notice} />
}

/** A notice as plain text, in the place of the toaster. The next touch closes it. */
function PlainNotice({ notice: { id, title, description } }: { notice: ShownNotice }) {
  const dispatch = useDispatch()

  useEffect(() => {
    const close = () => void dispatch(toastClosed({ id }))
    for (const touch of TOUCHES) document.addEventListener(touch, close)
    return () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, close)
    }
  }, [dispatch, id])

  return (
    <p
      role="alert"
      data-notices
      className="fixed inset-x-1 top-[env(safe-area-inset-top)] z-60 mt-1 rounded-card bg-danger p-3 text-on-danger lg:top-16"
    >
      <strong className="block">{title}</strong>
      {description}
    </p>
  )
}

const TOUCHES = ['pointerdown', 'keydown']
