import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { Toast } from '@/components/toast'
import { currentToasts, listenToToasts } from '@/components/toast_queue'
import { everywhere } from '@/messages/everywhere'

/**
 * Where notices appear: five seconds each, swiped away to the right by 50 px. Beside a form's last line they would lie on
 * the button that was just pressed; so where there is room they hang below the header.
 */
export function Toaster() {
  const notices = useSyncExternalStore(listenToToasts, currentToasts)

  return (
    // One for each notice: closed under a pointer or by a key, it would take the clock of the next to stand still for ever.
    <Radix.Provider key={notices[0]?.id} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {notices.map((notice) => (
        <Toast key={notice.id} {...notice} />
      ))}
      <Radix.Viewport
        label={everywhere.notifications}
        data-notices
        className="above-bar fixed inset-x-0 z-60 flex max-h-screen w-full flex-col p-4 outline-none sm:top-30 sm:bottom-auto sm:left-auto sm:max-w-[420px] lg:top-16"
      />
    </Radix.Provider>
  )
}
