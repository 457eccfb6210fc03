import { Toast as Radix } from 'radix-ui'
import { useEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { Toast } from '@/components/toast'
import {
  NOTICE_MS,
  selectOpenToast,
  selectToasts,
  toastClosed,
  type ToastsState,
} from '@/lib/toasts/toasts_slice'
import { classes } from '@/lib/classes'
import { common } from '@/messages/common'

/**
 * Shows notices for five seconds each; a swipe of 50 px to the right dismisses one. On phones they are over the header: below it
 * they would cover the next step of a card, and at the bottom a form's submit button. In a conversation that fills the screen they are
 * over the first messages in view, since its header has the way back (`[data-notices]` in the styles).
 */
export function Toaster() {
  const notices = useSelector(selectToasts)
  useCloseUnderOverlays()

  return (
    // One provider for each notice: a notice that closes while hovered or focused would pause the timer of the next one forever.
    <Radix.Provider
      key={notices[0]?.id}
      duration={NOTICE_MS}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {notices.map((notice) => (
        <Toast key={notice.id} {...notice} />
      ))}
      <Radix.Viewport
        label={common.notifications}
        data-notices
        className={classes(
          'fixed inset-x-0 top-[env(safe-area-inset-top)] z-60 flex max-h-screen w-full flex-col p-1 outline-none',
          'sm:left-auto sm:max-w-[420px] sm:p-4 lg:top-16'
        )}
      />
    </Radix.Provider>
  )
}

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * Closes the open notice when a dialog or menu opens: it would cover its controls. A notice that came after the last press stays,
 * since it may belong to the overlay.
 */
function useCloseUnderOverlays() {
  const store = useStore<ToastsState>()

  useEffect(() => {
    let openAtPress: string | undefined
    const onPress = () => void (openAtPress = selectOpenToast(store.getState())?.id)
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      const open = selectOpenToast(store.getState())
      if (open && open.id === openAtPress && added.some(isOverlay))
        store.dispatch(toastClosed({ id: open.id }))
    })
    observer.observe(document.body, { childList: true })
    for (const press of PRESSES) document.addEventListener(press, onPress, true)
    return () => {
      observer.disconnect()
      for (const press of PRESSES) document.removeEventListener(press, onPress, true)
    }
  }, [store])
}

const PRESSES = ['pointerdown', 'keydown']

function isOverlay(node: Node) {
  if (!(node instanceof Element)) return false
  return node.matches(OVERLAYS) || node.querySelector(OVERLAYS) !== null
}
